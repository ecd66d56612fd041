/** Tells the office by mail when something is wrong, and when it is well again. */

export { openAlertMail } from './alert-mail.ts'
export { startAlerts } from './alerts.ts'
export { writeUnitFailure } from './alert-words.ts'
