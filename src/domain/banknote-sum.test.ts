import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount, anyQuote } from '../../test/fakes/arbitraries.ts'
import { anyRules } from '../../test/fakes/banknote-rules.ts'
import { quote } from '../../test/fakes/market.ts'
import { type Amount, amountOf } from './amount.ts'
import { lessGroups } from './banknote-classes.ts'
import { checkLess } from './banknote-limit.ts'
import type { NotesPart } from './banknote-sum.ts'
import type { BanknoteRules } from './banknotes.ts'
import { CURRENCIES } from './currencies.ts'
import { BANKNOTE_KINDS } from './currency-records/banknote-column.ts'
import { CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import type { Deal } from './deal.ts'
import type { Quote } from './quote.ts'
import { rate } from './rate.ts'
import { outcomeOf, type SumOutcome } from './sum.ts'

const USD = quote('USD', '47.2330', '47.4770', 0)
const EUR = quote('EUR', '54.2000', '54.7300', 0)
const RULES: BanknoteRules = {
  '100-seritsiz': { rule: 'less', less: 500_000 },
  '50': { rule: 'less', less: 500_000 },
  '1-2': { rule: 'no' },
}

interface Asked {
  readonly deal?: Deal
  readonly amount: Amount
  readonly notes: readonly NotesPart[]
  readonly against?: CurrencyCode | null
  readonly rules?: BanknoteRules
  readonly of?: Quote & { readonly code: CurrencyCode }
}

function outcome({ deal = 'sell', amount, notes, against = null, rules = RULES, of }: Asked): SumOutcome<CurrencyCode> {
  const code = of?.code ?? 'USD'
  return outcomeOf(
    { deal, items: [{ code, amount, notes }], against },
    {
      priceOf: (each) => ({ quote: each === code ? (of ?? { ...USD, code }) : EUR, halted: false }),
      instrumentOf: (each) => CURRENCIES[each],
      trades: () => true,
      banknotesOf: () => rules,
    },
  )
}

function resultOf(asked: Asked) {
  const found = outcome(asked)
  if (!('sum' in found)) throw new Error(JSON.stringify(found))
  return found
}

const notes = (kind: string, amount: string): NotesPart => ({ kind, amount: amountOf(amount) })

describe('a sum with banknotes at a lower price', () => {
  test('a sum with notes of 100 and of 50 has one line for each price and one total', () => {
    expect(resultOf({ amount: amountOf('5000'), notes: [notes('50', '1000')] })).toMatchObject({
      lines: [
        { amount: 400_000, rate: 47_233_000, lira: 18_893_200n },
        {
          amount: 100_000,
          rate: 46_733_000,
          lira: 4_673_300n,
          banknotes: { kinds: [{ id: '100-seritsiz' }, { id: '50' }], less: 500_000 },
        },
      ],
      sum: 23_566_500n,
      // 1,220 lira of spread and 500 lira of deduction for the notes.
      spread: 172_000n,
    })
  })

  test('a sum of banknotes at one lower price has one line', () => {
    const { lines, sum } = resultOf({ amount: amountOf('500'), notes: [notes('50', '500')] })
    expect([lines.length, sum]).toEqual([1, 2_336_650n])
  })

  test('the total of all lines of a banknote sum is converted to the other currency', () => {
    expect(resultOf({ amount: amountOf('5000'), notes: [notes('50', '500')], against: 'EUR' })).toMatchObject({
      lira: 23_591_500n,
      sum: 431_052n,
    })
  })

  test('the calculator refuses a sum if a deduction takes the whole price', () => {
    const rules: BanknoteRules = { '50': { rule: 'less', less: 47_233_000 } }
    expect(outcome({ amount: amountOf('500'), notes: [notes('50', '100')], rules })).toMatchObject({
      refused: [{ why: 'no-buy' }],
    })
  })
})

const anySum = anyQuote
  .filter(({ buy }) => buy !== null)
  .chain((of) =>
    fc.record({
      of: fc.constant(of),
      amount: anyAmount,
      rules: anyRules(of.code),
      shares: fc.array(fc.tuple(fc.constantFrom(...BANKNOTE_KINDS[of.code]), fc.integer({ min: 1, max: 30 })), {
        maxLength: 3,
      }),
    }),
  )
  .map(({ of, amount, rules, shares }) => ({
    of,
    amount,
    rules,
    notes: shares.flatMap(([{ id }, share]) => {
      const hundredths = Math.floor((amount * share) / 100)
      return hundredths === 0 ? [] : [{ kind: id, amount: amountOf((hundredths / 100).toFixed(2)) }]
    }),
  }))

describe('sums with any rules and banknotes', () => {
  test('the lines of a sum add up to the amount and the total, and no line is negative', () => {
    fc.assert(
      fc.property(anySum, (asked) => {
        const found = outcome(asked)
        if (!('sum' in found)) return
        expect(found.lines.reduce((total, { amount }) => total + amount, 0)).toBe(asked.amount)
        expect(found.lines.reduce((total, { lira }) => total + lira, 0n)).toBe(found.sum)
        for (const { lira, rate: price } of found.lines) expect(lira >= 0n && price > 0).toBe(true)
        const whole = resultOf({ ...asked, notes: [] })
        expect(found.spread === null ? null : found.spread + found.sum).toBe(
          whole.spread === null ? null : whole.spread + whole.sum,
        )
      }),
    )
  })

  test('rules that do not apply leave the sum unchanged, and so do all rules if the visitor buys', () => {
    fc.assert(
      fc.property(anySum, (asked) => {
        const without = { ...asked, notes: [] }
        const ruled = new Set(lessGroups(asked.of.code, asked.rules).flatMap(({ kinds }) => kinds.map(({ id }) => id)))
        const unruled = asked.notes.filter(({ kind }) => !ruled.has(kind))
        expect(outcome({ ...asked, notes: unruled })).toEqual(outcome(without))
        expect(outcome({ ...asked, rules: {} })).toEqual(outcome(without))
        expect(outcome({ ...asked, deal: 'buy' })).toEqual(outcome({ ...without, deal: 'buy' }))
      }),
    )
  })
})

test('every currency has coins and damaged notes and lists each kind once', () => {
  for (const code of CURRENCY_CODES) {
    const ids = BANKNOTE_KINDS[code].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['madeni', 'yirtik']))
  }
})

describe('a deduction beside the price', () => {
  const price = rate('47.2330')

  test.each([
    [500_000, { kind: 'usual' }],
    [944_600, { kind: 'usual' }],
    [944_700, { kind: 'unusual', most: 944_660, likely: null }],
    [4_000_000, { kind: 'unusual', most: 944_660, likely: 400_000 }],
    [5_000_000, { kind: 'too-much', most: 4_723_300, likely: 500_000 }],
    [50_000_000, { kind: 'too-much', most: 4_723_300, likely: 500_000 }],
  ])('checkLess rates a deduction of %s micro-lira as %j', (less, check) => {
    expect(checkLess(less, price, 1000)).toEqual(check)
  })

  test('checkLess refuses a deduction above the office’s own limit', () => {
    expect(checkLess(500_000, price, 100)).toMatchObject({ kind: 'too-much', most: 472_330 })
  })
})
