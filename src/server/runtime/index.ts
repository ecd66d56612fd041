/** The basis of all modules: settings, clock, log and process. */

export { carriesToken, openAdminToken, readAdminToken } from './admin-token.ts'
export { attemptWindows } from './attempt-windows.ts'
export { type Changes, createChanges } from './change-feed.ts'
export { type CheckedClock, checkedClock } from './checked-clock.ts'
export { type Clock, withTimeout, sleep, systemClock, type Timer } from './clock.ts'
export { coalesce, memoizeFor, memoizeLast } from './coalesce.ts'
export { OFFICE_COMMAND, operatorCommand, processVariables, readEnvironment, StartRefused } from './environment.ts'
export { createLog, type Log, logStyle, type Runtime } from './log.ts'
export { baseAddress, providerAddress, socketAddress, webAddress, webOrigin } from './environment-values.ts'
export {
  forgetRequest,
  type ReadyWebSocket,
  readyWebSocketOf,
  stopParsing,
  webSocketOf,
  writeFrames,
} from './private-fields.ts'
export { runProcess } from './process.ts'
export { type Backoff, delayAfter, repeat, type Repeated } from './repeat.ts'
export { replaceFile } from './replace-file.ts'
export { isSameSecret } from './same-secret.ts'
export { describeMistake, editDistance, type SettingMistake } from './setting-mistakes.ts'
export { type Listen, type MailSettings, readSettings, type Settings, type SocketLimits } from './settings.ts'
export {
  addressOf,
  addressVariable,
  type ChosenSource,
  DEMO_BANK,
  type MarketSettings,
  type SourceDeclarations,
  sourceVariables,
  type SourceValues,
  type SourceVariable,
  type SourceVariables,
} from './source-settings.ts'
export {
  type DatabaseAddress,
  type DatabaseTls,
  describePlace,
  readAddress,
  schemaName,
  type StoreKind,
  storeKindOf,
  storeName,
  type StorePlace,
} from './store-place.ts'
export { startSweeping } from './sweep.ts'
export { VERSION } from './version.ts'
export { isLoopback, netOf, type ProxyTrust, type TrustedProxies, trustIn, visitorAddress } from './visitor-address.ts'
