/** What outlives the process. Whoever knows a `Store` knows no database. */

export { openStore, openStoreBeside } from './open-store.ts'
export { type RestoreFailure, restoreSqlite } from './sqlite-restore.ts'
export {
  type Candle,
  type DayClose,
  type DayRecord,
  type MailKind,
  type MailOutcome,
  type MailQueue,
  type MailState,
  type MessageFilter,
  type MinutePoint,
  type RateStore,
  type Store,
  type StoredMessage,
  StoreFailure,
} from './store.ts'
