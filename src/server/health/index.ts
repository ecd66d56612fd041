/** The health report of the running site. The panel, the metrics, /readyz, the commands and the alerts use it. */

export { openAdmin } from './admin.ts'
export { firstScreen } from './first-screen.ts'
export { healthReader, rememberFirstStart } from './health.ts'
export type { Finding } from './health-check.ts'
export { type FindingKind, MAILED_KINDS } from './checks/check-list.ts'
export type { PriceRow } from './price-row.ts'
export { refusalText } from './price-words.ts'
export type { ReadyReport } from './readyz.ts'
export type { HealthReport, HealthVerdict } from './report.ts'
export type { SetUpItem } from './set-up-list.ts'
export { freeShare } from './snapshot.ts'
