/** What the office file says, and its edits while the site runs. */

export { demoRefusal } from './demo-refusal.ts'
export { officeDifference } from './difference.ts'
export {
  halting,
  hasGold,
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
export { openHaltedOffice, openSharedOffice } from './halted-office.ts'
export type { Halt } from './halts.ts'
export { describeObjection } from './margin-objection.ts'
export { readInstrument, readInstruments, writtenName } from './metal-names.ts'
export type { OfficeFile } from './office-file.ts'
export { limitsFor, type Office, type OfficePricing } from './office.ts'
export { describeOfficeMistake, parseOffice, unreadable } from './parse.ts'
export type { PublishRefusal } from './publish.ts'
export { readHours, readMoment, readWeekdays } from './spelling.ts'
export { fileShelf, type OfficeShelf } from './shelf.ts'
export { storedShelf } from './stored-shelf.ts'
export { keepVersions, type OfficeVersions } from './versions.ts'
export { officeWarnings } from './warnings.ts'
