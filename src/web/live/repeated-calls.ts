import { readNewestBulletin } from '#contract/bulletin.ts'
import { readPreviousCloses } from '#contract/call-answers.ts'
import { API_PATHS, boardQuery } from '#contract/paths.ts'
import { addDays, type Day, dayOf, midnightOf, MINUTE, SECOND } from '#domain/calendar.ts'
import type { WritableCell } from './cell.ts'
import type { BankState, LiveState } from './live-state.ts'
import { callJson, logFailure } from './price-call.ts'
import { retryDelay } from './retry.ts'
import type { ServerTime } from './server-time.ts'
import type { RunningFeed } from './source-runner.ts'

interface Repetition {
  /** Returns the time in ms until the next call. */
  readonly msLeft: () => number
  /** Makes the call. The promise never rejects. */
  readonly call: (signal: AbortSignal) => Promise<void>
}

/** The longest timer. Long timers are unreliable, because laptops sleep and answers may correct the clock. */
const POLL_INTERVAL_MS = MINUTE

/** Calls at once, then whenever a call is due. `wake` calls at once if the due time has passed. */
function repeat({ msLeft, call }: Repetition): RunningFeed {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = (): void => {
    clearTimeout(timer)
    if (!abort.signal.aborted) timer = setTimeout(callIfDue, Math.min(Math.max(0, msLeft()), POLL_INTERVAL_MS))
  }
  const callIfDue = (): void => {
    if (msLeft() <= 0) callNow()
    else arm()
  }
  const callNow = (): void => {
    void call(abort.signal).then(arm)
    arm()
  }

  callNow()
  return {
    wake: () => {
      if (msLeft() <= 0) callNow()
    },
    stop: () => {
      abort.abort()
      clearTimeout(timer)
    },
  }
}

const BULLETIN_EVERY = 30 * MINUTE

/** Fetches the central bank's bulletin on load, then every 30 minutes. */
export function followCentralBank(bank: WritableCell<BankState>, time: ServerTime): RunningFeed {
  let calledAt = Date.now()
  // If the clock was set back, the half hour cannot be measured, so the call is due.
  const isAhead = (): boolean => Date.now() < calledAt
  return repeat({
    msLeft: () => (isAhead() ? 0 : calledAt + BULLETIN_EVERY - Date.now()),
    call: async (signal) => {
      calledAt = Date.now()
      const answer = await fetchBulletin(bank.get(), time, signal)
      if (!signal.aborted) bank.set(answer)
    },
  })
}

async function fetchBulletin(present: BankState, time: ServerTime, signal: AbortSignal): Promise<BankState> {
  try {
    const body = await callJson(API_PATHS.centralBank, { time, signal })
    if (Array.isArray(body) && body.length === 0) return { ...present, call: 'connected' }
    const bulletin = readNewestBulletin(body, time.now())
    if (bulletin.ok) return { call: 'connected', bulletin: bulletin.value }
    logFailure('central bank', bulletin.error)
  } catch (error) {
    if (!signal.aborted) logFailure('central bank', error)
  }
  return { ...present, call: 'error' }
}

/** A margin for the estimated server time, because the server rejects a day that has not begun there. */
const AFTER_MIDNIGHT = 2 * SECOND

type SummaryFollower = Pick<LiveState, 'name' | 'prices' | 'time'>

/** Fetches the daily summary on load and at each midnight in Istanbul, and retries soon after a failure. */
export function followDailySummary(live: SummaryFollower): RunningFeed {
  const { time } = live
  let calledFor: Day = dayOf(time.now())
  let failures = 0
  let tryAgainAt = Number.POSITIVE_INFINITY
  const repetition = repeat({
    msLeft: () => {
      const now = time.now()
      // An earlier day means that an answer has corrected a clock that was a day ahead.
      if (dayOf(now) < calledFor) return 0
      return Math.min(tryAgainAt - performance.now(), midnightOf(addDays(calledFor, 1)) + AFTER_MIDNIGHT - now)
    },
    call: async (signal) => {
      calledFor = dayOf(time.now())
      tryAgainAt = Number.POSITIVE_INFINITY
      failures = (await fetchCloses(calledFor, live, signal)) ? 0 : failures + 1
      if (failures > 0) tryAgainAt = performance.now() + retryDelay(failures)
    },
  })
  return {
    ...repetition,
    // A failed call is repeated at once when the browser is online again.
    wake: () => {
      if (tryAgainAt < Number.POSITIVE_INFINITY) tryAgainAt = performance.now()
      repetition.wake()
    },
  }
}

/** Fetches the closes of a day. Returns false after a failure. */
async function fetchCloses(day: Day, { name, prices, time }: SummaryFollower, signal: AbortSignal): Promise<boolean> {
  try {
    const body = await callJson(`${API_PATHS.dailySummary}?date=${day}${boardQuery(name)}`, { time, signal })
    const closes = readPreviousCloses(body, prices.selection, day)
    if (!closes.ok) logFailure('daily summary', closes.error)
    else if (!signal.aborted) prices.setCloses(day, closes.value)
    return closes.ok
  } catch (error) {
    if (!signal.aborted) logFailure('daily summary', error)
    return false
  }
}
