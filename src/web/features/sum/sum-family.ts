import type { ReactNode } from 'react'
import type { Goods } from '#contract/goods.ts'
import type { SumQuery } from '#contract/sum-query.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { NoSum, Sum, SumResult } from '#domain/sum.ts'
import type { NotesInMessage, SumWords } from '../../copy/sum-words.ts'
import type { Figures } from '../../format/page-figures.ts'
import type { LoadedWords } from '../../words/index.ts'
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

/** The frame of an answer without a sum. */
export type Unanswered = (props: {
  readonly title: string
  readonly foot?: ReactNode
  readonly children: ReactNode
}) => ReactNode

export interface SumParts<Code extends InstrumentId> {
  readonly query: SumQuery<Code>
  readonly sum: Sum<Code>
  readonly result: SumResult<Code>
  readonly freshness: ShownFreshness
  /** The time of the oldest price of the sum. */
  readonly quotedAt: number
}

/** A sum with the message and the link that hand it on. */
export interface HandedSum<Code extends InstrumentId> extends Pick<SumParts<Code>, 'sum' | 'result'> {
  readonly message: string
  readonly link: string
}

export interface NoSumProps<Code extends InstrumentId> {
  readonly sum: Sum<Code>
  readonly outcome: NoSum<Code>
  /** The line about the papers that the visitor brings. */
  readonly papers?: ReactNode
}

/** The differences between sums of currencies, on the Turkish pages and on those of a language, and sums of gold. */
export interface SumFamily<Code extends InstrumentId> {
  readonly goods: Goods<Code>
  /** Finds the words of the family among those of the page. */
  readonly wordsOf: (all: LoadedWords) => SumWords<Code>
  readonly Frame: (props: SlipFrameProps) => ReactNode
  /** Replaces the slip while the query is empty or invalid. */
  readonly Empty: (props: { query: SumQuery<Code> }) => ReactNode
  /** Explains why there is no sum and whom to ask. */
  readonly NoSum: (props: NoSumProps<Code>) => ReactNode
  readonly Warning?: (props: Pick<SumParts<Code>, 'freshness' | 'quotedAt' | 'sum'>) => ReactNode
  /** The explanation of the prices below the sum. */
  readonly Basis: (props: SumParts<Code>) => ReactNode
  /** The lines of the slip; `papers` is the one about papers. */
  readonly Lines?: (props: Pick<SumParts<Code>, 'sum' | 'result'> & { readonly papers: ReactNode }) => ReactNode
  /** The comparison with other rates. A sum at an old rate has none. */
  readonly Comparison?: (props: Pick<SumParts<Code>, 'result'>) => ReactNode
  /** Content below the figure: the terms and the assumptions of the sum. */
  readonly Below?: (props: Pick<SumParts<Code>, 'sum' | 'result'>) => ReactNode
  /** Returns the banknotes at a lower price that a sum is assumed not to contain. `banknotes` is unparsed. */
  readonly assumedGroups?: (sum: Sum<Code>, banknotes: unknown) => readonly LessGroup[]
  /** Returns the parts of a message about banknotes if its language needs further words for them, else null. */
  readonly notesInMessage?: (
    sum: Sum<Code>,
    result: SumResult<Code>,
    facts: { readonly banknotes: unknown; readonly figures: Figures },
  ) => NotesInMessage | null
  /** True if the link to a sum has the time of its price, because its page shows past sums. */
  readonly linksMoment: boolean
  /** The buttons that share and print the sum. */
  readonly Actions?: (props: HandedSum<Code>) => ReactNode
  readonly Fine?: () => ReactNode
}
