/** The past: recording the board and the bulletins, and reading these records. */

export { boardThen } from './board-then.ts'
export { type BulletinDoubt, type BulletinRule, type Bulletins, openBulletins } from './bulletins.ts'
export { chartData, type ChartParts, type ChartQuestion } from './chart-data.ts'
export { type Closes, dailySummary, openCloses, sellsOf } from './closes.ts'
export { startDemoPast } from './demo-past.ts'
export { goldDays, openGoldFixings } from './gold-fixings.ts'
export { marginMeasures } from './margin-measures.ts'
export { openOfficialGold, type OfficialGoldCache } from './official-gold.ts'
export { openRecentDays, type RecentDaysCache } from './recent-days-record.ts'
export { startRecorder } from './recorder.ts'
export { type ClockTrust, openClockTrust, startMinuteRetention } from './retention.ts'
