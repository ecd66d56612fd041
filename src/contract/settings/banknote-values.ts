import * as v from 'valibot'
import { type BanknoteRule, type BanknoteRules, choicesOf } from '#domain/banknotes.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { cautious, fields, wholeNumber } from './setting-values.ts'
import { kind, type MistakeKind } from './settings-mistake.ts'

/** The same limit as for margins. The share of the price is checked later, when the price is known. */
const MAX_LESS = 9999_999_900

/** How one kind of banknotes is taken. */
export const banknoteRule = v.variant(
  'rule',
  [
    fields({ rule: v.literal('full') }),
    /** Micro-lira in steps of a hundred. */
    fields({ rule: v.literal('less'), less: v.pipe(wholeNumber(100, MAX_LESS), v.multipleOf(100, kind('not-whole'))) }),
    fields({ rule: v.literal('no') }),
    fields({ rule: v.literal('ask') }),
  ],
  kind('not-banknote-rule'),
)

/** A clerk judges banknotes whose rule cannot be read, because without a rule they would have the board's price. */
const UNKNOWN: BanknoteRule = { rule: 'ask' }

const unknownRules = byCurrency((code): BanknoteRules => {
  return Object.fromEntries(BANKNOTE_KINDS[code].map(({ id }) => [id, UNKNOWN]))
})

function rulesOf(code: CurrencyCode) {
  const entries = BANKNOTE_KINDS[code].map((known) => {
    const isChoice = v.check<BanknoteRule, MistakeKind>(
      ({ rule }) => choicesOf(known).includes(rule),
      kind('not-banknote-rule'),
    )
    return [known.id, v.exactOptional(cautious(v.pipe(banknoteRule, isChoice), UNKNOWN))] as const
  })
  return v.exactOptional(cautious(fields(Object.fromEntries(entries), 'not-banknote-rule'), unknownRules[code]))
}

/** The rules of each currency, by kind; a currency without any is left out. */
export const banknoteRules = cautious(fields(byCurrency(rulesOf), 'unknown-name'), unknownRules)
