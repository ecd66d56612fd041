import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPriceMessage } from '#contract/price-wire.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { evaluatePrice } from '#domain/price-verdict.ts'
import { bodyOfFrame } from '../../../test/fakes/samples.ts'
import { USUAL_GUARDS } from '../../../test/fakes/usual-limits.ts'
import { needs } from '../../../test/needs.ts'
import { parseEvds } from './evds.ts'
import { readFeed } from './provider-feed.ts'
import { parseBulletin } from './tcmb-xml.ts'

/** Recordings of the real sources, kept outside of the repository. */
const RECORDINGS = new URL('../../../../shared/data/', import.meta.url)

function recording(path: string): Uint8Array {
  return readFileSync(new URL(path, RECORDINGS))
}

/** Returns the sides in micro-lira, by currency, that the rules accept from this message without a record. */
function accepted(message: ReturnType<typeof readPriceMessage>, now: number): Partial<Record<CurrencyCode, unknown>> {
  if (!message.ok) throw new Error(message.error)
  const record = { accepted: undefined, held: undefined }
  return Object.fromEntries(
    message.value.prices.flatMap((price) => {
      const verdict = evaluatePrice(price, message.value.statedAt, record, USUAL_GUARDS, now)
      return verdict.kind === 'accepted' ? [[price.code, [verdict.passed.quote.buy, verdict.passed.quote.sell]]] : []
    }),
  )
}

describe('the recorded provider', needs('recordings'), () => {
  test('the frame of 2026-08-03 has eight exact pairs with yen per 100', () => {
    const frame = new TextDecoder().decode(recording('haremaltin/price-changed-2026-08-03.frame'))
    const message = readPriceMessage(bodyOfFrame(frame), CURRENCY_BOARD, 1)
    expect(accepted(message, 1_785_707_998_774)).toEqual({
      USD: [47_233_000, 47_477_000],
      EUR: [54_238_000, 54_724_000],
      GBP: [63_349_000, 63_960_000],
      CHF: [57_801_000, 58_855_000],
      CAD: [33_412_000, 33_850_000],
      AUD: [32_534_000, 33_244_000],
      JPY: [29_560_000, 30_150_000],
      SAR: [12_376_000, 12_763_000],
    })
    expect(message.ok && message.value.ignored).toContain('ALTIN')
    expect(message.ok && message.value.sourceTime).toBe(1_785_707_998_774)
  })

  test.for([
    ['haremaltin/altin_2025-10-22_022649.json', 1_761_089_209_051, [42_110_000, 48_828_000, 27_660_000]],
    ['haremaltin/altin_2025-10-22_023334.json', 1_761_089_614_348, [42_109_000, 48_828_000, 27_660_000]],
  ] as const)('the feed capture %s has the expected prices', ([path, spokenAt, [usd, eur, yen]]) => {
    const body: unknown = JSON.parse(new TextDecoder().decode(recording(path)))
    expect(accepted(readPriceMessage(body, CURRENCY_BOARD, 1), spokenAt)).toMatchObject({
      USD: [41_987_000, usd],
      EUR: [path.includes('022649') ? 48_586_000 : 48_587_000, eur],
      JPY: [27_240_000, yen],
    })
    const read = readFeed(recording(path), CURRENCY_BOARD)
    expect(read.ok && [read.value.prices.length, read.value.sourceTime]).toEqual([8, spokenAt])
  })

  test('readFeed rejects the feed of another provider', () => {
    expect(readFeed(recording('haremaltin/truncgil_today_2025-10-19.json'), CURRENCY_BOARD)).toEqual({
      ok: false,
      error: { kind: 'other-fields', names: 'Update_Date, USD, EUR, GBP, CHF …' },
    })
  })
})

