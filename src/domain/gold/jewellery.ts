import { type Amount, amountOf } from '../amount.ts'
import { kurusOf, type Money, sumOfMoney } from '../conversion.ts'
import type { Sides } from '../quote.ts'
import { type Rate, roundMicros } from '../rate.ts'
import { FINE_PER_GRAM, type FineGold, fineOf } from './gold-price.ts'

/** As jewellers say it: so many thousandths of the weight, or lira a gram; in hundredths. */
export interface Workmanship {
  readonly in: 'thousandths' | 'lira'
  readonly amount: Amount
}

/** As it is said at a jeweller's: in hundredths, of a gram and of a thousandth. */
export interface Jewellery {
  readonly grams: Amount
  /** Milyem: 916,6 of a thousand. */
  readonly fineness: Amount
  /** İşçilik; null: none. */
  readonly workmanship: Workmanship | null
}

export interface JewelleryWorth {
  readonly fine: FineGold
  /** What the has in it is worth: as the office buys has, and as it sells it. */
  readonly buy: Money | null
  readonly sell: Money
  /** What the workmanship costs who buys the piece, by the price at which has is sold. */
  readonly workmanship: Money
  /** Both: what it comes to for who buys it, before the shop's own share. */
  readonly total: Money
}

const FINEST = 100_000

export function isFineness(milyem: Amount): boolean {
  return milyem <= FINEST
}

/** weight × milyem × the price of has; workmanship is the same share of the weight, at the sell price. */
export function worthOf({ grams, fineness, workmanship }: Jewellery, has: Sides, decimals: number): JewelleryWorth {
  const fine = shareOf(grams, fineness)
  const sell = roundMicros(has.sell, decimals)
  const [gold, work] = [liraOf(fine, sell), workmanshipOf(workmanship, grams, sell)]
  return {
    fine,
    buy: has.buy === null ? null : liraOf(fine, roundMicros(has.buy, decimals)),
    sell: gold,
    workmanship: work,
    total: sumOfMoney([gold, work]),
  }
}

function workmanshipOf(workmanship: Workmanship | null, grams: Amount, sell: Rate): Money {
  if (workmanship === null) return kurusOf(0n)
  const { amount } = workmanship
  return workmanship.in === 'lira'
    ? kurusOf(BigInt(grams) * BigInt(amount) * 100n)
    : liraOf(shareOf(grams, amount), sell)
}

/** The karat whose name a milyem bears: 22 ayar is said of 916, 916,6 and 917. */
export function karatOf(milyem: Amount): Karat | null {
  return KARATS.find(({ milyem: own }) => Math.abs(own - milyem) <= NEAR)?.karat ?? null
}

export type Karat = (typeof KARATS)[number]['karat']

/** In hundredths of a thousandth. */
const NEAR = 67

export const KARATS = [
  { karat: 22, milyem: amountOf('916,6') },
  { karat: 18, milyem: amountOf('750') },
  { karat: 14, milyem: amountOf('585') },
] as const

/** Both in hundredths, of a gram and of a thousandth. */
function shareOf(grams: Amount, thousandths: number): FineGold {
  return fineOf({ fineness: { parts: thousandths, of: 100_000 }, grossMilligrams: grams * 10 })
}

function liraOf(fine: FineGold, price: Rate): Money {
  return kurusOf(fine * BigInt(price), FINE_PER_GRAM)
}
