/** The operator's door, on a listener of its own: is the site well, and its figures. */

export type { Finding, FindingKind } from './finding.ts'
export type { HealthReport } from './health-report.ts'
export type { HeldReport } from './held-report.ts'
export { openAdmin } from './listener.ts'
export { overviewOf, type Verdict } from './overview.ts'
export { vitalsOf } from './vitals.ts'
