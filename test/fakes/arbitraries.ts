import fc from 'fast-check'
import { GOLD_GOODS } from '../../src/contract/gold-goods.ts'
import { CURRENCY_GOODS } from '../../src/contract/goods.ts'
import { momentAt, parseMoment, type SharedMoment } from '../../src/contract/shared-moment.ts'
import { blankSum, type SumQuery } from '../../src/contract/sum-query.ts'
import { VISITOR_KINDS } from '../../src/contract/visitor-kind.ts'
import { type Amount, amountOf, LARGEST_AMOUNT } from '../../src/domain/amount.ts'
import { CURRENCIES } from '../../src/domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../src/domain/currency.ts'
import type { Deal } from '../../src/domain/deal.ts'
import { isCounted, isForLira } from '../../src/domain/gold/gold-for-lira.ts'
import { METAL_CODES, type MetalCode } from '../../src/domain/instrument.ts'
import type { Quote, Trend } from '../../src/domain/quote.ts'
import { type Rate, rateOfMicros } from '../../src/domain/rate.ts'

function rateOf(micros: number): Rate {
  const made = rateOfMicros(micros)
  if (!made.ok) throw new RangeError(made.error)
  return made.value
}

/** Every valid rate, including the smallest and the largest. */
export const anyRate: fc.Arbitrary<Rate> = fc.integer({ min: 1, max: 999_999_999_000_000 }).map(rateOf)

/** A rate in the range of real currencies: 0.1 to 1,000 lira. */
const marketRate: fc.Arbitrary<Rate> = fc.integer({ min: 100_000, max: 1_000_000_000 }).map(rateOf)

export const anyCode: fc.Arbitrary<CurrencyCode> = fc.constantFrom(...CURRENCY_CODES)

const anyTrend: fc.Arbitrary<Trend> = fc.constantFrom<Trend>('up', 'down', '')

/** A whole second between 2005 and 2100, the precision of the provider's time stamps, in ms since the epoch. */
export const anySecond: fc.Arbitrary<number> = fc
  .integer({ min: Date.UTC(2005, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  .map((second) => second * 1000)

/** A quote whose buy price is at most its sell price, or that has no buy price. */
export const anyQuote: fc.Arbitrary<Quote & { readonly code: CurrencyCode }> = fc
  .record({
    code: anyCode,
    one: marketRate,
    other: marketRate,
    oneSided: fc.boolean(),
    quotedAt: anySecond,
    buyTrend: anyTrend,
    sellTrend: anyTrend,
  })
  .map(({ code, one, other, oneSided, quotedAt, buyTrend, sellTrend }) => ({
    code,
    unit: CURRENCIES[code].unit,
    buy: oneSided ? null : rateOf(Math.min(one, other)),
    sell: rateOf(Math.max(one, other)),
    quotedAt,
    trend: { buy: buyTrend, sell: sellTrend },
  }))

/** Every valid amount, from one hundredth to the largest. */
export const anyAmount: fc.Arbitrary<Amount> = fc
  .integer({ min: 1, max: LARGEST_AMOUNT * 100 })
  .map((hundredths) => amountOf(`${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`))

const anyMoment = fc.constantFrom<SharedMoment | null>(null, parseMoment('20260801-1712'))

const FOR_LIRA = METAL_CODES.filter(isForLira)

const anyFigure = (amount: fc.Arbitrary<Amount>) => amount.map((each) => ({ kind: 'figure', amount: each }) as const)

/** A valid query about an amount of a currency. */
export const anyCurrencySum: fc.Arbitrary<SumQuery<CurrencyCode>> = fc
  .record({
    deal: fc.constantFrom<Deal>('sell', 'buy'),
    code: anyCode,
    amount: anyAmount,
    against: fc.option(anyCode),
    moment: fc.option(anySecond.map(momentAt)),
    visitor: fc.constantFrom(...VISITOR_KINDS),
  })
  .filter(({ code, against }) => code !== against)
  .map(({ code, amount, against, ...rest }) => ({
    ...blankSum(CURRENCY_GOODS),
    ...rest,
    rows: [{ kind: 'item', item: { code, amount } }],
    against: against === null ? null : { kind: 'currency', code: against },
  }))

/** A valid query about gold and lira. Amounts of coins are whole numbers. */
export const anyGoldSum: fc.Arbitrary<SumQuery<MetalCode>> = fc
  .record({
    deal: fc.constantFrom<Deal>('sell', 'buy'),
    items: fc.array(fc.record({ code: fc.constantFrom(...FOR_LIRA), amount: anyAmount }), {
      maxLength: GOLD_GOODS.maxRows,
    }),
    lira: fc.option(anyFigure(anyAmount)),
    grams: fc.option(anyFigure(anyAmount)),
    // A number below 25 means a karat, not a fineness in thousandths.
    fineness: anyFigure(fc.integer({ min: 25, max: 1000 }).map((numerator) => amountOf(String(numerator)))),
    moment: anyMoment,
  })
  .map(({ items, moment, ...rest }) => ({
    ...blankSum(GOLD_GOODS),
    ...rest,
    rows: items.map(({ code, amount }) => ({
      kind: 'item' as const,
      item: { code, amount: isCounted(code) ? amountOf(String(Math.ceil(amount / 100))) : amount },
    })),
    moment: items.length === 0 ? null : moment,
  }))
