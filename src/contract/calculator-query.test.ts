import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Sum } from '#domain/sum.ts'
import { anyAmount, anyCode, anySecond } from '../../test/fakes/arbitraries.ts'
import { type CalculatorQuery, BLANK_QUERY, readCalculatorQuery, searchOf } from './calculator-query.ts'
import { momentAt, parseMoment, spanOf } from './shared-moment.ts'

const read = (search: string): CalculatorQuery => readCalculatorQuery(new URLSearchParams(search))

/** Where an address leads that a person or a browser wrote. */
function canonical(search: string): string {
  const asked = read(search)
  return asked.kind === 'mistake' ? `mistake: ${asked.mistake.kind} ${asked.mistake.typed}` : searchOf(asked)
}

describe('the address of a question', () => {
  test.each([
    ['?bozdur=USD&tutar=500', '?bozdur=USD&tutar=500'],
    ['?tutar=1500.5&al=EUR', '?al=EUR&tutar=1500.50'],
    ['?al=USD&tutar=1.500,50&karsilik=EUR', '?al=USD&tutar=1500.50&karsilik=EUR'],
    ['?bozdur=usd&tutar=1+500&karsilik=tl', '?bozdur=USD&tutar=1500'],
    ['?bozdur=USD&tutar=500&an=20260801-1712', '?bozdur=USD&tutar=500&an=20260801-1712'],
    ['?bozdur=USD&tutar=500&an=20260832-1712', '?bozdur=USD&tutar=500'],
    ['?bozdur=USD&tutar=500&utm_source=x', '?bozdur=USD&tutar=500'],
    ['?islem=al&tutar=500&doviz=GBP&karsilik=TL', '?al=GBP&tutar=500'],
    ['?kisi=yabanci&bozdur=USD&tutar=500&an=20260801-1712', '?bozdur=USD&tutar=500&an=20260801-1712&kisi=yabanci'],
    ['?bozdur=USD&tutar=500&kisi=gercek', '?bozdur=USD&tutar=500'],
    ['?bozdur=USD&tutar=500&kisi=kimse', '?bozdur=USD&tutar=500'],
    ['?islem=bozdur&tutar=500&doviz=JPY&karsilik=SAR', '?bozdur=JPY&tutar=500&karsilik=SAR'],
  ])('%s is asked at %s', (written, address) => {
    expect(canonical(written)).toBe(address)
  })

  test.each([
    ['', ''],
    ['?bozdur=USD', ''],
    ['?kisi=sirket', '?kisi=sirket'],
    ['?al=EUR&kisi=ortaklik', '?al=EUR&kisi=ortaklik'],
    ['?islem=al&tutar=&doviz=EUR&karsilik=TL', '?al=EUR'],
    ['?bozdur=GBP&karsilik=EUR', '?bozdur=GBP&karsilik=EUR'],
  ])('%j asks nothing yet, and sets the form: %j', (written, address) => {
    expect(read(written).kind).toBe('nothing')
    expect(canonical(written)).toBe(address)
  })

  test.each([
    ['?bozdur=USD&tutar=1.50.0', 'unreadable 1.50.0'],
    ['?bozdur=USD&tutar=0', 'zero 0'],
    ['?bozdur=XAU&tutar=5', 'unknown-currency XAU'],
    ['?al=USD&tutar=5&karsilik=BTC', 'unknown-currency BTC'],
    ['?al=USD&tutar=5&karsilik=USD', 'same-currency USD'],
  ])('%s is a mistake', (written, mistake) => {
    expect(canonical(written)).toBe(`mistake: ${mistake}`)
  })

  test('a mistake keeps what was chosen and typed beside it', () => {
    expect(read('?islem=al&tutar=beş+yüz&doviz=EUR&karsilik=GBP')).toEqual({
      kind: 'mistake',
      choices: { deal: 'buy', code: 'EUR', against: 'GBP' },
      amount: 'beş yüz',
      mistake: { kind: 'unreadable', typed: 'beş yüz' },
    })
    expect(read('?bozdur=XAU&tutar=5')).toMatchObject({ amount: '5', choices: BLANK_QUERY.choices })
  })

  test('every question is read from its own address as it was asked', () => {
    const anySum: fc.Arbitrary<Sum<CurrencyCode>> = fc
      .record({
        deal: fc.constantFrom<Deal>('sell', 'buy'),
        code: anyCode,
        amount: anyAmount,
        against: fc.option(anyCode),
      })
      .filter(({ code, against }) => code !== against)
      .map(({ deal, code, amount, against }) => ({ deal, items: [{ code, amount }], against }))
    const anyMoment = fc.option(anySecond.map((instant) => momentAt(instant)))
    fc.assert(
      fc.property(anySum, anyMoment, (sum, moment) => {
        const asked: CalculatorQuery = { kind: 'question', question: { sum, moment } }
        expect(read(searchOf(asked))).toEqual(asked)
      }),
    )
  })

  test('whatever an address says, it is understood or refused', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => ['nothing', 'question', 'mistake'].includes(read(search).kind)),
    )
  })
})

describe('the moment of a shared link', () => {
  test('is a minute in Istanbul', () => {
    const instant = Date.parse('2026-08-01T17:12:08+03:00')
    const moment = momentAt(instant)
    expect(moment).toBe('20260801-1712')
    const { from, to } = spanOf(moment)
    expect([from <= instant, instant < to, to - from]).toEqual([true, true, 60_000])
  })

  test.each(['', '20260801', '20260801-2400', '20260801-1260', '20260229-1200', '2026-08-01-17-12', '20260801-1712x'])(
    '%j is none',
    (text) => {
      expect(parseMoment(text)).toBeNull()
    },
  )
})
