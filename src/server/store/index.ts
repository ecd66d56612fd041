/** All persistent data. Users of a `Store` do not know the kind of its database. */

export { actFingerprint } from './act-fingerprint.ts'
export type { AskedAct, AuditRecord, StoredAct } from './act-store.ts'
export { addressBounds, type AttemptBound, boundedAttempts } from './bounded-attempts.ts'
export { AUDIT, AUDIT_PAUSE, MAX_MESSAGES } from './message-store.ts'
export type {
  MailOutcome,
  MailQueue,
  MailState,
  MessageCounts,
  MessageFilter,
  NewNotice,
  OutboxEntry,
  StoredMessage,
} from './message-store.ts'
export { type MoveFailure, type MoveTo, moveStore } from './move-store.ts'
export {
  connectionInto,
  openFileToRead,
  openLeadersStore,
  openStore,
  openStoreBeside,
  openStoreToRead,
} from './open-store.ts'
export { type NightlyBackup, startNightlyBackup } from './nightly-backup.ts'
export { failureHint, refusing, restoreHint } from './store-refusal.ts'
export { restoreStore } from './sqlite/sqlite-restore.ts'
export type { KnownReplica, ReplicaRegister } from './replica-register.ts'
export type {
  ChangeWay,
  FilesStore,
  Halt,
  HaltStore,
  PastHalt,
  SettingsDocument,
  SettingsStore,
  SettingsVersion,
} from './settings-store.ts'
export type { LastManager, PersonChange, StoredPasskey, StoredPerson } from './people-store.ts'
export type { SessionStore, SignInStore, StoredSession } from './sign-in-store.ts'
export { keptWhileUnchanged, type StoreRevision, storeRevision } from './store-revision.ts'
export { storeFailureText } from './failure-text.ts'
export { StoreFailure } from './store-failure.ts'
export { lastDigits, SHORTEST_TELEPHONE } from './telephone.ts'
export type {
  ActingRepositories,
  AlertRecord,
  AlertStore,
  Approval,
  ApprovalStore,
  AttemptCounter,
  DayClose,
  DayRecord,
  HiddenSetUpLine,
  MarkerName,
  Markers,
  MarkerStore,
  MinutePoint,
  RateStore,
  Repositories,
  Store,
} from './store.ts'
