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
  /** Null: the page shows no price. */
  readonly price: { readonly line: SumLine<CurrencyCode>; readonly isOld: boolean } | null
}

/** Under a message in another language: "TR: 100 USD bozdurmak istiyor; alış 47,2330 ₺, tutar 4.723,30 ₺." */
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

/** `item`: more than the page works out. */
export function clerkLineOfLarge(item: string, deal: Deal): string {
  return `${wishOf(item, deal)}; tutar sitede hesaplanamadı.`
}

const wishOf = (item: string, deal: Deal): string => `TR: ${item} ${deal === 'sell' ? 'bozdurmak' : 'almak'} istiyor`

/** In a message, a line may end anywhere. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
