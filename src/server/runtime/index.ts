/** What every module stands on: settings, clock, log, and the life of the process. */

export { type Changes, createChanges } from './changes.ts'
export type { Clock, Timer } from './clock.ts'
export { type Closing, createClosing } from './closing.ts'
export { coalesce } from './coalesce.ts'
export { type DatabaseAddress, type DatabaseTls, readAddress } from './database-address.ts'
export { editDistance } from './edit-distance.ts'
export { OFFICE_COMMAND, processVariables, readEnvironment } from './environment.ts'
export { createLog, type Log } from './log.ts'
export { runProcess } from './process.ts'
export { memoizeLast } from './memoize-last.ts'
export { type Backoff, delayAfter, repeat, type Repeated, type Repetition } from './repeat.ts'
export { replaceFile } from './replace-file.ts'
export {
  type CentralBankSettings,
  describeMistake,
  type Listen,
  type MailSettings,
  type MarketSettings,
  readSettings,
  type SettingMistake,
  type Settings,
  type SocketLimits,
} from './settings.ts'
export { StartRefused } from './start-refused.ts'
export {
  describePlace,
  schemaName,
  STORE_KINDS,
  type StoreKind,
  storeKindOf,
  storeName,
  type StorePlace,
} from './store-name.ts'
export { startSweeping } from './sweep.ts'
export { systemClock } from './system-clock.ts'
export { isLoopback, netOf, type ProxyTrust, type TrustedProxies, trustIn, visitorAddress } from './visitor-address.ts'
