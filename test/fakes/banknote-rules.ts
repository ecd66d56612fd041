import fc from 'fast-check'
import { type BanknoteRules, choicesOf } from '../../src/domain/banknotes.ts'
import { BANKNOTE_KINDS } from '../../src/domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '../../src/domain/currency.ts'

const anyRule = (mark: Parameters<typeof choicesOf>[0]['mark']) =>
  fc
    .tuple(fc.constantFrom(...choicesOf({ mark })), fc.integer({ min: 1, max: 60_000 }))
    .map(([rule, steps]) => (rule === 'less' ? { rule, less: steps * 100 } : { rule }))

/** Any rules for the banknotes of a currency that the office may set. */
export const anyRules = (code: CurrencyCode): fc.Arbitrary<BanknoteRules> =>
  fc.record(Object.fromEntries(BANKNOTE_KINDS[code].map(({ id, mark }) => [id, anyRule(mark)])), { requiredKeys: [] })
