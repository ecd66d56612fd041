import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount } from '../../test/fakes/arbitraries.ts'
import { quote } from '../../test/fakes/market.ts'
import { amountOf } from './amount.ts'
import { unitPriceOf } from './conversion.ts'
import type { CurrencyCode } from './currency.ts'
import { type Deal, SIDE_OF } from './deal.ts'
import type { InstrumentId } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { type PaperQuestion, paperSteps } from './paper-steps.ts'
import { type PaperLimits, paperNeeds, type VisitorKind } from './papers.ts'
import { type Offer, outcomeOf, type Priced, type Sum } from './sum.ts'

/** At these prices, a dollar is 0.8 euro, 160 yen, or a hundredth of a gram; a riyal is one lira. */
const BUY = { USD: '40', EUR: '50', JPY: '25', SAR: '1', KULCEALTIN: '4000' } as const
/** The sell prices have the same ratios. */
const SELL = { USD: '41', EUR: '51.25', JPY: '25.625', SAR: '1', KULCEALTIN: '4100' } as const

const CODES = ['USD', 'EUR', 'JPY', 'SAR', 'KULCEALTIN'] as const

const priceOf = (code: InstrumentId): Priced => {
  const known = CODES.find((each) => each === code)
  return { quote: known === undefined ? null : quote(known, BUY[known], SELL[known], 0), halted: false }
}

const OFFER: Offer = { priceOf, instrumentOf: (code) => INSTRUMENTS[code], trades: () => true }

const asked = (deal: Deal, code: InstrumentId, amount: string, against: CurrencyCode | null = null): Sum => ({
  deal,
  items: [{ code, amount: amountOf(amount) }],
  against,
})

function unitPrice(code: InstrumentId, deal: Deal) {
  const rate = priceOf(code).quote?.[SIDE_OF[deal]] ?? null
  return rate === null ? null : { code, ...unitPriceOf(INSTRUMENTS[code], rate) }
}

function question(sum: Sum, offer = OFFER): PaperQuestion {
  const [{ code }] = sum.items
  return {
    sum,
    outcome: outcomeOf(sum, offer),
    prices: { USD: unitPrice('USD', sum.deal), EUR: unitPrice('EUR', sum.deal) },
    own: INSTRUMENTS[code].unitKind === 'currency' ? unitPrice(code, sum.deal) : null,
  }
}

const LIMITS: PaperLimits = {
  identityFromUsd: 100,
  taxNumberFromUsd: 5000,
  identificationThreshold: 185_000,
  foreignMinimumEuro: 5000,
}
const WITHOUT: PaperLimits = { ...LIMITS, identityFromUsd: null, taxNumberFromUsd: null }

const reached = (limits: PaperLimits, sum: Sum, visitor: VisitorKind = 'individuals'): string =>
  paperSteps(visitor, limits, question(sum))
    .flatMap(({ paper, isReached }) => (isReached === true ? [paper] : []))
    .toSorted()
    .join()

const NOTHING = ''
const CARD = 'identity'
const CARD_AND_TAX = 'documents,identity,tax-number'
const ALL_BUT_TAX = 'documents,identity'

/** Amounts by their worth in dollars, which is the same on both sides. */
const WORTH = {
  99: { USD: '99', EUR: '79.20', JPY: '15840', KULCEALTIN: '0.99' },
  100: { USD: '100', EUR: '80', JPY: '16000', KULCEALTIN: '1' },
  101: { USD: '101', EUR: '80.80', JPY: '16160', KULCEALTIN: '1.01' },
  4999: { USD: '4999', EUR: '3999.20', JPY: '799840', KULCEALTIN: '49.99' },
  5000: { USD: '5000', EUR: '4000', JPY: '800000', KULCEALTIN: '50' },
  5001: { USD: '5001', EUR: '4000.80', JPY: '800160', KULCEALTIN: '50.01' },
} as const

const OF_DOLLARS = [
  ['99', NOTHING, NOTHING],
  ['100', CARD, NOTHING],
  ['101', CARD, NOTHING],
  ['4999', ALL_BUT_TAX, ALL_BUT_TAX],
  ['5000', CARD_AND_TAX, ALL_BUT_TAX],
  ['5001', CARD_AND_TAX, ALL_BUT_TAX],
] as const satisfies readonly (readonly [`${keyof typeof WORTH}`, string, string])[]

