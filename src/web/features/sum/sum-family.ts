import type { ReactNode } from 'react'
import type { Goods } from '#contract/goods.ts'
import type { SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum, SumResult } from '#domain/sum.ts'
import type { SumWords } from '../../copy/sum-words.ts'
import type { ShownFreshness } from '../rates/index.ts'

export interface SlipFrameProps {
  readonly title: string
  /** The subject of its prices. */
  readonly about: string
  /** The time of the oldest price that the slip uses; null means that it uses none. */
  readonly quotedAt: number | null
  readonly refused?: boolean
  /** Under the answer: the way to the counter. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

export interface SumParts<Code extends InstrumentId> {
  readonly query: SumQuery<Code>
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
  readonly freshness: ShownFreshness
  /** The time of the oldest price of the sum. */
  readonly quotedAt: number
}

/** The differences between a sum of currencies and one of gold. */
export interface SumFamily<Code extends InstrumentId> {
  readonly goods: Goods<Code>
  readonly words: SumWords<Code>
  readonly Frame: (props: SlipFrameProps) => ReactNode
  /** Instead of a slip, while nothing is asked or something can't be read. */
  readonly Empty: (props: { query: SumQuery<Code> }) => ReactNode
  /** Why there is no sum, and who can be asked. */
  readonly NoSum: (props: { sum: Sum<Code>; outcome: NoSum<Code> }) => ReactNode
  /** Above the sum: a warning. */
  readonly Warning?: (props: Pick<SumParts<Code>, 'freshness' | 'quotedAt' | 'sum'>) => ReactNode
  /** Under the sum: its prices, and what they mean. */
  readonly Basis: (props: SumParts<Code>) => ReactNode
  /** Under all of it. */
  readonly Fine?: (props: Pick<SumParts<Code>, 'sum' | 'result'>) => ReactNode
  /** Whether a sum can be printed by a button. */
  readonly prints: boolean
}
