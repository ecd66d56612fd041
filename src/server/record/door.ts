/** The past: what is recorded of the board and of bulletins, and what is read of it. */

export type { BulletinDoubt, BulletinRule } from './bulletin-rules.ts'
export { type Bulletins, openBulletins } from './bulletins.ts'
export { chartData, type ChartParts, type ChartQuestion } from './chart.ts'
export { type ClockTrust, openClockTrust } from './clock-trust.ts'
export { type Closes, keepCloses, previousCloses } from './closes.ts'
export { dailySummary, sellsOf } from './daily-change.ts'
export { startDemoPast } from './demo-past.ts'
export { startMinuteRetention } from './minute-retention.ts'
export { startRecorder } from './recorder.ts'
