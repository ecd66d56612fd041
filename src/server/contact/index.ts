/** Messages of visitors: taken in, kept, mailed, and erased when their time is over. */

export { type AcceptMessage, type ContactRefusal, MOST_MESSAGES } from './acceptance.ts'
export type { ContactOutcome } from './contact-outcomes.ts'
export { openContactDesk } from './desk.ts'
export type { RetentionHealth } from './message-retention.ts'
export type { MailHealth } from './outbox.ts'
export { openPostman, type Postman } from './postman.ts'
export { ACCEPTED_SENTENCE, refusalSentence } from './refusals.ts'
