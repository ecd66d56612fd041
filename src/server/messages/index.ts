/** Contact messages and all emails of the site: intake, storage, delivery and deletion. */

export { type AlertMail, writeUnitFailure } from './alert-emails.ts'
export { startAlerts } from './alerts.ts'
export { auditRecord, haltRecord, singleAct } from './audit.ts'
export { htmlOfText } from './email-text.ts'
export { openInbox, type SubmissionOutcome } from './inbox.ts'
export { type Mailer, openMailer } from './mailer.ts'
export type { RetentionHealth } from './message-retention.ts'
export { allMessages, mailText, messagesCsv } from './messages-csv.ts'
export { type MailHealth, resendMail } from './outbox.ts'
export { refusalSentence, SUBMITTED_SENTENCE } from './refusals.ts'
export type { SubmissionRefusal, SubmitMessage } from './submission.ts'
