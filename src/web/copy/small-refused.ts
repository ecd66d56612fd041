import { type Amount, writeAmount } from '#domain/amount.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** The largest sum, in quoting units, for which small refused banknotes are mentioned. */
const SMALL = 100

interface SmallRefused {
  readonly refused: readonly number[]
  readonly taken: readonly number[]
}

/** Returns the refused banknotes that could make up a small sum, and those that are taken; null means none. */
export function smallRefused(code: CurrencyCode, amount: Amount, rules: BanknoteRules): SmallRefused | null {
  const whole = Number(writeAmount(amount))
  if (whole >= SMALL * CURRENCIES[code].unit) return null
  const notes = (isTaken: boolean): number[] => [
    ...new Set(
      BANKNOTE_KINDS[code]
        .filter(({ id }) => (rules[id]?.rule === 'no') !== isTaken)
        .flatMap((kind) => (kind.mark === 'plain' || isTaken ? kind.notes : [])),
    ),
  ]
  const refused = notes(false).filter((note) => note <= whole)
  const taken = notes(true).sort((one, other) => one - other)
  return refused.length === 0 || taken.length === 0 ? null : { refused, taken }
}
