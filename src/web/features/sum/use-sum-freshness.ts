import type { InstrumentId } from '#domain/instrument.ts'
import { codesOf, oldestOf, type Quote } from '#domain/quote.ts'
import type { Leg } from '#domain/sum.ts'
import type { AnswerWords } from '../../copy/sum-words.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { shownFreshness, type ShownFreshness } from '../rates/index.ts'

/** Returns the freshness of a sum's oldest price, or "dated" without prices. */
export function useSumFreshness(prices: readonly Pick<Quote, 'code' | 'quotedAt'>[]): ShownFreshness {
  const quotedAt = oldestOf(prices)
  return useSteadyWord(codesOf(prices), (circumstances) =>
    quotedAt === null ? 'dated' : shownFreshness(quotedAt, circumstances),
  )
}

/** Returns the moment of a sum at an old price in the words of its answer. Null means that its price is current. */
export function useDatedMoment(
  legs: readonly Leg[],
  { datedMoment }: Pick<AnswerWords<InstrumentId>, 'datedMoment'>,
): string | null {
  const quotedAt = oldestOf(legs)
  const freshness = useSumFreshness(legs)
  const timely = quotedAt === null || freshness === 'live' || freshness === 'dated'
  return useAsOfNow(({ now }) => (timely ? null : datedMoment(quotedAt, now)))
}
