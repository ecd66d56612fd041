/** The settings of the office and its halts: versions, changes, history, and their sentences. */

export {
  bareWord,
  readDay,
  readHours,
  readInstrument,
  readInstruments,
  readMoment,
  writtenName,
} from '#contract/settings/spelling.ts'
export { banknotePlace, banknotesAt } from './banknote-changes.ts'
export { changeSettings, type ChangeDeps } from './change-settings.ts'
export { marketRefusal } from './market-refusal.ts'
export { importedChanges } from './imported-changes.ts'
export { filesIn, pictureFileOf } from './picture-file.ts'
export { pictureName } from '#contract/settings/kinds/text-kinds.ts'
export { limitsFor, officeOf, type OfficePricing, quotedIn } from './office-in-force.ts'
export { openSettings, type SettingsInForce } from './open-settings.ts'
export { earlierNotices, largestMargins, priceEvents } from './price-history.ts'
export { marginIn } from '#contract/settings/kinds/price-kinds.ts'
export { type ReplicaReports, SILENT_AFTER, startReplicaReports } from './replica-reports.ts'
export { restoreTo, undoOf, undoOfMargins } from './rollback.ts'
export { marginPlace, type NewVersions, versionsSince } from './sensitive-changes.ts'
export { type ChangeOptions, type ChangeResult, MAX_VERSIONS, type PriceChange } from './settings-changes.ts'
export {
  authorText,
  likelyIn,
  mistakeReason,
  mistakeText,
  objectionReason,
  unusualText,
  WAY_WORDS,
} from './settings-text.ts'
export { changeText, fieldName, valueText } from './change-text.ts'
export { type HaltRequest, type HaltResult, readHaltRequest, readHaltResult, readHaltsInForce } from './halt-call.ts'
export { haltsOf } from './stop-act.ts'
export { openWaitingHalts, type WaitingHalts } from './waiting-halts.ts'
export { readOfficeFile, type WholeOfficeFile } from './yaml/read-office-file.ts'
export { lineNoteText } from './yaml/yaml-document.ts'
export { writeOfficeYaml } from './yaml/write-office-yaml.ts'
