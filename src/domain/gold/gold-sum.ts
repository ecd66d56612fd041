import type { Amount } from '../amount.ts'
import { differenceOf, kurusOf, liraFor, type Money, sumOfMoney, type UnitPrice, unitPriceOf } from '../conversion.ts'
import { type Deal, type Side, SIDE_OF } from '../deal.ts'
import type { Priced } from '../exchange.ts'
import type { InstrumentId, MetalCode } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import type { Quote } from '../quote.ts'
import { type Rate, roundMicros } from '../rate.ts'
import { holdsGoldForLira } from './gold-price.ts'

/** So many coins, or so many grams, in hundredths. */
export interface GoldItem {
  readonly code: MetalCode
  readonly amount: Amount
}

/** One item at the office's price of one side. */
export interface GoldLine extends GoldItem, UnitPrice {
  readonly side: Side
  readonly quotedAt: number
  readonly sum: Money
}

export interface GoldSum {
  readonly kind: 'sum'
  readonly lines: readonly GoldLine[]
  /** Of the lines as they are shown, to the kuruş. */
  readonly total: Money
  /** What it would cost to turn all of it back at once; null: something has no other side. */
  readonly spread: Money | null
}

/** Without a price of all of it there is no sum: half a sum would be taken for the whole. */
export interface NoGoldSum {
  readonly kind: 'none'
  readonly refused: readonly { readonly code: MetalCode; readonly why: 'untraded' | 'halted' | 'unquoted' | 'no-buy' }[]
}

export interface GoldOffer {
  readonly traded: readonly MetalCode[]
  readonly priceOf: (code: MetalCode) => Priced
}

/** Coins are counted, all else is weighed. */
export function isCounted(code: MetalCode): boolean {
  return INSTRUMENTS[code].unitKind === 'piece'
}

/** Gold with a price in lira: what can be summed up. */
export function isForLira(code: MetalCode): boolean {
  return holdsGoldForLira(INSTRUMENTS[code])
}

/** The same on a board as it is, or was; `traded`: all of it, of a moment whose record says what was. */
export function goldSumOn(
  { quotes, halted }: { readonly quotes: readonly Quote[]; readonly halted: readonly InstrumentId[] },
  deal: Deal,
  items: readonly GoldItem[],
  traded: readonly MetalCode[] = items.map(({ code }) => code),
): GoldSum | NoGoldSum {
  return goldSumOf(deal, items, {
    traded,
    priceOf: (code) => ({
      quote: quotes.find((quote) => quote.code === code) ?? null,
      halted: halted.includes(code),
    }),
  })
}

/** What somebody gets for gold, or pays for it: each item at the price on the board, rounded to kuruş by itself. */
export function goldSumOf(deal: Deal, items: readonly GoldItem[], { traded, priceOf }: GoldOffer): GoldSum | NoGoldSum {
  const side = SIDE_OF[deal]
  const lines: GoldLine[] = []
  const refused: NoGoldSum['refused'][number][] = []
  for (const item of items) {
    const { quote, halted } = priceOf(item.code)
    const rate = quote?.[side] ?? null
    if (!traded.includes(item.code) || !isForLira(item.code)) refused.push({ code: item.code, why: 'untraded' })
    else if (halted) refused.push({ code: item.code, why: 'halted' })
    else if (quote === null) refused.push({ code: item.code, why: 'unquoted' })
    else if (rate === null) refused.push({ code: item.code, why: 'no-buy' })
    else lines.push({ ...item, side, quotedAt: quote.quotedAt, ...priced(item, rate) })
  }
  if (refused.length > 0) return { kind: 'none', refused }
  const total = sumOfMoney(lines.map(({ sum }) => sum))
  return { kind: 'sum', lines, total, spread: spreadOf(items, priceOf) }
}

function priced({ code, amount }: GoldItem, rate: Rate): UnitPrice & Pick<GoldLine, 'sum'> {
  const price = unitPriceOf(INSTRUMENTS[code], rate)
  return { ...price, sum: liraFor(amount, price) }
}

function spreadOf(items: readonly GoldItem[], priceOf: GoldOffer['priceOf']): Money | null {
  const sides = items.map((item) => {
    const { buy = null, sell = null } = priceOf(item.code).quote ?? {}
    return buy === null || sell === null ? null : differenceOf(priced(item, sell).sum, priced(item, buy).sum)
  })
  return sides.includes(null) ? null : sumOfMoney(sides.filter((side) => side !== null))
}

/** How much of a product so many lira are. */
export interface GoldForLira {
  /** In hundredths of a coin or gram. */
  readonly hundredths: bigint
  readonly sum: Money
  /** What is left of the lira, or comes beyond them where gold is sold. */
  readonly rest: Money
}

/**
 * The most that so many lira buy, or the least that has to be sold to get as many: whole coins, hundredths of a gram,
 * never rounded in the visitor's favour. Null: they buy none.
 */
export function goldForLira(deal: Deal, code: MetalCode, lira: Amount, rate: Rate): GoldForLira | null {
  const { decimals } = INSTRUMENTS[code]
  const step = isCounted(code) ? 100n : 1n
  // A step's price, in hundredths of a millionth.
  const price = BigInt(roundMicros(rate, decimals.rate)) * step
  const wanted = BigInt(lira) * 1_000_000n
  const steps = deal === 'buy' ? wanted / price : (wanted + price - 1n) / price
  if (steps === 0n) return null
  const sum = kurusOf(steps * price, 100n)
  const [more, less] = deal === 'buy' ? [amountInMoney(lira), sum] : [sum, amountInMoney(lira)]
  return { hundredths: steps * step, sum, rest: differenceOf(more, less) }
}

/** Both count hundredths of a lira. */
function amountInMoney(lira: Amount): Money {
  return kurusOf(BigInt(lira) * 10_000n)
}
