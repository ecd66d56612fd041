import { wallClockOf } from '#domain/calendar.ts'
import { codesOf, oldestOf, type Quote } from '#domain/quote.ts'
import type { Leg } from '#domain/sum.ts'
import { atTime } from '../../copy/opening-words.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { shownFreshness, type ShownFreshness } from '../rates/index.ts'

/** Returns the freshness of a sum's oldest price, or "dated" without prices. */
export function useSumFreshness(prices: readonly Pick<Quote, 'code' | 'quotedAt'>[]): ShownFreshness {
  const quotedAt = oldestOf(prices)
  return useSteadyWord(codesOf(prices), (circumstances) =>
    quotedAt === null ? 'dated' : shownFreshness(quotedAt, circumstances),
  )
}

/** Returns "15.34’teki" or "31 Tem 18.29’daki" for a sum at an old price. Null means that its price is current. */
export function useDatedMoment(legs: readonly Leg[]): string | null {
  const quotedAt = oldestOf(legs)
  const freshness = useSumFreshness(legs)
  const timely = quotedAt === null || freshness === 'live' || freshness === 'dated'
  return useAsOfNow(({ now }) => (timely ? null : momentText(quotedAt, now)))
}

const MINUTE_LETTERS = '00.00'.length

function momentText(instant: number, now: number): string {
  const day = formatQuotedAt(instant, now).slice(0, -MINUTE_LETTERS)
  return `${day}${atTime(wallClockOf(instant))}ki`
}
