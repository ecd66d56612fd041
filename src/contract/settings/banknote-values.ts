import * as v from 'valibot'
import { type BanknoteRules, choicesOf, kindNamed } from '#domain/banknotes.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { fields, oneOf, wholeNumber } from './setting-values.ts'
import { kind } from './settings-mistake.ts'

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

/** The rules of each currency, by kind; a currency without any is left out. */
export const banknoteRules = v.pipe(
  v.record(oneOf(CURRENCY_CODES), v.record(v.string(), banknoteRule, kind('wrong-type')), kind('wrong-type')),
  v.check((rules) => CURRENCY_CODES.every((code) => areKnown(code, rules[code] ?? {})), kind('not-banknote-rule')),
)

function areKnown(code: CurrencyCode, rules: BanknoteRules): boolean {
  return Object.entries(rules).every(([id, rule]) => {
    const known = kindNamed(code, id)
    return known !== undefined && rule !== undefined && choicesOf(known).includes(rule.rule)
  })
}
