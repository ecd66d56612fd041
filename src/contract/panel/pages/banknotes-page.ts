import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { pageAddress, panelPage } from '#contract/panel/declared-page.ts'
import type { PriceEventLines } from '#contract/panel/price-shapes.ts'
import type { BanknoteRule, BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'

export const PAGE = panelPage({
  kind: 'banknotes',
  path: '/fiyat/:kod/banknotlar',
  permission: 'read',
  title: 'Banknotlar',
  menu: 'home',
  back: 'price',
  dialogs: { 'remove-rules': { path: '/kaldir', permission: 'price' } },
  actions: {
    changeBanknotes: { name: 'Banknot değişikliği' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly banknotes: BanknotesPage
  }
  interface PageActions {
    readonly banknotes: BanknoteActions
  }
}

/** The page with the rules for banknotes of one currency. */
export interface BanknotesPage {
  readonly kind: 'banknotes'
  readonly code: CurrencyCode
  /** The office's current buying price of a quoting unit; null means that it has none. */
  readonly price: Rate | null
  /** The largest deduction in basis points of the price. */
  readonly limit: number
  readonly rules: BanknoteRules
  /** The version of the settings in force. */
  readonly version: number
  /** The last five changes of the rules, newest first. */
  readonly changes: readonly PriceEventLines[]
}

export interface BanknoteActions {
  readonly changeBanknotes: {
    readonly body: {
      readonly code: CurrencyCode
      /** The changed kinds; null removes the rule. */
      readonly rules: readonly { readonly id: string; readonly rule: BanknoteRule | null }[]
      readonly since: number | null
      readonly acceptUnusual: boolean
    }
    readonly answer: ChangeAnswer
  }
}

export function banknotesPath(code: CurrencyCode): string {
  return pageAddress(PAGE, { kod: code })
}
