import type { PointSource } from '#contract/price-call-answers.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { dayOf, midnightOf, MINUTE } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Quote } from '#domain/quote.ts'
import type { Clock } from '../runtime/index.ts'
import type { HaltStore, RateStore } from '../store/index.ts'

interface BoardThenParts {
  readonly store: Pick<RateStore, 'minutesBetween'> & Pick<HaltStore, 'pastHalts'>
  readonly source: PointSource
  readonly clock: Clock
}

/** The recorded board at a minute: the last price of each pair on that day, with its own minute. */
export async function boardThen(
  codes: readonly InstrumentId[],
  moment: SharedMoment,
  deps: BoardThenParts,
): Promise<BoardThen> {
  const { clock } = deps
  const { from: minute } = spanOf(moment)
  if (minute > clock.now()) return { quotes: [], halted: [] }
  const found = await Promise.all(codes.map((code) => quoteThen(code, minute, deps)))
  return {
    quotes: found.filter((each) => each !== 'halted' && each !== undefined),
    halted: codes.filter((_, index) => found[index] === 'halted'),
  }
}

async function quoteThen(
  code: InstrumentId,
  minute: number,
  deps: BoardThenParts,
): Promise<Quote | 'halted' | undefined> {
  const { store, source } = deps
  const midnight = midnightOf(dayOf(minute))
  const last = (await store.minutesBetween(source, code, midnight, minute + MINUTE)).at(-1)
  // A price of exactly this minute was quoted. An earlier price may have been halted in between.
  if (last?.at !== minute && (await wasHalted(code, minute, deps))) return 'halted'
  if (last === undefined) return undefined
  const { at: quotedAt, buy, sell } = last
  return { code, unit: INSTRUMENTS[code].unit, buy, sell, quotedAt, trend: { buy: '', sell: '' } }
}

/** Enough halts for the age of any shared link. */
const MAX_HALTS = 2000

async function wasHalted(code: InstrumentId, minute: number, { store }: BoardThenParts): Promise<boolean> {
  const halts = await store.pastHalts(MAX_HALTS)
  return halts.some((halt) => halt.code === code && halt.since <= minute && (halt.endedAt ?? Infinity) > minute)
}
