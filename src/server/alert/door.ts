/** Tells the office by mail when something is wrong, and when it is well again. */

export { startAlerts } from './alerts.ts'
