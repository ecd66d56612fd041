import * as v from 'valibot'
import { type BanknoteKind, choicesOf } from '#domain/banknotes.ts'
import { fields, wholeNumber } from './setting-values.ts'
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

/** The rule of a kind that this release knows: some rules do not suit some kinds. */
export function banknoteRuleOf(known: BanknoteKind) {
  return v.pipe(
    banknoteRule,
    v.check(({ rule }) => choicesOf(known).includes(rule), kind('not-banknote-rule')),
  )
}
