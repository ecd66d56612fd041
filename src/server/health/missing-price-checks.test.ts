import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { RefusedPrice } from '../pipeline/rule-record.ts'
import { judgeSnapshot } from './health.ts'
import type { Snapshot } from './snapshot.ts'

/** A Monday. The office opens at 9.00. */
const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const SUNDAY = Date.parse('2026-08-02T10:00:00+03:00')

const GOLD = {
  ...OFFICE,
  facts: { ...OFFICE.facts, gold: { traded: ['KULCEALTIN', 'CEYREK_ESKI'] as const } },
  pricing: { ...OFFICE.pricing, selection: [...CURRENCY_CODES, 'KULCEALTIN', 'CEYREK_ESKI', 'GUMUSTRY'] as const },
}

/** Builds a board whose prices have the given ages. */
function boardOf(ages: Readonly<Partial<Record<InstrumentId, number>>>): Snapshot['market'] {
  const quotes = INSTRUMENT_IDS.flatMap((code) => {
    const age = ages[code]
    return age === undefined ? [] : quote(code, '47.2', '47.4', NOW - age)
  })
  return { board: new Map(quotes.map((one) => [one.code, one])), sourceTime: NOW, halted: new Set() }
}

const each = (age: number) => Object.fromEntries(CURRENCY_CODES.map((code) => [code, age]))

const report = (known: Partial<Snapshot>, now = NOW) => {
  const { verdict, findings } = judgeSnapshot({ ...SNAPSHOT, silentFor: 0, ...known }, now)
  const ofPrices = findings.filter(({ kind }) => kind !== 'bulletin-missing')
  return { verdict, findings: ofPrices, texts: ofPrices.map(({ text }) => text) }
}

function refusalOf(code: InstrumentId, rule: RefusedPrice['rule']): readonly [InstrumentId, RefusedPrice] {
  const nothing = { buy: null, sell: null, against: null, limit: null }
  return [code, { rule, code, source: 'socket', ...nothing, at: NOW, since: NOW - 6 * MINUTE }]
}

test('the report has no finding for a board whose prices are all current', () => {
  expect(report({ market: boardOf(each(0)) }).texts).toEqual([])
})

describe('a source that sends messages but no usable price', () => {
  const zeros = new Map(CURRENCY_CODES.map((code) => refusalOf(code, 'zero')))

  test('five minutes without a usable price are reported as bad, with the reason', () => {
    expect(report({ refusing: zeros })).toMatchObject({
      verdict: 'bad',
      findings: [
        {
          kind: 'no-price',
          weight: 'bad',
          since: NOW - 6 * MINUTE,
          text: '6 dakikadır hiçbir kurun yeni fiyatı yok, kaynaktan ileti geliyor (satış sıfır). Sitede fiyat yok.',
          remedy: 'angun-office check',
        },
      ],
    })
  })

  test('five minutes without any of the office’s codes are reported as bad during opening hours', () => {
    expect(report({ uptime: 7 * MINUTE }).findings).toMatchObject([
      { kind: 'no-price', weight: 'bad', since: NOW - 7 * MINUTE },
    ])
    expect(report({ uptime: 4 * MINUTE }).texts).toEqual([])
    expect(report({}, SUNDAY).texts).toEqual([])
  })

  test('a board is reported as bad if each of its prices is held for a person', () => {
    const held = CURRENCY_CODES.map((code) => ({
      passed: { quote: quote(code, '48.9', '49.2', NOW), claimedAt: NOW },
      rule: 'far-from-bulletin' as const,
      source: 'socket' as const,
      reference: undefined,
      measure: { against: null, limit: null },
      since: NOW - 6 * MINUTE,
    }))
    const { verdict, findings } = report({ held })
    expect(verdict).toBe('bad')
    expect(findings.map(({ kind }) => kind)).toEqual(['no-price', ...CURRENCY_CODES.map(() => 'price-held')])
  })

  test('old prices of a whole board are reported as bad, with their label on the site', () => {
    expect(report({ market: boardOf(each(17 * MINUTE)) })).toMatchObject({
      verdict: 'bad',
      texts: [
        '17 dakikadır hiçbir kurun yeni fiyatı yok, kaynaktan ileti geliyor. Site bunları “Gecikmeli” diye gösteriyor.',
      ],
    })
  })

  test('old prices of all currencies are reported as bad even if gold prices are current', () => {
    const market = boardOf({ ...each(20 * MINUTE), KULCEALTIN: 0, CEYREK_ESKI: 0 })
    expect(report({ office: GOLD, market })).toMatchObject({
      verdict: 'bad',
      findings: [{ kind: 'no-price', about: 'currencies' }],
      texts: [
        '20 dakikadır hiçbir dövizin yeni fiyatı yok, kaynaktan ileti geliyor. Site bunları “Gecikmeli” diye gösteriyor.',
      ],
    })
  })
})

