import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRate } from '../../test/fakes/arbitraries.ts'
import { METAL_CODES } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import {
  differenceBetween,
  divideHalfAway,
  parsePrice,
  parseRate,
  pastBounds,
  rate,
  type RateError,
  rateOfMicros,
  roundHalfAway,
  roundMicros,
  toLira,
  writeRate,
} from './rate.ts'

describe('reading a price', () => {
  test.each([
    ['47.2330', 47_233_000],
    ['47,2330', 47_233_000],
    ['4.340,23', 4_340_230_000],
    ['1.234.567,8', 1_234_567_800_000],
    ['1.234.567', 1_234_567_000_000],
    [' 47.2330 ', 47_233_000],
    ['007.5', 7_500_000],
    ['9978', 9_978_000_000],
    ['0.2956', 295_600],
    ['0.0000005', 1],
    ['47.23300049', 47_233_000],
    ['47.2330005', 47_233_001],
    [63.349, 63_349_000],
    [0.3015, 301_500],
    [47.477, 47_477_000],
    [1, 1_000_000],
  ])('parseRate reads %j as %i micro-lira', (given, micros) => {
    expect(parseRate(given)).toEqual({ ok: true, value: micros })
  })

  test('parseRate reads a single point as the decimal point, so "4.340" is 4.34', () => {
    expect(parseRate('4.340')).toEqual({ ok: true, value: 4_340_000 })
  })

  test.each<[unknown, RateError]>([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['47.23.30', 'not-a-number'],
    ['47,23,30', 'not-a-number'],
    ['1,234.56', 'not-a-number'],
    ['47.2330 TL', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['1'.repeat(65), 'not-a-number'],
    [undefined, 'not-a-number'],
    [null, 'not-a-number'],
    [true, 'not-a-number'],
    [{}, 'not-a-number'],
    [['47.2330'], 'not-a-number'],
    [Number.NaN, 'not-a-number'],
    ['Infinity', 'non-finite'],
    ['-∞', 'non-finite'],
    [Number.POSITIVE_INFINITY, 'non-finite'],
    [Number.NEGATIVE_INFINITY, 'non-finite'],
    [-0.5, 'negative'],
    ['-47.2330', 'negative'],
    ['−4.340,23', 'negative'],
    [0, 'zero'],
    [-0, 'zero'],
    ['0', 'zero'],
    ['0.0000', 'zero'],
    ['-0,00', 'zero'],
    ['0.0000004', 'zero'],
    [1e-9, 'out-of-range'],
    [1e21, 'out-of-range'],
    ['1000000000', 'out-of-range'],
    ['999999999.9', 'out-of-range'],
  ])('parseRate rejects %j as %s', (given, error) => {
    expect(parseRate(given)).toEqual({ ok: false, error })
  })

  test('parseRate converts a price per 1 yen to an exact price per 100 without floating-point error', () => {
    expect(parseRate(0.2956, 100)).toEqual({ ok: true, value: 29_560_000 })
    expect(parseRate('0,3015', 100)).toEqual({ ok: true, value: 30_150_000 })
    expect(parseRate('0.29561234', 100)).toEqual({ ok: true, value: 29_561_234 })
    expect(parseRate('0.295612345', 100)).toEqual({ ok: true, value: 29_561_235 })
  })

  test('parseRate returns a rate or an error for any input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(1 as const, 100 as const), (given, times) => {
        const parsed = parseRate(given, times)
        if (parsed.ok) expect(Number.isSafeInteger(parsed.value) && parsed.value > 0).toBe(true)
      }),
    )
  })

  test('parseRate reads a point, a comma and grouped thousands as the same price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 9999 }), (whole, decimals) => {
        const digits = String(decimals).padStart(4, '0')
        const grouped = whole.toLocaleString('tr-TR')
        const plain = parseRate(`${whole}.${digits}`)
        expect(parseRate(`${whole},${digits}`)).toEqual(plain)
        expect(parseRate(`${grouped},${digits}`)).toEqual(plain)
      }),
    )
  })
})

describe('writing a price', () => {
  test.each([
    ['47.233', 4, '47.2330'],
    ['47', 4, '47.0000'],
    ['0.3138455', 4, '0.313846'],
    ['4340.23', 4, '4340.2300'],
    ['0.000001', 4, '0.000001'],
    ['10095', 0, '10095'],
    ['10095.5', 0, '10095.5'],
    ['6183.5', 2, '6183.50'],
  ])('writeRate writes %s with at least %i decimals as %s', (given, least, written) => {
    expect(writeRate(rate(given), least)).toBe(written)
  })

  test('writeRate keeps all digits of a price per 100 yen when it writes a price per 1', () => {
    expect(writeRate(rate('31.384550'), 4, 100)).toBe('0.3138455')
    expect(writeRate(rate('30.15'), 4, 100)).toBe('0.3015')
    expect(writeRate(rate('0.000001'), 4, 100)).toBe('0.00000001')
  })

  test('a written rate is read back unchanged per 1 and per 100', () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 0, max: 6 }), (given, least) => {
        expect(parseRate(writeRate(given, least))).toEqual({ ok: true, value: given })
        expect(parseRate(writeRate(given, least, 100), 100)).toEqual({ ok: true, value: given })
      }),
    )
  })
})

