/** Live prices: the store for components, the sources that fill it, and calls to our own server. */

export { call, callJson, LateAnswer, logFailure } from './price-call.ts'
export { useCell } from './cell.ts'
export { GoldRates } from './GoldRates.tsx'
export type { FeedName } from './live-feeds.ts'
export type { BankState, LiveCircumstances, LiveState } from './live-state.ts'
export { LiveRates, useFeed, useLive, useLiveBridge } from './LiveRates.tsx'
export { onWake } from './page-visibility.ts'
export type { Flash, RowState } from './price-store.ts'
export { retryLater } from './retry.ts'
export { type ClockSpan, createServerTime, documentTime, type ServerTime } from './server-time.ts'
export type { SourceStatus } from './source-state.ts'
export {
  useAsOfNow,
  useBoard,
  useDailyCloses,
  useOfficeNotice,
  useOpeningHours,
  useRow,
  useRows,
  useSteadyWord,
  useToday,
} from './use-live.ts'
