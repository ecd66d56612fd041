import { BANKNOTE_KINDS } from './currency-records/banknote-column.ts'
import type { BanknoteKind, BanknoteMark } from './currency-records/currency-record.ts'
import type { CurrencyCode } from './currency.ts'
import { type Rate, rateOfMicros, roundMicros } from './rate.ts'

export type { BanknoteKind, BanknoteMark }

/** How the office accepts a kind when it buys. `less`: deduction from the price of a quoting unit, in micro-lira. */
export type BanknoteRule =
  | { readonly rule: 'full' }
  | { readonly rule: 'less'; readonly less: number }
  | { readonly rule: 'no' }
  | { readonly rule: 'ask' }

/** Returns the board's price less a deduction, in micro-lira; null if the deduction takes the whole price. */
export function reducedPrice(board: Rate, less: number, decimals: number): Rate | null {
  const price = rateOfMicros(roundMicros(board, decimals) - less)
  return price.ok ? price.value : null
}

export type BanknoteChoice = BanknoteRule['rule']

/** Rules by the id of the kind. A kind without a rule is accepted at the board's price. */
export type BanknoteRules = Readonly<Partial<Record<string, BanknoteRule>>>

/** Returns the choices of the office for a kind. Coins have no deduction, and a clerk judges damaged notes. */
export function choicesOf({ mark }: Pick<BanknoteKind, 'mark'>): readonly BanknoteChoice[] {
  switch (mark) {
    case 'coin':
      return ['full', 'no']
    case 'torn':
      return ['ask', 'no']
    case 'strip':
    case 'large':
    case 'small':
    case 'plain':
      return ['full', 'less', 'no']
  }
}

export function kindNamed(code: CurrencyCode, id: string): BanknoteKind | undefined {
  return BANKNOTE_KINDS[code].find((kind) => kind.id === id)
}

export interface RuledKind {
  readonly kind: BanknoteKind
  readonly rule: BanknoteRule
}

/** Returns the kinds that have a rule, in the order of the panel. */
export function ruledKinds(code: CurrencyCode, rules: BanknoteRules): RuledKind[] {
  return BANKNOTE_KINDS[code].flatMap((kind) => {
    const rule = rules[kind.id]
    return rule === undefined ? [] : [{ kind, rule }]
  })
}

const RULES: readonly BanknoteChoice[] = ['full', 'less', 'no', 'ask']
const MARKS: readonly BanknoteMark[] = ['strip', 'plain', 'large', 'small', 'coin', 'torn']

/** Sorts kinds for visitors: those at the board's price first, those that a clerk must judge last. */
export function readingOrder(kinds: readonly RuledKind[]): RuledKind[] {
  const place = ({ kind, rule }: RuledKind): number =>
    RULES.indexOf(rule.rule) * MARKS.length + MARKS.indexOf(kind.mark)
  return [...kinds].sort((one, other) => place(one) - place(other))
}

/** The issues of a kind whose name does not contain them. `any` means that the rule applies to every banknote. */
export type BanknoteIssues = 'from-2009' | 'from-1996-to-2006' | 'until-1990' | 'current' | 'all' | 'any'

/** `all` has the kinds in the same table. */
export function issuesOf({ kind, rule }: RuledKind, all: readonly RuledKind[]): BanknoteIssues | null {
  switch (kind.mark) {
    case 'strip':
      return 'from-2009'
    case 'large':
      return kind.notes.length === 0 ? null : 'from-1996-to-2006'
    case 'small':
      return 'until-1990'
    case 'plain': {
      const hasOld = all.some((each) => each.kind.mark === 'large' && each.kind.notes.length === 0)
      if (rule.rule === 'no') return null
      return hasOld ? 'current' : 'all'
    }
    case 'coin':
      return null
    case 'torn':
      return 'any'
  }
}
