import type { Amount } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { SumLine } from '#domain/sum.ts'
import { formatQuotedAt } from '../format/format.ts'
import { figureOf, formatAmount, formatMoney, lira } from '../format/money-text.ts'
import { sideWord } from './side-word.ts'

export interface ClerkFacts {
  readonly deal: Deal
  readonly amount: Amount
  readonly code: CurrencyCode
  /** null means that the page shows no price. */
  readonly price: { readonly line: SumLine<CurrencyCode>; readonly isOld: boolean } | null
}

/** Returns the line for the clerk under a message in another language: "TR: 100 USD bozdurmak istiyor; …". */
export function clerkLine({ deal, amount, code, price }: ClerkFacts): string {
  const wish = wishOf(`${formatAmount(amount)} ${code}`, deal)
  if (price === null) return `${wish}; sitede fiyat yok.`
  const { line, isOld } = price
  const rate = `${sideWord(line.side)} ${figureOf(line)}`
  return plain(
    isOld
      ? `${wish}; sitedeki kur eski (${rate}, ${formatQuotedAt(line.quotedAt, 0)}).`
      : `${wish}; ${rate}, tutar ${lira(formatMoney(line.lira))}.`,
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
