import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { bulletinXml, type FakeCentralBank, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { sample, sampleText } from '../../../test/fakes/samples.ts'
import { day } from '../store/test/sample-records.ts'
import { sourceErrorLine } from './source-failure.ts'
import { parseBulletin, tcmbXml } from './tcmb-xml.ts'

const FETCHED = Date.UTC(2026, 8, 11, 12, 31)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('parseBulletin', () => {
  test('parseBulletin reads the date, the rates and yen per 100 as printed', () => {
    expect(parseBulletin(sample('bulletin-utf-8.xml'), FETCHED)).toEqual({
      ok: true,
      value: {
        day: '2026-09-11',
        number: '2026/170',
        fetchedAt: FETCHED,
        rates: {
          USD: { buy: 48_201_100, sell: 48_288_000 },
          AUD: { buy: 34_210_500, sell: 34_433_600 },
          EUR: { buy: 56_350_200, sell: 56_451_800 },
          GBP: { buy: 65_612_100, sell: 65_954_300 },
          CHF: { buy: 60_010_500, sell: 60_395_800 },
          CAD: { buy: 34_950_000, sell: 35_107_600 },
          SAR: { buy: 12_838_000, sell: 12_861_100 },
          JPY: { buy: 30_250_400, sell: 30_450_700 },
        },
      },
    })
  })

  test('parseBulletin reads ISO 8859-9 in bulletins before 2017', () => {
    expect(parseBulletin(sample('bulletin-iso-8859-9.xml'), FETCHED)).toMatchObject({
      ok: true,
      value: { day: '2016-03-16', rates: { USD: { buy: 2_905_100 }, SAR: { sell: 775_520 }, JPY: { buy: 2_560_200 } } },
    })
  })

  test.each(['<ForexSelling/>', '<ForexSelling></ForexSelling>', '<ForexSelling>\n\t\t</ForexSelling>'])(
    'parseBulletin reads %j as a missing rate',
    (empty) => {
      const xml = bulletinXml('2026-09-11', [{ code: 'USD', unit: 1, buy: '48.2011', sell: '' }])
      expect(parseBulletin(bytes(xml.replace('<ForexSelling/>', empty)), FETCHED)).toMatchObject({
        value: { rates: { USD: { buy: 48_201_100, sell: null } } },
      })
    },
  )

  test('parseBulletin converts another unit to ours', () => {
    const xml = bulletinXml('2026-09-11', [
      { code: 'JPY', unit: 1, buy: '0.302504', sell: '0.304507' },
      { code: 'USD', unit: 100, buy: '4820.11', sell: '4828.80' },
      { code: 'EUR', unit: 10, buy: '563.50', sell: '564.51' },
    ])
    expect(parseBulletin(bytes(xml), FETCHED)).toMatchObject({
      value: { rates: { JPY: { buy: 30_250_400, sell: 30_450_700 }, USD: { buy: 48_201_100, sell: 48_288_000 } } },
    })
    expect(parseBulletin(bytes(xml), FETCHED)).not.toHaveProperty('value.rates.EUR')
  })

  const good = bulletinXml('2026-09-11', [{ code: 'USD', unit: 1, buy: '48.2011', sell: '48.2880' }])
  test.each([
    ['html', '<!DOCTYPE html><html lang="tr"></html>'],
    ['html', '  <HTML>'],
    ['other-document', sampleText('hourly.xml')],
    ['other-document', 'plain text'],
    ['other-document', ''],
    ['broken-xml', good.slice(0, good.indexOf('</Tarih_Date>'))],
    ['unknown-encoding', good.replace('UTF-8', 'EBCDIC')],
    ['no-date', good.replace('11.09.2026', '11.09.26').replace('09/11/2026', '')],
    ['no-date', good.replace('09/11/2026', '09/10/2026')],
    ['no-date', good.replace('11.09.2026', '31.02.2026').replace('09/11/2026', '02/31/2026')],
    ['no-rates', bulletinXml('2026-09-11', [])],
    ['no-rates', bulletinXml('2026-09-11', [{ code: 'XDR', unit: 1, buy: '68.1', sell: '68.2' }])],
    ['no-rates', bulletinXml('2026-09-11', [{ code: 'USD', unit: 1, buy: 'yok', sell: '0' }])],
  ])('parseBulletin rejects a document as %s', (error, document) => {
    expect(parseBulletin(bytes(document), FETCHED)).toEqual({ ok: false, error })
  })

  test('parseBulletin does not throw for any bytes', () => {
    const whole = sample('bulletin-utf-8.xml')
    const spoiled = fc
      .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.uint8Array({ maxLength: 20 }))
      .map(([from, to, put]) => new Uint8Array([...whole.subarray(0, from), ...put, ...whole.subarray(to)]))
    fc.assert(fc.property(fc.oneof(spoiled, fc.uint8Array()), (given) => parseBulletin(given, FETCHED).ok || true))
  })
})

describe("the central bank's XML", () => {
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
    bank.publish('2026-09-11', sample('bulletin-utf-8.xml'))
    bank.publish('2016-03-16', sample('bulletin-iso-8859-9.xml'))
  })
  afterEach(() => bank.stop())
  const clock = fakeClock(FETCHED)
  const source = () => tcmbXml({ url: bank.url, clock })
  const on = (text: string) => source().between(day(text), day(text))

  test('the server reads the newest bulletin from today.xml', async () => {
    expect(await source().newest()).toMatchObject({ ok: true, value: { day: '2026-09-11', fetchedAt: FETCHED } })
    expect(bank.asked.map(({ path }) => path)).toEqual(['/kurlar/today.xml'])
  })

  test('the server reads a past day at its own address, and a missing document as a day off', async () => {
    expect(await on('2016-03-16')).toMatchObject({ ok: true, value: { items: [{ day: '2016-03-16' }], daysOff: [] } })
    expect(await on('2026-09-10')).toEqual({ ok: true, value: { items: [], daysOff: ['2026-09-10'] } })
    // The bulletin may still be published today.
    expect(await on('2026-09-12')).toEqual({ ok: true, value: { items: [], daysOff: [] } })
    expect(bank.asked.map(({ path }) => path)).toEqual([
      '/kurlar/201603/16032016.xml',
      '/kurlar/202609/10092026.xml',
      '/kurlar/202609/12092026.xml',
    ])
  })

  test('the server refuses a bulletin of another day than the requested one', async () => {
    bank.publish('2026-09-10', sample('bulletin-utf-8.xml'))
    expect(await on('2026-09-10')).toEqual({ ok: false, error: { kind: 'other-day' } })
  })

  test.each<[string, () => void, string]>([
    ['an error page with status 200', () => bank.html(), 'html'],
    ['status 503', () => bank.status(503), 'HTTP 503'],
  ])('the server reports %s', async (_, fault, line) => {
    fault()
    const answer = await source().newest()
    expect(answer.ok || sourceErrorLine(answer.error)).toBe(line)
  })

  test('the server stops waiting for a bank that does not answer', async () => {
    bank.slow(60_000)
    const answer = source().newest()
    await bank.requests.reached(1)
    await clock.advance(15 * SECOND)
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } })
  })
})
