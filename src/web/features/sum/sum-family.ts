import type { ReactNode } from 'react'
import type { Goods } from '#contract/goods.ts'
import type { SumQuery } from '#contract/sum-query.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum, SumResult } from '#domain/sum.ts'
import type { SumWords } from '../../copy/sum-words.ts'
import type { ShownFreshness } from '../rates/index.ts'

export interface SlipFrameProps {
  readonly title: string
  /** The subject of its prices. */
  readonly about: string
  /** The time of the oldest price that the slip uses. Null means that it uses none. */
  readonly quotedAt: number | null
  readonly refused?: boolean
  /** Content below the answer: the link to the counter. */
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
  /** Replaces the slip while the query is empty or invalid. */
  readonly Empty: (props: { query: SumQuery<Code> }) => ReactNode
  /** Explains why there is no sum and whom to ask. */
  readonly NoSum: (props: { sum: Sum<Code>; outcome: NoSum<Code> }) => ReactNode
  readonly Warning?: (props: Pick<SumParts<Code>, 'freshness' | 'quotedAt' | 'sum'>) => ReactNode
  /** The explanation of the prices below the sum. */
  readonly Basis: (props: SumParts<Code>) => ReactNode
  /** The notes below the figure: parts and assumptions of the sum. */
  readonly Below?: (props: Pick<SumParts<Code>, 'sum' | 'result'>) => ReactNode
  /** Returns the banknotes at a lower price that a sum is assumed not to contain. `banknotes` is unparsed. */
  readonly assumedGroups?: (sum: Sum<Code>, banknotes: unknown) => readonly LessGroup[]
  readonly Fine?: (props: Pick<SumParts<Code>, 'sum' | 'result'>) => ReactNode
  /** True if the sum has a print button. */
  readonly prints: boolean
}
