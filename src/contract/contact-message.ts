import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'

/** Limits in characters; docs/product.md, "Contact form". */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const

/** The possible failures. The page and the server each have a Turkish sentence for every failure. */
export type ContactFailure = (typeof FAILURES)[number]

const FAILURES = ['required', 'too-long', 'email', 'phone'] as const

const required = (longest: number) =>
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(longest, 'too-long'))

/**
 * Removes signs and the prefix +90, because browsers fill in formatted numbers. The result has 10 or 11 digits or is
 * empty.
 */
const phone = v.pipe(
  v.string('phone'),
  v.transform((typed) => typed.replaceAll(/[\s().\-/\u00A0\u2010-\u2015]/g, '').replace(/^(?:\+|00)90(?=\d{10}$)/, '')),
  v.regex(/^(?:\d{10,11})?$/, 'phone'),
)

/** The form and the server use this same schema. */
const contactMessageSchema = v.object({
  name: required(CONTACT_LIMITS.name),
  email: v.pipe(required(CONTACT_LIMITS.email), v.email('email')),
  phone: v.optional(phone, ''),
  subject: required(CONTACT_LIMITS.subject),
  message: required(CONTACT_LIMITS.message),
})

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
export type ContactField = keyof ContactMessage

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const satisfies ContactField[]

/** The first failure of every field that has one. */
export type ContactFailures = Readonly<Partial<Record<ContactField, ContactFailure>>>

/** Reads the fields of a form or a request. Anything but an object fails as if all required fields were missing. */
export function readContactMessage(body: unknown): Result<ContactMessage, ContactFailures> {
  const parsed = v.safeParse(contactMessageSchema, typeof body === 'object' && body !== null ? body : {})
  if (parsed.success) return ok(parsed.output)
  const failures: Partial<Record<ContactField, ContactFailure>> = {}
  for (const issue of parsed.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path?.[0]?.key)
    if (field !== undefined) failures[field] ??= FAILURES.find((failure) => failure === issue.message) ?? 'required'
  }
  return fail(failures)
}

/** A hidden field that only robots fill. */
export const HONEYPOT_FIELD = 'website'

export type ContactDraft = Readonly<Partial<Record<ContactField, string>>>

/** A form that was sent without scripts and refused, on its way back to the visitor. */
export interface ReturnedForm {
  readonly typed: ContactDraft
  readonly because:
    | { readonly kind: 'fields'; readonly failures: ContactFailures }
    | { readonly kind: 'refused'; readonly sentence: string }
}

export interface ContactAnswer {
  readonly status: 'success' | 'error'
  readonly message: string
}
