/** The past: what is recorded of the board and of bulletins, and what is read of it. */

export { boardThen } from './board-then.ts'
export { type BulletinDoubt, type BulletinRule, type Bulletins, openBulletins } from './bulletins.ts'
export { chartData, type ChartParts, type ChartQuestion } from './chart.ts'
export { type Closes, dailySummary, openCloses, sellsOf } from './closes.ts'
export { startDemoPast } from './demo-past.ts'
export { goldDays, openGoldFixings } from './gold-fixings.ts'
export { readOfficialDays, recordedMonths, shownBulletins } from './official-days.ts'
export { openOfficialGold, type OfficialGoldCache } from './official-gold.ts'
export { officialYear, yearCsv } from './official-year.ts'
export { openRecentDays, type RecentDaysCache } from './recent-days.ts'
export { startRecorder } from './recorder.ts'
export { type ClockTrust, openClockTrust, startMinuteRetention } from './retention.ts'