describe('counting with rates', () => {
  test('differenceBetween is exact and signed', () => {
    expect(differenceBetween(rate('47.477'), rate('47.297'))).toBe(180_000)
    expect(toLira(differenceBetween(rate('47.297'), rate('47.477')))).toBe(-0.18)
  })

  test('roundMicros rounds half away from zero to the given decimals', () => {
    expect(roundMicros(rate('47.23345'), 4)).toBe(47_233_500)
    expect(roundMicros(rate('47.23344'), 4)).toBe(47_233_400)
    expect(roundMicros(rate('47.5'), 0)).toBe(48_000_000)
    expect(roundMicros(differenceBetween(rate('1'), rate('1.00005')), 4)).toBe(-100)
  })

  test('roundHalfAway rounds halves away from zero and never returns minus zero', () => {
    expect([0.5, -0.5, 1.5, -1.5, 0.4, -0.4].map(roundHalfAway)).toEqual([1, -1, 2, -2, 0, 0])
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
        expect(roundHalfAway(-value) + roundHalfAway(value)).toBe(0)
        expect(Math.abs(roundHalfAway(value) - value)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('rateOfMicros accepts only positive numbers in range', () => {
    expect(rateOfMicros(1)).toEqual({ ok: true, value: 1 })
    expect(rateOfMicros(0)).toEqual({ ok: false, error: 'zero' })
    expect(rateOfMicros(-1)).toEqual({ ok: false, error: 'negative' })
    expect(rateOfMicros(Number.NaN)).toEqual({ ok: false, error: 'not-a-number' })
    expect(rateOfMicros(Number.POSITIVE_INFINITY)).toEqual({ ok: false, error: 'non-finite' })
    expect(rateOfMicros(Number.MAX_SAFE_INTEGER)).toEqual({ ok: false, error: 'out-of-range' })
  })

  test('rate throws for an invalid literal', () => {
    expect(() => rate('forty')).toThrow(RangeError)
  })
})

test('divideHalfAway rounds a half away from zero on both sides', () => {
  expect([5n, -5n, 4n, -4n, 15n].map((each) => divideHalfAway(each, 10n))).toEqual([1n, -1n, 0n, 0n, 2n])
})

test('divideHalfAway is never further than a half from the exact quotient', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (dividend, divisor) => {
      const distance = divideHalfAway(dividend, divisor) * divisor - dividend
      expect(distance * 2n <= divisor && -distance * 2n <= divisor).toBe(true)
    }),
  )
})

const OUT_OF_RANGE = { ok: false, error: 'out-of-range' }

test.each([
  ['KULCEALTIN', '6.183', '6183'],
  ['CEYREK_YENI', '10.095', '10095'],
  ['GREMESE_ESKI', '100.147', '100147'],
  ['ATA5_YENI', '205.551', '205551'],
  ['AYAR14', '3.338', '3338'],
  ['ONS', '4.012', '4012'],
  ['USDKG', '132.400', '132400'],
] as const)('parsePrice reads the point as a thousands separator for %s written %s', (id, text, read) => {
  expect(parsePrice(text, INSTRUMENTS[id])).toEqual({ ok: true, value: rate(read) })
  expect(parsePrice(text, pastBounds(INSTRUMENTS[id]))).toEqual({ ok: true, value: rate(read) })
})

test.each([
  ['USD', '4.340', '4.34'],
  ['GUMUSTRY', '92.650', '92.65'],
  ['ALTIN', '6171.190', '6171.19'],
  ['CEYREK_YENI', '10.095,00', '10095'],
] as const)('parsePrice reads the price of %s written %s as %s', (id, text, read) => {
  expect(parsePrice(text, INSTRUMENTS[id])).toEqual({ ok: true, value: rate(read) })
})

test('parsePrice refuses prices of another unit and slipped commas', () => {
  expect(parsePrice('10,095', INSTRUMENTS.CEYREK_YENI)).toEqual(OUT_OF_RANGE)
  expect(parsePrice('132400', INSTRUMENTS.USDPURE)).toEqual(OUT_OF_RANGE)
})

test('parsePrice accepts a gram price of 2010 only with the bounds of the past', () => {
  expect(parsePrice('60.500', pastBounds(INSTRUMENTS.ALTIN))).toEqual({ ok: true, value: rate('60.5') })
  expect(parsePrice('60,5', INSTRUMENTS.ALTIN)).toEqual(OUT_OF_RANGE)
  expect(parsePrice('14,9', pastBounds(INSTRUMENTS.ALTIN))).toEqual(OUT_OF_RANGE)
})

test('every product of gold has a lowest price according to its gold', () => {
  const without = METAL_CODES.filter((id) => INSTRUMENTS[id].lowest === null)
  expect(without).toEqual(['USDPURE', 'GUMUSTRY', 'XAGUSD'])
  const { ALTIN, KULCEALTIN, CEYREK_ESKI, ATA5_ESKI } = INSTRUMENTS
  expect([ALTIN, KULCEALTIN, CEYREK_ESKI, ATA5_ESKI].map(({ lowest }) => lowest)).toEqual([100, 99, 160, 3307])
})
