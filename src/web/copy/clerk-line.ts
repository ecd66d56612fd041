import type { Amount } from '#domain/amount.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { SumResult } from '#domain/sum.ts'
import { formatQuotedAt } from '../format/format.ts'
import { formatAmount, sumText } from '../format/money-text.ts'
import { banknotesText, pricesText, withoutText } from './sum-message-parts.ts'

interface ClerkPrice {
  readonly result: SumResult<CurrencyCode>
  readonly isOld: boolean
  /** The banknotes at a lower price that the sum is assumed not to contain. */
  readonly assumed: readonly LessGroup[]
}

export interface ClerkFacts {
  readonly deal: Deal
  readonly amount: Amount
  readonly code: CurrencyCode
  /** null means that the page shows no price. */
  readonly price: ClerkPrice | null
}

/** Returns the line for the clerk under a message in another language: "TR: 100 USD bozdurmak istiyor; …". */
export function clerkLine({ deal, amount, code, price }: ClerkFacts): string {
  const wish = wishOf(`${formatAmount(amount)} ${code}`, deal)
  if (price === null) return `${wish}; sitede fiyat yok.`
  const { result, isOld, assumed } = price
  const [{ quotedAt }] = result.lines
  const rates = pricesText(result.lines)
  return plain(
    isOld
      ? `${wish}; sitedeki kur eski (${rates}, ${formatQuotedAt(quotedAt, 0)}).`
      : `${wish}${banknotesText(result)}; ${rates}, tutar ${sumText(result)}${withoutText(assumed)}.`,
  )
}

/** Returns the clerk's line for a sum that is too large to calculate; `item` names the sum. */
export function clerkLineOfLarge(item: string, deal: Deal): string {
  return `${wishOf(item, deal)}; tutar sitede hesaplanamadı.`
}

const wishOf = (item: string, deal: Deal): string => `TR: ${item} ${deal === 'sell' ? 'bozdurmak' : 'almak'} istiyor`

/** Replaces no-break spaces, because the lines of a message may break anywhere. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
