import { readPreviousCloses } from '#contract/daily-summary.ts'
import { API_PATHS } from '#contract/paths.ts'
import { addDays, type Day, dayOf, midnightOf, SECOND } from '#domain/calendar.ts'
import { callJson } from '../call.ts'
import type { LiveState } from './live-state.ts'
import { logFailure } from './log-failure.ts'
import { repeat, type Repeated } from './repeat.ts'

/** The server's time is known to about a second, and a day that hasn't begun there is refused. */
const AFTER_MIDNIGHT = 2 * SECOND

/** Call 1: on load, at the next midnight in Istanbul, then every 24 hours, which is every midnight there. */
export function followDailySummary({ prices, time, zone }: Pick<LiveState, 'prices' | 'time' | 'zone'>): Repeated {
  let asked: Day = dayOf(time.now(), zone)
  return repeat({
    msLeft: () => {
      const now = time.now()
      // An answer may show that the visitor's clock was a day ahead.
      return dayOf(now, zone) < asked ? 0 : midnightOf(addDays(asked, 1), zone) + AFTER_MIDNIGHT - now
    },
    call: async (signal) => {
      asked = dayOf(time.now(), zone)
      await askDailySummary(asked, prices, time, signal)
    },
  })
}

async function askDailySummary(
  day: Day,
  prices: LiveState['prices'],
  time: LiveState['time'],
  signal: AbortSignal,
): Promise<void> {
  try {
    const body = await callJson(`${API_PATHS.dailySummary}?date=${day}`, { time, stop: signal })
    const closes = readPreviousCloses(body)
    if (!closes.ok) logFailure('daily summary', closes.error)
    else if (!signal.aborted) prices.setCloses(day, closes.value)
  } catch (error) {
    if (!signal.aborted) logFailure('daily summary', error)
  }
}
