/** Emails the office when something is wrong, and when it is well again. */

export { openAlertMailer, writeUnitFailure } from './alert-emails.ts'
export { recordAct } from './acts.ts'
export { startAlerts } from './alerts.ts'
