import type { BanknoteRule, BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'
import type { ChangeAnswer } from './change-entries.ts'
import type { PriceEventLines } from './price-pages.ts'

/** How the office takes the banknotes of one currency. */
export interface BanknotesPage {
  readonly kind: 'banknotes'
  readonly code: CurrencyCode
  /** The office's buying price of a quoting unit; null means that there is none now. */
  readonly price: Rate | null
  /** Basis points of the price that a deduction may come to. */
  readonly limit: number
  readonly rules: BanknoteRules
  /** The version of the settings in force. */
  readonly version: number
  /** The last five, newest first. */
  readonly changes: readonly PriceEventLines[]
}

export interface BanknoteActions {
  readonly changeBanknotes: {
    readonly body: {
      readonly code: CurrencyCode
      /** The kinds that were changed; null takes the rule away. */
      readonly rules: readonly { readonly id: string; readonly rule: BanknoteRule | null }[]
      readonly since: number | null
      readonly acceptUnusual: boolean
    }
    readonly answer: ChangeAnswer
  }
}
