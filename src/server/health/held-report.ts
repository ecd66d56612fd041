import type { Board } from '#domain/board.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Reference } from '#domain/price-reference.ts'
import { type HoldingRule, withholds } from '#domain/quote-rules.ts'
import type { Sides } from '#domain/quote.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import type { BulletinDoubt, BulletinRule } from '../history/index.ts'
import type { HeldQuote } from '../pipeline/index.ts'

/** Both sides as text with a decimal point, per quoting unit; null: none. */
export interface WrittenSides {
  readonly buy: string | null
  readonly sell: string | null
}

/** Ages in seconds. */
type Aged = WrittenSides & { readonly age: number }

/** A price that waits. Its figures are the provider's, without margins. */
export interface HeldReport extends WrittenSides {
  readonly code: InstrumentId
  readonly rule: HoldingRule
  /** `time`: it passes by itself unless the source says something else. */
  readonly waitsFor: 'person' | 'time'
  readonly source: string
  /** Since when the pair's prices have been waiting. */
  readonly age: number
  readonly measuredBy: (Aged & { readonly kind: Reference['kind'] }) | null
  /** What the site shows meanwhile, margins included. */
  readonly shown: Aged | null
}

export interface DoubtReport {
  readonly rule: BulletinRule
  readonly day: string
  readonly code: InstrumentId | null
  readonly rate: WrittenSides | null
  readonly before: WrittenSides | null
}

export function heldReport(
  { passed, rule, source, reference, since }: HeldQuote,
  board: Board,
  now: number,
): HeldReport {
  const { code } = passed.quote
  const shown = board.get(code)
  const age = (instant: number): number => Math.round((now - instant) / 1000)
  return {
    code,
    ...written(code, passed.quote),
    rule,
    waitsFor: withholds(rule) ? 'person' : 'time',
    source,
    age: age(since),
    measuredBy:
      reference === undefined
        ? null
        : { kind: reference.kind, ...written(code, reference.price), age: age(reference.at) },
    shown: shown === undefined ? null : { ...written(code, shown), age: age(shown.quotedAt) },
  }
}

export function doubtReport({ rule, day, code, rate, before }: BulletinDoubt): DoubtReport {
  return { rule, day, code, rate: code && rate && written(code, rate), before: code && before && written(code, before) }
}

function written(code: InstrumentId, { buy, sell }: { buy: Rate | null; sell: Rate | null } | Sides): WrittenSides {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const side = (rate: Rate | null): string | null => (rate === null ? null : writeRate(rate, decimals))
  return { buy: side(buy), sell: side(sell) }
}
