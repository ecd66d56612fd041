/** Messages of visitors: taken in, kept, mailed, and erased when their time is over. */

export { htmlOfText } from './email-text.ts'
export { openInbox, type SubmissionOutcome } from './inbox.ts'
export { mailErrorText } from './mail-error.ts'
export { type Mailer, openMailer } from './mailer.ts'
export type { RetentionHealth } from './message-retention.ts'
export { allMessages, mailText, messagesCsv } from './messages-csv.ts'
export { inQueueAgain, type MailHealth } from './outbox.ts'
export { refusalSentence, SUBMITTED_SENTENCE } from './refusals.ts'
export { MOST_MESSAGES, type SubmissionRefusal, type SubmitMessage } from './submission.ts'