describe.each(['sell', 'buy'] as const)('the papers of a sum that a visitor would %s', (deal) => {
  describe.each(['USD', 'EUR', 'JPY', 'KULCEALTIN'] as const)('a sum in %s', (code) => {
    test.each(OF_DOLLARS)(
      'a sum worth %s dollars needs the papers %j, or %j without limits in dollars',
      (dollars, own, without) => {
        const sum = asked(deal, code, WORTH[dollars][code])
        expect(reached(LIMITS, sum)).toBe(own)
        expect(reached(WITHOUT, sum)).toBe(without)
      },
    )
  })

  test.each([
    ['184999', CARD, NOTHING],
    ['185000', ALL_BUT_TAX, ALL_BUT_TAX],
    ['185001', ALL_BUT_TAX, ALL_BUT_TAX],
    ['3999', NOTHING, NOTHING],
    // 5,000 dollars are 200,000 lira at the buy price and 205,000 lira at the sell price.
    ['199999', ALL_BUT_TAX, ALL_BUT_TAX],
    ['205000', CARD_AND_TAX, ALL_BUT_TAX],
  ])('a sum of %s lira needs the papers %j, or %j without limits in dollars', (lira, own, without) => {
    const sum = asked(deal, 'SAR', lira)
    expect(reached(LIMITS, sum)).toBe(own)
    expect(reached(WITHOUT, sum)).toBe(without)
  })
})

test('limits in dollars are compared with the dollars that a visitor receives for euro', () => {
  // At the office's sides 4,100 euro are 205,000 lira, which buy 5,000 dollars.
  expect(reached(LIMITS, asked('sell', 'EUR', '4100', 'USD'))).toBe(CARD_AND_TAX)
  expect(reached(LIMITS, asked('sell', 'EUR', '4099', 'USD'))).toBe(ALL_BUT_TAX)
})

describe('the kind of visitor', () => {
  // At the buy prices 5,000 euro are 250,000 lira and 6,250 dollars.
  test.each([
    ['foreigners', '4624.99', CARD, NOTHING],
    ['foreigners', '4625', ALL_BUT_TAX, ALL_BUT_TAX],
    ['foreigners', '4999.99', ALL_BUT_TAX, ALL_BUT_TAX],
    ['foreigners', '5000', CARD_AND_TAX, ALL_BUT_TAX],
    ['foreigners', '6249.99', CARD_AND_TAX, ALL_BUT_TAX],
    ['foreigners', '6250', CARD_AND_TAX, CARD_AND_TAX],
    ['individuals', '6250', CARD_AND_TAX, ALL_BUT_TAX],
    // The tax certificate is one of the documents.
    ['companies', '5000', ALL_BUT_TAX, ALL_BUT_TAX],
    ['partnerships', '5000', ALL_BUT_TAX, ALL_BUT_TAX],
  ] as const)(
    '%s with %s dollars need the papers %j, or %j without limits in dollars',
    (visitor, dollars, own, without) => {
      const sum = asked('sell', 'USD', dollars)
      expect(reached(LIMITS, sum, visitor)).toBe(own)
      expect(reached(WITHOUT, sum, visitor)).toBe(without)
    },
  )

  test('a company below the threshold needs its tax number from the tax number’s own limit', () => {
    expect(reached({ ...LIMITS, taxNumberFromUsd: 1000 }, asked('sell', 'USD', '1000'), 'companies')).toBe(
      'identity,tax-number',
    )
  })
})

const anyLimit = fc.option(fc.integer({ min: 1, max: 1_000_000 }))
const anyLimits: fc.Arbitrary<PaperLimits> = fc.record({
  identityFromUsd: anyLimit,
  taxNumberFromUsd: anyLimit,
  identificationThreshold: fc.integer({ min: 1, max: 1_000_000_000 }),
  foreignMinimumEuro: fc.integer({ min: 1, max: 1_000_000 }),
})
const anyVisitor = fc.constantFrom<VisitorKind>('individuals', 'foreigners', 'companies', 'partnerships')

