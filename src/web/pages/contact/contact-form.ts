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

/** All of them empty. `reset` would bring back what the form was opened with: a draft. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = ''
  }
}
