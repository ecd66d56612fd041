import { type BanknoteFacts, readBanknotes } from '#contract/banknote-facts.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useCell, useLive } from '../../live/index.ts'

/** Returns the current rules for banknotes of a currency. Null means that there are none. */
export function useBanknotes(code: CurrencyCode): BanknoteFacts | null {
  const { banknotes } = useCell(useLive().settings)
  return readBanknotes(banknotes, code)
}