test('a larger sum never needs fewer papers', () => {
  const anySum = fc.record({
    deal: fc.constantFrom<Deal>('sell', 'buy'),
    code: fc.constantFrom(...CODES),
    amounts: fc.tuple(anyAmount, anyAmount),
  })
  fc.assert(
    fc.property(anyVisitor, anyLimits, anySum, (visitor, limits, { deal, code, amounts }) => {
      const [smaller, larger] = [...amounts]
        .sort((one, other) => one - other)
        .map((amount) => reached(limits, { deal, items: [{ code, amount }], against: null }, visitor))
        .map((papers) => papers.split(',').filter((paper) => paper !== ''))
      const isFirm = visitor === 'companies' || visitor === 'partnerships'
      // A firm's documents include its tax certificate.
      const isIncluded = (paper: string) => isFirm && paper === 'tax-number' && larger?.includes('documents') === true
      expect(smaller?.filter((paper) => larger?.includes(paper) !== true && !isIncluded(paper))).toEqual([])
    }),
  )
})

test('a limit that the office has not set is not a reason for any paper', () => {
  fc.assert(
    fc.property(anyVisitor, anyLimits, (visitor, limits) => {
      const set = [limits.identityFromUsd, limits.taxNumberFromUsd].filter((each) => each !== null)
      const inDollars = paperNeeds(visitor, limits).flatMap(({ limit }) => (limit.unit === 'USD' ? limit.amount : []))
      expect(inDollars).toEqual(set)
    }),
  )
})

test('a sum equal to the limit in lira reaches it, and a sum that is a kuruş smaller does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90_000_000 }), (threshold) => {
      const limits = { ...WITHOUT, identificationThreshold: threshold }
      const riyals = (hundredths: number) =>
        asked('sell', 'SAR', `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`)
      expect(reached(limits, riyals(threshold * 100))).toBe(ALL_BUT_TAX)
      expect(reached(limits, riyals(threshold * 100 - 1))).toBe(NOTHING)
    }),
  )
})

describe('without a price', () => {
  const isReached = (of: PaperQuestion) => paperSteps('individuals', LIMITS, of).map((step) => step.isReached)

  test('limits in dollars are unknown without a dollar price and are listed before the limit in lira', () => {
    const steps = paperSteps('individuals', LIMITS, {
      ...question(asked('sell', 'EUR', '4000')),
      prices: { USD: null, EUR: null },
    })
    expect(steps.map(({ paper }) => paper)).toEqual(['identity', 'tax-number', 'documents'])
    expect(steps.map((step) => step.isReached)).toEqual([null, null, true])
    expect(steps.map(({ equivalent }) => equivalent)).toEqual([null, null, 3700n])
  })

  test('a sum in dollars is still compared with the limits in dollars', () => {
    const halted: Offer = { ...OFFER, priceOf: () => ({ quote: null, halted: true }) }
    const of = question(asked('sell', 'USD', '3000'), halted)
    expect(isReached({ ...of, prices: { USD: null, EUR: null }, own: null })).toEqual([true, false, null])
  })

  test('all limits are unknown without a sum', () => {
    const of = { ...question(asked('sell', 'EUR', '1')), sum: null, outcome: null }
    expect(isReached(of)).toEqual([null, null, null])
  })
})

describe('the limits', () => {
  const shown = (deal: Deal, code: InstrumentId, limits = LIMITS) =>
    paperSteps('individuals', limits, question(asked(deal, code, '1'))).map(({ paper, equivalent }) => [
      paper,
      equivalent,
    ])

  test('limits are sorted by their worth today', () => {
    expect(shown('sell', 'USD').map(([paper]) => paper)).toEqual(['identity', 'documents', 'tax-number'])
    const low = { ...LIMITS, taxNumberFromUsd: 4000 }
    expect(shown('sell', 'USD', low).map(([paper]) => paper)).toEqual(['identity', 'tax-number', 'documents'])
  })

  test('limits have an equivalent in the visitor’s currency by the office’s own price of the same side', () => {
    expect(shown('sell', 'EUR')).toEqual([
      ['identity', 80n],
      ['documents', 3700n],
      ['tax-number', 4000n],
    ])
    expect(shown('buy', 'USD')).toEqual([
      ['identity', null],
      ['documents', 4512n],
      ['tax-number', null],
    ])
    expect(shown('sell', 'JPY')).toContainEqual(['identity', 16_000n])
  })
})
