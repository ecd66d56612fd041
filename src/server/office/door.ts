/** What the office file says, and its edits while the site runs. */

export { demoRefusal } from './demo-refusal.ts'
export { officeDifference } from './difference.ts'
export {
  halting,
  noNotice,
  noticing,
  type OfficeEdit,
  opening,
  ordinaryDay,
  pricing,
  specialDay,
  specialDaysIn,
} from './edits.ts'
export { fingerprintOf } from './fingerprint.ts'
export { listHalts, unlistHalts } from './halt-list.ts'
export { openHaltedOffice } from './halted-office.ts'
export { describeObjection } from './margin-objection.ts'
export type { OfficeFile } from './office-file.ts'
export type { Office, OfficePricing } from './office.ts'
export { describeOfficeMistake, parseOffice, unreadable } from './parse.ts'
export { publishOffice, type PublishRefusal, readOfficeText } from './publish.ts'
export { readCurrencies, readCurrency, readHours, readMoment, readWeekdays } from './spelling.ts'
export { type Halt, keepVersions, type OfficeVersions } from './versions.ts'
export { officeWarnings } from './warnings.ts'
