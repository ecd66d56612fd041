import type { FreshnessLimits } from '#domain/freshness.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { Notice } from '#domain/notice.ts'
import type { OpeningHours } from '#domain/opening.ts'

/** What the office's accounts are in, in the order of the cards. */
export const ACCOUNT_CURRENCIES = ['TL', 'USD', 'EUR'] as const

export type AccountCurrency = (typeof ACCOUNT_CURRENCIES)[number]

export interface BankAccounts {
  readonly bank: string
  readonly branch: string
  /** Five digits, as in the IBAN. */
  readonly code: string
  /** Path of the logo on this site. */
  readonly logo: string
  /** Without spaces; shown in groups of four. */
  readonly iban: Readonly<Record<AccountCurrency, string>>
  readonly account: Readonly<Record<AccountCurrency, string>>
}

export interface Claim {
  readonly figure: string
  readonly label: string
}

/** What pages show of the office file. The margins and quote guards stay on the server. */
export interface OfficeFacts {
  /** True until the office replaces the sample facts: pages say "Örnek veri" beside them. */
  readonly sample: boolean
  /** Fixed canonical origin, https, no trailing slash. */
  readonly origin: string
  readonly name: string
  readonly shortName: string
  readonly founded: number
  readonly licence: { readonly authority: string; readonly kind: string; readonly number: string }
  readonly address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postalCode: string
  }
  /** `text` as printed, `uri` for tel:. */
  readonly phone: { readonly text: string; readonly uri: string }
  readonly fax: { readonly text: string }
  readonly email: string
  readonly chat: { readonly href: string }
  /** `directions` opens the way to the office, on a phone in its map. */
  readonly map: { readonly embed: string; readonly link: string; readonly directions: string }
  readonly links: { readonly gazette: string; readonly faq: string; readonly centralBankHistory: string }
  readonly hours: OpeningHours
  /** Above the boards; null: none. */
  readonly notice: Notice | null
  /** In whose name the accounts are, as banks want it on a transfer; null: a file from before it was asked for. */
  readonly accountHolder: string | null
  readonly banks: readonly BankAccounts[]
  readonly claims: readonly Claim[]
  readonly legal: {
    /** Lira above which identification must be requested. */
    readonly identificationThreshold: number
    readonly penalty: number
    readonly penaltyYear: number
    readonly foreignMinimumEuro: number
  }
  /** Days after which contact messages are erased: the privacy notice beside the form names them. */
  readonly messagesKeptDays: number
  readonly freshness: FreshnessLimits
  /** Left out: the office has no gold board. */
  readonly gold?: {
    /** What the office buys and sells, in display order; the rest of the board is there to know. */
    readonly traded: readonly MetalCode[]
  }
}