describe('one price that the source stopped sending', () => {
  const late = (age: number, code: CurrencyCode = 'USD') => boardOf({ ...each(0), [code]: age })

  test('a single price that is too old is reported with its label on the site', () => {
    expect(report({ market: late(15 * MINUTE) }).texts).toEqual([])
    expect(report({ market: late(17 * MINUTE) })).toMatchObject({
      verdict: 'degraded',
      findings: [
        {
          kind: 'price-late',
          about: 'USD',
          since: NOW - 17 * MINUTE,
          text: 'USD 17 dakikadır yenilenmiyor: kaynak fiyat vermiyor. Sitede “Gecikmeli” diye duruyor.',
          remedy: 'angun-office halt USD',
        },
      ],
    })
    expect(report({ market: late(2 * HOUR), refusing: new Map([refusalOf('USD', 'zero')]) }).texts).toEqual([
      'USD 2 saattir yenilenmiyor: satış sıfır. Sitede “Eski” diye duruyor.',
    ])
  })

  test('a late price is not reported while the office is closed, shortly after opening, if halted, or if all sources are silent', () => {
    const market = late(17 * MINUTE)
    expect(report({ market }, SUNDAY).texts).toEqual([])
    const opening = NOW - 55 * MINUTE
    expect(report({ market: { ...boardOf(each(-HOUR)), sourceTime: opening } }, opening).texts).toEqual([])
    const halted = { ...OFFICE, pricing: { ...OFFICE.pricing, halted: new Set(['USD'] as const) } }
    expect(report({ market, office: halted }).findings).toMatchObject([{ kind: 'halted' }])
    expect(report({ market, silentFor: HOUR }).findings).toMatchObject([{ kind: 'no-price', about: null }])
  })
})

describe('a traded product without a price', () => {
  const known = { office: GOLD, market: boardOf({ ...each(0), KULCEALTIN: 0 }) }

  test('a traded product without a price is reported after five minutes, but a product for information is not', () => {
    expect(report({ ...known, refusing: new Map([refusalOf('CEYREK_ESKI', 'dead-code')]) }).texts).toEqual([
      'Çeyrek (eski) sitede fiyatsız: kaynak bu kuru artık vermiyor.',
    ])
    expect(report(known).findings).toMatchObject([
      { kind: 'price-missing', about: 'CEYREK_ESKI', text: 'Çeyrek (eski) sitede fiyatsız: kaynak hiç fiyat vermedi.' },
    ])
    const { USD: _, ...others } = each(0)
    expect(report({ market: boardOf(others) }).texts).toEqual(['USD sitede fiyatsız: kaynak hiç fiyat vermedi.'])
  })

  test('a missing price is not reported after a start, while the office is closed, or if all sources are silent', () => {
    expect(report({ ...known, uptime: 4 * MINUTE }).texts).toEqual([])
    expect(report(known, SUNDAY).texts).toEqual([])
    expect(report({ ...known, silentFor: Infinity, uptime: 6 * MINUTE }).findings).toMatchObject([{ kind: 'no-price' }])
  })
})

describe('prices that the office halted', () => {
  const haltedOf = (codes: readonly InstrumentId[]) => ({
    market: boardOf(each(0)),
    office: { ...GOLD, pricing: { ...GOLD.pricing, halted: new Set(codes) } },
  })

  test('a halt is reported with its author, its beginning and the command that resumes', () => {
    const { findings } = report({
      ...haltedOf(['SAR']),
      market: boardOf({ ...each(0), KULCEALTIN: 0, CEYREK_ESKI: 0 }),
      halts: [{ code: 'SAR', since: NOW - HOUR, by: 'ayse', reason: null, acts: ['a'] }],
    })
    expect(findings).toMatchObject([
      {
        kind: 'halted',
        about: 'SAR',
        since: NOW - HOUR,
        text: 'SAR durduruldu (ayse): sitede “Gişeye sorunuz” yazıyor.',
        remedy: 'angun-office resume SAR',
      },
    ])
  })

  test('a halt of many prices is reported as one finding with the office’s own names', () => {
    const ofGold = haltedOf(['KULCEALTIN', 'CEYREK_ESKI'])
    expect(report(ofGold).texts).toEqual(['Gram altın, Çeyrek (eski) durduruldu: sitede “Gişeye sorunuz” yazıyor.'])
    const more = { ...haltedOf([...CURRENCY_CODES, 'KULCEALTIN']), market: boardOf({ CEYREK_ESKI: 0 }) }
    expect(report(more).texts).toEqual([
      `USD, EUR, GBP, CHF, CAD, AUD, JPY ve ${CURRENCY_CODES.length - 6} fiyat daha durduruldu: sitede “Gişeye sorunuz” yazıyor.`,
    ])
    expect(report(haltedOf(GOLD.pricing.selection)).findings).toMatchObject([
      { kind: 'halted', remedy: 'angun-office resume hepsi' },
    ])
  })
})
