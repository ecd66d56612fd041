import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRules } from '../../test/fakes/banknote-rules.ts'
import { type Amount, amountOf } from './amount.ts'
import { type Banknote, banknotesOf, kindOf, lessGroups, refusedKinds } from './banknote-classes.ts'
import { partsOf } from './banknote-sum.ts'
import { type BanknoteRules, reducedPrice } from './banknotes.ts'
import { liraFor, unitPriceOf } from './conversion.ts'
import { CURRENCIES } from './currencies.ts'
import { BANKNOTE_KINDS } from './currency-records/banknote-column.ts'
import { CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import { rate } from './rate.ts'

const less = (lira: number) => ({ rule: 'less', less: lira * 1_000_000 }) as const
const NO = { rule: 'no' } as const

const anyCodeAndRules = fc
  .constantFrom(...CURRENCY_CODES)
  .chain((code) => fc.record({ code: fc.constant(code), rules: anyRules(code) }))

describe('the classes of banknotes that a visitor is asked for', () => {
  test('each banknote of a currency is in exactly one class: the board’s price, one deduction, or refused', () => {
    fc.assert(
      fc.property(anyCodeAndRules, ({ code, rules }) => {
        const groups = lessGroups(code, rules)
        for (const note of banknotesOf(code)) {
          const kind = kindOf(code, note, rules)
          const rule = rules[kind.id] ?? { rule: 'full' }
          const asked = groups.filter((group) => group.kinds.includes(kind))
          expect(asked.map((group) => group.less)).toEqual(rule.rule === 'less' ? [rule.less] : [])
          expect(refusedKinds(code, rules, Infinity).includes(kind)).toBe(rule.rule === 'no')
        }
      }),
    )
  })

  test('a sum over the classes equals the sum of its single banknotes', () => {
    const anyNotes = anyCodeAndRules.chain(({ code, rules }) =>
      fc.record({
        code: fc.constant(code),
        rules: fc.constant(rules),
        notes: fc.array(fc.constantFrom(...banknotesOf(code)), { minLength: 1, maxLength: 40 }),
      }),
    )
    fc.assert(
      fc.property(anyNotes, ({ code, rules, notes }) => {
        const board = unitPriceOf(CURRENCIES[code], rate('47.2330'))
        const shares = Map.groupBy(notes, (note) => kindOf(code, note, rules).id)
        const priced = partsOf(
          {
            code,
            amount: totalOf(notes),
            notes: [...shares].map(([kind, of]) => ({ kind, amount: totalOf(of) })),
          },
          board,
          rules,
        )
        const priceOf = (note: Banknote) => {
          const rule = rules[kindOf(code, note, rules).id]
          return reducedPrice(board.rate, rule?.rule === 'less' ? rule.less : 0, board.decimals)
        }
        const single = notes.map((note) => {
          const price = priceOf(note)
          return price === null ? null : liraFor(totalOf([note]), { ...board, rate: price })
        })
        // No single banknote has less than a whole kuruş at four decimals, except yen at odd prices.
        const exact =
          single.every((each) => each !== null) && notes.every(({ value }) => (value / board.unit) % 1 === 0)
        if (priced === null || !exact) return
        const sum = priced.map((part) => liraFor(part.amount, part)).reduce((total, each) => total + each, 0n)
        const ofNotes = single.reduce((total, each) => total + (each ?? 0n), 0n)
        const rounding = BigInt(notes.length)
        expect(sum - ofNotes <= rounding && ofNotes - sum <= rounding).toBe(true)
      }),
    )
  })

  test.each<[string, CurrencyCode, Banknote, BanknoteRules, string]>([
    [
      'an old pound follows the rule for the old series',
      'GBP',
      { value: 50, issue: 'large' },
      { '50': less(1), eski: less(2) },
      'eski',
    ],
    [
      'an old pound follows its denomination without such a rule',
      'GBP',
      { value: 50, issue: 'large' },
      { '50': less(1) },
      '50',
    ],
    [
      'a refused denomination refuses its old series',
      'GBP',
      { value: 50, issue: 'large' },
      { '50': NO, eski: less(2) },
      '50',
    ],
    [
      'a current pound never follows the rule for the old series',
      'GBP',
      { value: 50, issue: 'current' },
      { eski: NO },
      '50',
    ],
    [
      'a dollar with a small portrait has its own kind',
      'USD',
      { value: 100, issue: 'small' },
      { '100-seritsiz': less(1) },
      '100-kucuk',
    ],
  ])('%s', (_, code, note, rules, id) => {
    expect(kindOf(code, note, rules).id).toBe(id)
  })

  test('the name of a group must tell the issue only if other notes of that name have another rule', () => {
    const tells = (code: CurrencyCode, rules: BanknoteRules) => lessGroups(code, rules).map((group) => group.tellsIssue)
    expect(tells('USD', { '50': less(0.5), '100-seritsiz': less(0.5), '100-kucuk': NO })).toEqual([null])
    expect(tells('USD', { '50': less(0.5), '100-seritsiz': less(0.5), '100-kucuk': less(1) })).toEqual(['old', 'old'])
    expect(tells('USD', { '50': less(0.5), '100-kucuk': less(1) })).toEqual([null, null])
    expect(tells('GBP', { '50': less(0.5), eski: less(1) })).toEqual(['current', null])
    expect(tells('GBP', { '50': less(0.5), eski: less(0.5) })).toEqual([null])
  })
})

test('an amount may contain only refused banknotes that are not larger than it', () => {
  const ids = (units: number, rules: BanknoteRules) => refusedKinds('USD', rules, units).map(({ id }) => id)
  expect(ids(40, { '1-2': NO, '100-kucuk': NO, madeni: NO, yirtik: NO })).toEqual(['1-2'])
  expect(ids(100, { '1-2': NO, '100-kucuk': NO })).toEqual(['100-kucuk', '1-2'])
  expect(refusedKinds('GBP', { eski: NO }, 1)).toEqual([BANKNOTE_KINDS.GBP.find(({ id }) => id === 'eski')])
})

function totalOf(notes: readonly Banknote[]): Amount {
  return amountOf(String(notes.reduce((total, { value }) => total + value, 0)))
}
