/**
 * The places of the core's pages that capabilities fill, one file each. The build finds the parts by the name of the
 * file, so that a part is in the code of its place and not in that of every page.
 */

export { AboutFoot } from './about-foot.tsx'
export { BankBoardFoot } from './bank-board-foot.tsx'
export { ChartRecordFoot } from './chart-record-foot.tsx'
export { DATA_CALLS, type DataCall } from './data-calls.ts'
export { RecentDaysFoot } from './recent-days-foot.tsx'
export { headOfState, type StateHead } from './state-head.ts'
