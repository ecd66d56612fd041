import { boardQuery } from '#contract/board-query.ts'
import { readPreviousCloses } from '#contract/daily-summary.ts'
import { API_PATHS } from '#contract/paths.ts'
import { addDays, type Day, dayOf, midnightOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { callJson } from './call.ts'
import type { LiveState } from './live-state.ts'
import { logFailure } from './log-failure.ts'
import { repeat, type Repeated } from './repeat.ts'

/** The server's time is known to about a second, and a day that hasn't begun there is refused. */
const AFTER_MIDNIGHT = 2 * SECOND

/** After a failure; doubled with each further one. All pages fail together, so each waits for half to all of it. */
const TRY_AGAIN = 4 * SECOND
const LONGEST = 10 * MINUTE

type SummaryFollower = Pick<LiveState, 'name' | 'prices' | 'time' | 'zone'>

/** Call 1: on load, at the next midnight in Istanbul, then every 24 hours, which is every midnight there; soon after a failure. */
export function followDailySummary(live: SummaryFollower): Repeated {
  const { time, zone } = live
  let asked: Day = dayOf(time.now(), zone)
  let failures = 0
  let askAgainAt = Number.POSITIVE_INFINITY
  return repeat({
    msLeft: () => {
      const now = time.now()
      // An answer may show that the visitor's clock was a day ahead.
      if (dayOf(now, zone) < asked) return 0
      return Math.min(askAgainAt - performance.now(), midnightOf(addDays(asked, 1), zone) + AFTER_MIDNIGHT - now)
    },
    call: async (signal) => {
      asked = dayOf(time.now(), zone)
      askAgainAt = Number.POSITIVE_INFINITY
      failures = (await askDailySummary(asked, live, signal)) ? 0 : failures + 1
      if (failures === 0) return
      const pause = Math.min(TRY_AGAIN * 2 ** (failures - 1), LONGEST)
      askAgainAt = performance.now() + pause * (0.5 + Math.random() / 2)
    },
  })
}

/** False: the changes of that day are not known now. */
async function askDailySummary(
  day: Day,
  { name, prices, time }: SummaryFollower,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const body = await callJson(`${API_PATHS.dailySummary}?date=${day}${boardQuery(name)}`, { time, stop: signal })
    const closes = readPreviousCloses(body, prices.selection, day)
    if (!closes.ok) logFailure('daily summary', closes.error)
    else if (!signal.aborted) prices.setCloses(day, closes.value)
    return closes.ok
  } catch (error) {
    if (!signal.aborted) logFailure('daily summary', error)
    return false
  }
}
