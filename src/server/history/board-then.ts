import type { PointSource } from '#contract/call-answers.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { dayOf, midnightOf, MINUTE } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Quote } from '#domain/quote.ts'
import { allVersions } from '../office/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { RateStore, VersionStore } from '../store/index.ts'

export interface BoardThenParts {
  readonly store: Pick<RateStore, 'minutesBetween'> & Pick<VersionStore, 'versions'>
  readonly source: PointSource
  /** What commands have halted, and the versions of the office file may not say. */
  readonly listed: () => readonly { readonly code: InstrumentId; readonly since: number | null }[]
  readonly clock: Clock
}

/** What the office offered at a minute, by its record: each last price of that day, with its own minute. */
export async function boardThen(
  codes: readonly InstrumentId[],
  moment: SharedMoment,
  parts: BoardThenParts,
): Promise<BoardThen> {
  const { clock } = parts
  const { from: minute } = spanOf(moment)
  if (minute > clock.now()) return { quotes: [], halted: [] }
  const found = await Promise.all(codes.map((code) => quoteThen(code, minute, parts)))
  return {
    quotes: found.filter((each) => each !== 'halted' && each !== undefined),
    halted: codes.filter((_, index) => found[index] === 'halted'),
  }
}

async function quoteThen(
  code: InstrumentId,
  minute: number,
  parts: BoardThenParts,
): Promise<Quote | 'halted' | undefined> {
  const { store, source } = parts
  const midnight = midnightOf(dayOf(minute))
  const last = (await store.minutesBetween(source, code, midnight, minute + MINUTE)).at(-1)
  // A price of that very minute was on offer in it. An earlier one may have been taken down since.
  if (last?.at !== minute && (await wasHalted(code, minute, parts))) return 'halted'
  if (last === undefined) return undefined
  const { at: quotedAt, buy, sell } = last
  return { code, unit: INSTRUMENTS[code].unit, buy, sell, quotedAt, trend: { buy: '', sell: '' } }
}

async function wasHalted(code: InstrumentId, minute: number, { store, listed }: BoardThenParts): Promise<boolean> {
  // A list that is damaged halts everything, since nobody knows when.
  if (listed().some((halt) => halt.code === code && (halt.since ?? minute) <= minute)) return true
  const inForce = (await allVersions(store)).find(({ at }) => at <= minute)
  return inForce?.halted.includes(code) === true
}
