/** How the running site is: one report, read by the page, the metrics, /readyz, the commands and the alerts. */

export { openAdmin } from './admin.ts'
export { healthReader, rememberFirstStart, siteWordReader } from './health.ts'
export { MAILED_KINDS } from './mailed-kinds.ts'
export type { PriceRow } from './price-row.ts'
export { refusalText } from './price-words.ts'
export type { ReadyReport, SiteWord } from './readyz.ts'
export type { Finding, FindingKind, HealthReport, HealthVerdict } from './report.ts'
export { freeShare } from './snapshot.ts'
