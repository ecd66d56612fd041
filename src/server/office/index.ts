/** What the office's text says, its versions, halts and edits. */

export { addressing, chatting, endingEarly, goldBoard, openingWeek, phoning, together } from './counter-edits.ts'
export { changedFields, officeDifference } from './difference.ts'
export {
  haltedIn,
  halting,
  hasGold,
  noNotice,
  noticing,
  type OfficeEdit,
  ordinaryDay,
  pricing,
  specialDay,
} from './edits.ts'
export { tradableMetals } from './gold-section.ts'
export { haltFile } from './halt-list.ts'
export type { Halt } from './halts.ts'
export { limitsFor, type Office, type OfficePricing } from './office.ts'
export { type PublishRefusal, unreadReason, writeInPlace } from './office-file.ts'
export { openOffice } from './open-office.ts'
export { describeOfficeMistake, parseOffice, readOfficeValues, unreadable } from './parse.ts'
export { describeObjection, marketRefusal, objectionReason } from './refusals.ts'
export type { PendingEdit } from './pending-edit.ts'
export { databaseRepository, fileRepository, type OfficeRepository } from './repository.ts'
export type { OfficeSource } from './source.ts'
export {
  bareWord,
  METAL_NAMES,
  readDay,
  readHours,
  readInstrument,
  readInstruments,
  readMoment,
  WEEKDAYS,
  writtenName,
} from '../settings/spelling.ts'
export type { OfficeText } from './schema.ts'
export { type MarginLine, readMarginLine, readNoticeLine } from './summary-lines.ts'
export { changedMargins } from './unusual-margins.ts'
export { panelWords, reasonOf, VIA_WORDS, type VersionVia, viaOf } from './version-words.ts'
export {
  allVersions,
  fingerprintOf,
  newestSound,
  newVersions,
  type NewVersions,
  officeAt,
  wasPublished,
  type WeightyVersion,
} from './versions.ts'
export { officeWarnings } from './warnings.ts'
