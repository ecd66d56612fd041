import type { Amount } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { SumResult } from '#domain/sum.ts'
import { formatQuotedAt } from '../format/format.ts'
import { formatAmount, sumText } from '../format/money-text.ts'
import { pricesText } from './prices-text.ts'
import type { NotesInMessage } from './sum-words.ts'
import { taxText } from './tax-text.ts'

interface ClerkPrice {
  readonly result: SumResult<CurrencyCode>
  readonly isOld: boolean
  /** Null means that the office has no rules for banknotes. */
  readonly notes: NotesInMessage['clerk'] | null
}

interface ClerkFacts {
  readonly deal: Deal
  readonly amount: Amount
  readonly code: CurrencyCode
  /** null means that the page shows no price. */
  readonly price: ClerkPrice | null
}

/** Returns the line for the clerk under a message in another language: "TR: 100 USD bozdurmak istiyor; …". */
export function clerkLine({ deal, amount, code, price }: ClerkFacts): string {
  const wish = wishOf(`${formatAmount(amount)} ${code}`, deal)
  if (price === null) return `${wish}; ${UNPRICED}`
  const { result, isOld, notes } = price
  const [line] = result.lines
  const rates = notes?.prices ?? pricesText(result.lines)
  return plain(
    isOld
      ? `${wish}; sitedeki kur eski (${rates}, ${formatQuotedAt(line.quotedAt, 0)}).`
      : `${wish}${notes?.banknotes ?? ''}; ${rates}, tutar ${sumText(result)}${taxText(result)}${notes?.without ?? ''}.`,
  )
}

/** Returns the clerk's line for a sum that is not calculated; `item` names the sum as typed. */
export function clerkLineAsTyped(item: string, deal: Deal, why: 'too-large' | 'unpriced'): string {
  return `${wishOf(item, deal)}; ${why === 'unpriced' ? UNPRICED : 'tutar sitede hesaplanamadı.'}`
}

const UNPRICED = 'sitede fiyat yok.'

const wishOf = (item: string, deal: Deal): string => `TR: ${item} ${deal === 'sell' ? 'bozdurmak' : 'almak'} istiyor`

/** Replaces no-break spaces, because the lines of a message may break anywhere. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
