/** The settings of the office and its halts: versions, one function that changes them, history, sentences. */

export { changeSettings, MAX_VERSIONS, type ChangeDeps } from './change-settings.ts'
export { type HaltOptions, type HaltResult } from './halts.ts'
export { marketRefusal } from './market-refusal.ts'
export { limitsFor, type Office, officeOf, type OfficePricing } from './office-in-force.ts'
export { openSettings, type SettingsInForce } from './open-settings.ts'
export { earlierNotices, largestMargins, marginIn, type PriceEvent, priceEvents } from './price-history.ts'
export { type ReplicaReports, SILENT_AFTER, startReplicaReports } from './replica-reports.ts'
export { restoreTo, type Rollback, settingsAt, undoOf } from './rollback.ts'
export { marginPlace, sensitiveChanges } from './sensitive-changes.ts'
export type { ChangeEffects, ChangeOptions, ChangeResult, PriceChange, SettingsConflict } from './settings-changes.ts'
export { changeText, fieldName, likelyIn, mistakeReason, mistakeText, unusualText, valueText } from './settings-text.ts'
