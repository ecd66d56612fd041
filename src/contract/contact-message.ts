import * as v from 'valibot'

/** Limits in characters; CONTRACT.md "Contact". */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const

/** Names of failures; the page and the server each have one Turkish sentence for every one of them. */
export type ContactFailure = 'required' | 'too-long' | 'email' | 'phone'

const required = (longest: number) =>
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(longest, 'too-long'))

/** One schema for the form and the server. `phone` is optional: empty, or 10 or 11 digits. */
export const contactMessageSchema = v.object({
  name: required(CONTACT_LIMITS.name),
  email: v.pipe(required(CONTACT_LIMITS.email), v.email('email')),
  phone: v.optional(v.pipe(v.string('phone'), v.trim(), v.regex(/^(?:\d{10,11})?$/, 'phone')), ''),
  subject: required(CONTACT_LIMITS.subject),
  message: required(CONTACT_LIMITS.message),
})

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
export type ContactField = keyof ContactMessage

/** A field that no visitor sees or fills; robots do. */
export const HONEYPOT_FIELD = 'website'

export interface ContactAnswer {
  readonly status: 'success' | 'error'
  readonly message: string
}
