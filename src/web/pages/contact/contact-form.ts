import {
  CONTACT_FIELDS,
  type ContactFailures,
  type ContactMessage,
  readContactMessage,
} from '#contract/contact-message.ts'
import type { Result } from '#domain/result.ts'

/**
 * The form keeps its own values: what was typed before the scripts arrived, or before a failed sending, stays in the fields.
 * They are read when they are needed.
 */
export function readForm(form: HTMLFormElement): Result<ContactMessage, ContactFailures> {
  const typed = new FormData(form)
  return readContactMessage(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, typed.get(field)])))
}
