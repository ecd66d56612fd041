import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type FakeCentralBank, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { sample, sampleText } from '../../../test/fakes/samples.ts'
import { day } from '../store/test/sample-records.ts'
import { evds, parseEvds } from './evds.ts'
import { sourceErrorLine } from './source-failure.ts'

const FETCHED = Date.UTC(2026, 10, 1, 13)

function daysIn(body: unknown): string[] | string {
  const bulletins = parseEvds(new TextEncoder().encode(JSON.stringify(body)), FETCHED)
  return bulletins.ok ? bulletins.value.map((bulletin) => bulletin.day) : bulletins.error
}

const row = (date: string, usd: string | null) => ({ Tarih: date, TP_DK_USD_A_YTL: usd, TP_DK_USD_S_YTL: usd })

describe('parseEvds', () => {
  test('parseEvds dates rows back to their bulletins, across weekends and holidays', () => {
    const bulletins = parseEvds(sample('evds.json'), FETCHED)
    expect(bulletins.ok && bulletins.value.map((bulletin) => [bulletin.day, bulletin.rates.USD?.sell])).toEqual([
      ['2026-10-26', 48_988_200],
      ['2026-10-27', 49_019_400],
      ['2026-10-28', 49_038_200],
      ['2026-10-30', 49_088_400],
    ])
  })

  test('parseEvds returns yen per 100', () => {
    const bulletins = parseEvds(sample('evds.json'), FETCHED)
    expect(bulletins.ok && bulletins.value[0]?.rates.JPY).toEqual({ buy: 30_510_000, sell: 30_712_000 })
  })

  test('parseEvds dates a first row on a Monday back to Friday’s bulletin', () => {
    expect(daysIn({ items: [row('02-03-2026', '43.80000000'), row('03-03-2026', '43.88500000')] })).toEqual([
      '2026-02-27',
      '2026-03-02',
    ])
  })

  test('parseEvds accepts any order, short names and four decimals', () => {
    const items = [
      { Tarih: '09-06-2023', TP_DK_USD_S: '23.1000' },
      { Tarih: '08-06-2023', TP_DK_USD_S: '23.0625', TP_DK_USD_A: '23.021' },
    ]
    expect(daysIn({ items })).toEqual(['2023-06-07', '2023-06-08'])
  })

  test('parseEvds leaves out days off and rows of other frequencies', () => {
    expect(
      daysIn({
        items: [row('01-03-2026', null), row('2020-1', '446.45'), row('31-02-2026', '1'), { Tarih: { toString: 0 } }],
      }),
    ).toEqual([])
  })

  test.each([
    ['html', '<!doctype html><title>EVDS</title>'],
    ['not-json', ''],
    ['not-json', '{"items": ['],
    ['other-document', '{"status":"403","message":"Required request header \'key\' is not present"}'],
    ['other-document', '[]'],
    ['other-document', 'null'],
  ])('parseEvds rejects an answer as %s', (error, body) => {
    expect(parseEvds(new TextEncoder().encode(body), FETCHED)).toEqual({ ok: false, error })
  })

  test('parseEvds does not throw for any JSON value', () => {
    const anyRow = fc.record({
      Tarih: fc.oneof(fc.constant('02-03-2026'), fc.jsonValue()),
      TP_DK_USD_A_YTL: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(anyRow, fc.jsonValue())), (items) => {
        daysIn({ items })
      }),
    )
  })
})

describe('EVDS', () => {
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
    bank.answerEvds(JSON.parse(sampleText('evds.json')))
  })
  afterEach(() => bank.stop())
  const source = () => evds({ url: bank.url, key: 'gizli', clock: fakeClock(FETCHED) })

  test('the server requests EVDS with the key in a header, for a span longer than any holiday', async () => {
    expect(await source().newest()).toMatchObject({ ok: true, value: { day: '2026-10-30', fetchedAt: FETCHED } })
    const series = CURRENCY_CODES.flatMap((code) =>
      ['A', 'S', 'A.EF', 'S.EF'].map((side) => `TP.DK.${code}.${side}.YTL`),
    ).join('-')
    expect(bank.asked).toEqual([
      {
        path: `/igmevdsms-dis/series=${series}&startDate=18-10-2026&endDate=15-11-2026&type=json&frequency=1`,
        key: 'gizli',
      },
    ])
  })

  test('the server reads past days with one request and finds no bulletin on a holiday', async () => {
    const found = await source().between(day('2026-10-27'), day('2026-10-29'))
    expect(found.ok && found.value.items.map((bulletin) => [bulletin.day, bulletin.rates.USD?.buy])).toEqual([
      ['2026-10-27', expect.any(Number)],
      ['2026-10-28', 48_950_000],
    ])
    expect(bank.asked).toHaveLength(1)
    expect(await source().between(day('2026-10-29'), day('2026-10-29'))).toEqual({
      ok: true,
      value: { items: [], daysOff: ['2026-10-29'] },
    })
  })

  test.each<[string, () => void, string]>([
    ['an HTML page with status 200', () => bank.html(), 'html'],
    ['a redirect', () => bank.redirect(), 'HTTP 302'],
    ['a wrong key', () => bank.status(403), 'HTTP 403'],
    ['an answer without rows', () => bank.answerEvds({ totalCount: 0, items: [] }), 'no rates'],
  ])('the server reports %s', async (_, fault, line) => {
    fault()
    const answer = await source().newest()
    expect(answer.ok || sourceErrorLine(answer.error)).toBe(line)
  })
})
