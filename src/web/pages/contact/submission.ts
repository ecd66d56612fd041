import type { ContactMessage } from '#contract/contact-message.ts'

/** One sending: a second try of the same text is the same one, so that the server keeps the message once. */
export interface Submission {
  readonly id: string
  readonly text: string
}

export function submissionOf(message: ContactMessage, before: Submission | null): Submission {
  const text = JSON.stringify(message)
  return before?.text === text ? before : { id: newId(), text }
}

/** 128 random bits in hex. `crypto.randomUUID` is missing where the site is opened without https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