describe('the recorded bulletins', needs('recordings'), () => {
  test.for([
    ['2013-04-22_exchanger.xml', '2013-04-22', [1_801_600, 1_804_800], [1_801_500, 1_813_400]],
    ['2015-12-04_crx4.xml', '2015-12-04', [2_892_100, 2_897_300], [2_348_800, 2_364_400]],
    ['2016-03-15_exchanger.xml', '2016-03-15', [2_885_200, 2_890_400], [2_547_200, 2_564_100]],
    ['2020-10-08_commandx1.xml', '2020-10-08', [7_893_100, 7_907_300], [7_428_700, 7_477_900]],
    ['2026-08-21_finans-agent.xml', '2026-08-21', [47_879_900, 47_966_200], [30_096_000, 30_295_300]],
  ] as const)('the bulletin %s has its day, the dollar and yen per 100 as printed', ([file, day, usd, yen]) => {
    const bulletin = parseBulletin(recording(`tcmb_xml/${file}`), 0)
    expect(bulletin).toMatchObject({
      ok: true,
      value: { day, rates: { USD: { buy: usd[0], sell: usd[1] }, JPY: { buy: yen[0], sell: yen[1] } } },
    })
    expect(bulletin.ok && Object.keys(bulletin.value.rates)).toHaveLength(CURRENCY_CODES.length)
  })

  test.for([
    '2013-04-22_exchanger.xml',
    '2015-12-04_crx4.xml',
    '2016-03-15_exchanger.xml',
    '2020-10-08_commandx1.xml',
    '2026-08-21_finans-agent.xml',
  ])('the bulletin %s has its number and the exact rates of every row', (file) => {
    const text = new TextDecoder('iso-8859-9').decode(recording(`tcmb_xml/${file}`))
    const bulletin = parseBulletin(recording(`tcmb_xml/${file}`), 0)
    if (!bulletin.ok) throw new Error(bulletin.error)
    expect(bulletin.value.number).toBe(/Bulten_No="([^"]+)"/.exec(text)?.[1])
    for (const [code, { buy, sell, banknote }] of Object.entries(bulletin.value.rates)) {
      const row = text.slice(text.indexOf(`CurrencyCode="${code}"`)).split('</Currency>')[0] ?? ''
      const printed = ['ForexBuying', 'ForexSelling', 'BanknoteBuying', 'BanknoteSelling'].map((name) => {
        const figure = new RegExp(`<${name}>([\\d.]+)<`).exec(row)?.[1]
        return figure === undefined ? null : Math.round(Number(figure) * 1e6)
      })
      expect([code, buy, sell, banknote?.buy ?? null, banknote?.sell ?? null]).toEqual([code, ...printed])
    }
  })

  test('parseBulletin reads the rates of an abridged bulletin', () => {
    const bulletin = parseBulletin(recording('tcmb_xml/2023-11-17_yusufcetin82_abridged_values-altered.xml'), 0)
    expect(bulletin.ok && [bulletin.value.day, Object.keys(bulletin.value.rates)]).toEqual([
      '2023-11-17',
      ['USD', 'AUD'],
    ])
  })

  test('parseBulletin rejects the hourly document of the same host', () => {
    expect(parseBulletin(recording('tcmb_xml/reeskont-hourly_2026-01-05_yusufcetin82.xml'), 0)).toEqual({
      ok: false,
      error: 'other-document',
    })
  })
})

describe('the recorded EVDS', needs('recordings'), () => {
  test('the answer of March 2026 is dated back by one business day, with yen per 100', () => {
    const bulletins = parseEvds(recording('evds/evds3_daily_2026-03-01_2026-03-22_21currencies.json'), 0)
    if (!bulletins.ok) throw new Error(bulletins.error)
    expect(bulletins.value.map(({ day }) => day.slice(5))).toEqual([
      '02-27',
      '03-02',
      '03-03',
      '03-04',
      '03-05',
      '03-06',
      '03-09',
      '03-10',
      '03-11',
      '03-12',
      '03-13',
      '03-16',
      '03-17',
      '03-18',
    ])
    expect(bulletins.value[0]?.rates).toMatchObject({
      USD: { buy: 43_800_000, sell: 43_878_900 },
      JPY: { buy: 28_007_200, sell: 28_192_700 },
      SAR: { buy: 11_678_500, sell: 11_699_500 },
    })
  })

  test('parseEvds reads long and short names and ignores other frequencies', () => {
    const samples: unknown = JSON.parse(new TextDecoder().decode(recording('evds/evds_quoted_samples.json')))
    const read = (Array.isArray(samples) ? samples : []).map(({ body }: { body: unknown }) => {
      const bulletins = parseEvds(new TextEncoder().encode(JSON.stringify(body)), 0)
      return bulletins.ok ? bulletins.value.map(({ day, rates }) => [day, rates.USD?.sell]) : bulletins.error
    })
    expect(read).toEqual([
      [['2026-03-31', 44_476_100]],
      [
        ['2026-08-11', 47_736_400],
        ['2026-08-12', 47_753_700],
        ['2026-08-13', 47_771_700],
      ],
      [['2023-06-07', 23_062_500]],
      [],
      'other-document',
    ])
  })
})
