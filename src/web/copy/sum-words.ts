import type { MistakenRow } from '#contract/sum-query.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal, Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import type { Leg, NoSum, Sum, SumRefusal, SumResult } from '#domain/sum.ts'

/** The texts of a row of the form. `row` starts at 1. */
export interface RowWords<Code extends InstrumentId> {
  readonly amount: (row: number, deal: Deal) => string
  readonly product: (row: number) => string
  readonly placeholder: string
  /** Explains how amounts may be written; null means no hint. */
  readonly hint: string | null
  readonly name: (code: Code) => string
  /** True if names are currency codes, which are never translated. */
  readonly areCodes: boolean
  readonly rowMistake: (row: MistakenRow<Code>) => string
}

/** The texts of the form. */
export interface FormWords<Code extends InstrumentId> extends RowWords<Code> {
  readonly form: string
  readonly deal: { readonly legend: string } & Readonly<Record<Deal, { readonly name: string; readonly note: string }>>
  readonly submit: string
}

export interface AnswerWords<Code extends InstrumentId> {
  /** For example "500 USD bozdurursanız". */
  readonly title: (sum: Sum<Code>) => string
  /** The label of the sum. `moment` is that of an old price, else null. */
  readonly label: (deal: Deal, against: CurrencyCode | null, moment: string | null) => string
  /** The moment of an old price for `label`, for example "15.34’teki". */
  readonly datedMoment: (quotedAt: number, now: number) => string
  /** Explains why there is no sum. */
  readonly noSum: (refused: NoSum<Code>['refused']) => string
}

/** The parts of a message about banknotes, in a foreign language. */
export interface NotesInMessage {
  /** For the visitor: " (500 USD: 50 USD)"; empty if the whole amount has the full rate. */
  readonly told: string
  /** For the clerk, in Turkish. */
  readonly clerk: {
    /** For example "; 500 USD’si 50’lik". */
    readonly banknotes: string
    /** The prices: "alış 47,2330 ₺, bunlar için 46,7330 ₺". */
    readonly prices: string
    /** For example " (50’lik yoksa)". */
    readonly without: string
  }
}

export interface SumMessageFacts {
  /** The time of the newest price. */
  readonly at: number
  readonly isLarge: boolean
  readonly link: string
  /** The banknotes at a lower price that the sum is assumed not to contain. */
  readonly assumed: readonly LessGroup[]
  /** Null if the office has no rules for banknotes, or if the language needs no further words for them. */
  readonly notes: NotesInMessage | null
}

/** The messages of a visitor to the counter. */
export interface SumMessages<Code extends InstrumentId> {
  /** Asks about a sum at a current price. If `isLarge`, the counter names the price. */
  readonly sum: (sum: Sum<Code>, result: SumResult<Code>, facts: SumMessageFacts) => string
  /** Asks about a sum at an old price. `quotedAt` is the time of its oldest price. */
  readonly old: (
    sum: Sum<Code>,
    result: SumResult<Code>,
    facts: Pick<SumMessageFacts, 'link' | 'notes'> & { readonly quotedAt: number },
  ) => string
  /** Asks about a sum without a price. */
  readonly noSum: (
    sum: Sum<Code>,
    outcome: NoSum<Code>,
    facts: { readonly now: number; readonly link: string },
  ) => string
  /** The note under the link about the content of the message. */
  readonly note: string
}

export interface SumWords<Code extends InstrumentId> extends FormWords<Code>, AnswerWords<Code> {
  readonly messages: SumMessages<Code>
}

/** The texts of a shared sum. */
export interface ShareWords<Code extends InstrumentId> {
  /** The title for the recipient of a shared link, for example "500 USD bozdurulursa". */
  readonly shared: (sum: Sum<Code>) => string
  /** For example "alış kuru 47,2330 ₺". */
  readonly price: (result: SumResult<Code>) => string
}

/** A part of a sentence: plain, emphasized, or a price without the unit of lira, for example "1 USD = 47,2330". */
export type Phrase = string | { readonly strong: string } | { readonly price: string }

interface TitledText {
  readonly title: string
  readonly text: string
}

/** The texts of a sum of currencies. */
export interface CurrencySumWords extends SumWords<CurrencyCode> {
  /** Names the rate of a sum; `moment` is its time. */
  readonly byRate: (
    leg: Leg<CurrencyCode>,
    facts: { readonly isStale: boolean; readonly moment: string },
  ) => readonly Phrase[]
  /** Warns that the rate of a sum is old. */
  readonly stale: (quotedAt: number, now: number) => TitledText
  /** Warns that the rate is from before the office closed. */
  readonly closed: TitledText
  /** The mark of a sum whose price the office has halted. */
  readonly refused: string
  /** Explains why there is no sum: a word that replaces it, and two sentences. */
  readonly noOutcome: (refusal: SumRefusal<CurrencyCode>) => TitledText & { readonly word: string }
  readonly wrong: {
    readonly title: string
    /** Replaces the sum of a wrong amount, and of a wrong choice. */
    readonly word: string
    readonly choice: string
    readonly next: string
    /** Replaces a sum that is too large to calculate. */
    readonly tooLarge: string
  }
  /** Replaces the sum before an amount is typed. */
  readonly writeAmount: string
  readonly tooLarge: CounterQuestion
  /** Asks about a currency without a price on the site. */
  readonly other: Pick<CounterQuestion, 'message'>
  /** The note under a sum. */
  readonly fine: (isClosed: boolean) => string
}

/** The texts of the lines of a slip. */
export interface SlipWords {
  /** The accessible name of the lines. */
  readonly lines: string
  /** The link to the way. */
  readonly way: string
  /** The folded comparison with the central bank's rate, and the one that has only the spread. */
  readonly compare: (kind: OfficialKind, side: Side) => string
  readonly spread: string
  /** Explains why the sum is compared with the rate for banknotes. */
  readonly banknotes: string
}

/** A question about an amount that is not calculated. `code` is that of a currency without a price. */
interface CounterQuestion {
  readonly message: (row: MistakenRow<CurrencyCode>, deal: Deal, code: string | null) => string
  /** The note under the link about the content of the message. */
  readonly note: string
}

/** The texts of the links that ask the counter. */
export interface AskWords {
  readonly whatsApp: string
  readonly otherChat: string
  /** The note under a link while the office is closed. */
  readonly closed: string
  /** Introduces a message with sample prices. */
  readonly sample: string
  /** The note for screen readers at a link that opens a new tab; undefined means the Turkish one. */
  readonly newTab: string | undefined
  /** Asks before a large sum. */
  readonly large: TitledText
}
