/** What outlives the process. Whoever knows a `Store` knows no database. */

export type { Approval, ApprovalStore } from './approval.ts'
export type { AttemptCounter } from './attempt.ts'
export type { AlertRecord, AlertStore, WaitingEmail } from './alert.ts'
export type { MailKind, MailOutcome, MailQueue, MailState } from './mail.ts'
export type { Markers, MarkerStore } from './markers.ts'
export { FolderLock } from './folder-lock.ts'
export type { OfficeVersion, VersionStore } from './office-version.ts'
export { type MoveFailure, type MoveTo, moveStore } from './move-store.ts'
export {
  connectionInto,
  openFileToRead,
  openLeadersStore,
  openStore,
  openStoreBeside,
  openStoreToRead,
  refusing,
  restoreHint,
} from './open-store.ts'
export { restoreStore } from './restore-store.ts'
export type {
  DayClose,
  DayRecord,
  MessageCounts,
  MessageFilter,
  MinutePoint,
  RateStore,
  Store,
  StoredMessage,
} from './store.ts'
export { StoreFailure } from './store-failure.ts'
