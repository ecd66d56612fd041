import type { CurrencyCode, QuotingUnit } from './currency.ts'
import type { Trend } from './quote.ts'
import type { Rate, RateError } from './rate.ts'
import type { Result } from './result.ts'

/** The time that a source puts on one price. An empty stamp marks a dead code that the provider never removed. */
export type OwnTime =
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }

/** A price as a source offers it: read, not yet judged. */
export interface OfferedPrice {
  readonly code: CurrencyCode
  readonly unit: QuotingUnit
  readonly buy: Result<Rate, RateError>
  readonly sell: Result<Rate, RateError>
  readonly time: OwnTime
  readonly trend: { readonly buy: Trend; readonly sell: Trend }
}

/** One message of a price source, socket or feed. */
export interface PriceMessage {
  readonly prices: readonly OfferedPrice[]
  /** Codes that are not on the board: precious metals, crosses, unknown ones. */
  readonly ignored: readonly string[]
  /** meta.tarih, else meta.time: stands in where a price has no time of its own. */
  readonly statedAt: number | null
  /** meta.time, else meta.tarih: when the source last truly spoke. */
  readonly spokeAt: number | null
  /** Currencies that the office has stopped quoting; only our own server says so. */
  readonly halted: readonly CurrencyCode[]
}

/** The time of an offered price: its own, else the message's, else that of receipt; undefined for a dead code or an unreadable stamp. */
export function timeOf(price: OfferedPrice, message: PriceMessage, receivedAt: number): number | undefined {
  switch (price.time.kind) {
    case 'at':
      return price.time.at
    case 'absent':
      return message.statedAt ?? receivedAt
    case 'empty':
    case 'unreadable':
      return undefined
  }
}
