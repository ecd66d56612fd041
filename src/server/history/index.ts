/** The past: what is recorded of the board and of bulletins, and what is read of it. */

export { boardThen, type BoardThenParts } from './board-then.ts'
export type { BulletinDoubt, BulletinRule } from './bulletin-rules.ts'
export { type Bulletins, openBulletins } from './bulletins.ts'
export { chartData, type ChartParts, type ChartQuestion } from './chart.ts'
export { type ClockTrust, openClockTrust } from './clock-trust.ts'
export { type Closes, openCloses, previousCloses } from './closes.ts'
export { dailySummary, sellsOf } from './daily-change.ts'
export { startDemoPast } from './demo-past.ts'
export { goldDays, openGoldFixings } from './gold-fixings.ts'
export { startMinuteRetention } from './minute-retention.ts'
export { openRecentDays, type RecentDaysRecord } from './recent-days.ts'
export { type Recorder, startRecorder } from './recorder.ts'
