import { expect, test } from 'vitest'
import { addDays, type Day, midnightOf, parseDay } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { rate } from '#domain/rate.ts'
import { chartSentence } from './chart-sentence.ts'

const TODAY = day('2026-11-21')

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

/** One point a day up to today. A price with "*" is carried over from an earlier day. */
function pointsOf(...prices: readonly string[]) {
  return prices.map((written, index) => {
    const on = addDays(TODAY, index + 1 - prices.length)
    const sell = rate(written.replace('*', ''))
    return { at: midnightOf(on), day: on, buy: sell, sell, carried: written.endsWith('*') }
  })
}

const CHART = { name: '', period: 'monthly', begins: null, source: 'office' } as const

function sentence(
  code: InstrumentId,
  prices: readonly string[],
  more: Partial<Parameters<typeof chartSentence>[0]> = {},
) {
  return chartSentence({ ...CHART, instrument: INSTRUMENTS[code], points: pointsOf(...prices), ...more })
}

test('chartSentence names the range of the price and its current place in the range', () => {
  expect(sentence('USD', ['46.1', '49.72', '49.31'])).toBe(
    'Son 30 günde dolar 46,10 ile 49,72 arasında kaldı; bugün en yüksek değerine yakın.',
  )
})

test.each([
  [
    ['46.1', '49.72', '49.72*'],
    {},
    'Son 30 günde dolar 46,10 ile 49,72 arasında kaldı; son değeri bunların en yükseği.',
  ],
  [
    ['46.1', '49.72', '46.1'],
    { period: 'daily' },
    'Bugün dolar 46,10 ile 49,72 arasında kaldı; son değeri bunların en düşüğü.',
  ],
  [['47.2', '47.2'], { period: 'annual' }, 'Son 365 günde dolar değişmedi: 47,20.'],
  [['47.201', '47.202'], { period: 'weekly' }, 'Son 7 günde dolar 47,20 dolayında kaldı.'],
  [['47.2*', '47.2'], {}, 'Son 30 günde dolar için tek bir kayıt var: 47,20.'],
  [['47.2*', '47.2*'], {}, 'Son 30 günde dolar için kayıt yok; son bilinen değer 47,20.'],
  [['47.2*'], { period: 'daily' }, 'Bugün dolar için henüz kayıt yok; son bilinen değer 47,20.'],
  [[], {}, ''],
  [
    ['46.1', '49.72', '47.9'],
    { begins: day('2026-11-19') },
    '19 Kasım 2026 tarihinden bu yana dolar 46,10 ile 49,72 arasında kaldı; bugün bu aralığın ortasında.',
  ],
  [
    ['46.1', '49.72', '48.9'],
    { source: 'tcmb' },
    'Son 30 günde dolar (TCMB gösterge kuru) 46,10 ile 49,72 arasında kaldı; bugün bu aralığın üst yarısında.',
  ],
] as const)('chartSentence describes the prices %j with %j', (prices, more, expected) => {
  expect(sentence('USD', prices, more)).toBe(expected)
})

test('chartSentence describes the yen per 100 and adds the currency to prices of metals', () => {
  expect(sentence('JPY', ['30', '31'])).toContain('100 Japon yeni 30,00 ile 31,00')
  expect(sentence('CEYREK_YENI', ['9800', '10095'], { name: 'Çeyrek, yeni' })).toBe(
    'Son 30 günde çeyrek (yeni) 9.800\u00A0₺ ile 10.095\u00A0₺ arasında kaldı; bugün en yüksek değerinde.',
  )
  expect(sentence('ATA_YENI', ['40000', '41000'], { name: 'Ata lira, yeni' })).toContain('Ata lira (yeni) 40.000')
  expect(sentence('ONS', ['4000', '4100'], { name: 'Ons altın, ABD doları' })).toContain(
    'ons altın (ABD doları) 4.000,00\u00A0$',
  )
})
