import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPriceMessage } from '#contract/price-wire.ts'
import { isBar } from '#domain/gold/bars.ts'
import { USUAL_PREMIUMS } from '#domain/gold/metal-measure.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { instrumentOf, INSTRUMENTS } from '#domain/instruments.ts'
import { type Rate, rate, toLira } from '#domain/rate.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { bodyOfFrame } from '../../../test/fakes/samples.ts'
import { needs } from '../../../test/needs.ts'

/** Recordings of the real provider, kept outside of the repository. */
const RECORDINGS = new URL('../../../../shared/data/haremaltin/', import.meta.url)
const recording = (name: string): string => readFileSync(new URL(name, RECORDINGS), 'utf8')

/** Monday, 00:59 in Istanbul. The dollar metals have not moved since Saturday. */
const RECORDED_AT = 1_785_707_998_774

function marketAt(start: number, body: unknown) {
  const tested = marketUnderTest(start)
  tested.office.selection = INSTRUMENT_IDS
  tested.receive(body)
  return tested
}

describe('the recorded frame at an office with a gold board', needs('recordings'), () => {
  let tested: ReturnType<typeof marketAt>
  beforeAll(() => {
    tested = marketAt(RECORDED_AT, bodyOfFrame(recording('price-changed-2026-08-03.frame')))
  })
  const of = (id: InstrumentId): { buy: number; sell: number } => {
    const quote = tested.market.view().board.get(id)
    const lira = (side: Rate | null | undefined): number => toLira(side ?? rate('0.000001'))
    return { buy: lira(quote?.buy), sell: lira(quote?.sell) }
  }

  test('the market shows all metals of the recorded frame and refuses none', () => {
    const board = tested.market.view().board
    expect(METAL_CODES.filter((code) => !board.has(code))).toEqual([])
    const ofProvider = METAL_CODES.filter((code) => !isBar(code)).map((code) => INSTRUMENTS[code])
    const inLira = ofProvider.filter(({ gold, pricedIn }) => gold !== null && pricedIn === 'TRY')
    expect(inLira).toHaveLength(16)
    expect([...(tested.market.refusing().keys() ?? [])]).toEqual([])
    expect(tested.market.held()).toEqual([])
  })

  test('the gram bar costs 995 ‰ of pure gold', () => {
    expect(of('KULCEALTIN').buy).toBeCloseTo(of('ALTIN').buy * 0.995, 2)
  })

  test('the price of pure gold in lira matches its price in dollars', () => {
    expect(Math.abs(of('ALTIN').sell - of('USDPURE').sell * of('USD').sell)).toBeLessThan(0.02)
  })

  test('a new half coin costs two new quarters on both sides', () => {
    expect(of('YARIM_YENI')).toEqual({ buy: of('CEYREK_YENI').buy * 2, sell: of('CEYREK_YENI').sell * 2 })
  })

  test('dollar metals are dated Saturday and coins Monday', () => {
    const at = (id: InstrumentId) => tested.market.view().board.get(id)?.quotedAt ?? 0
    expect(new Date(at('ONS')).toISOString()).toBe('2026-08-01T11:58:41.000Z')
    expect(at('CEYREK_YENI')).toBeGreaterThan(Date.parse('2026-08-02T21:00:00Z'))
  })
})

describe('a capture of 2025', needs('recordings'), () => {
  test('the market refuses pure gold in dollars per kilogram and shows gold in lira', () => {
    const body: unknown = JSON.parse(recording('altin_2025-10-22_022649.json'))
    const { market } = marketAt(1_761_089_209_051, body)
    const { board } = market.view()
    expect(board.has('USDPURE')).toBe(false)
    expect(market.refusing().get('USDPURE')?.rule).toBe('out-of-range')
    expect(board.has('ALTIN') && board.has('ATA5_ESKI')).toBe(true)
  })
})

describe('the usual premium of each product', needs('recordings'), () => {
  test.each([
    ['altin_2025-10-22_022649.json', 1_761_089_209_051],
    ['price-changed-2026-08-03.frame', RECORDED_AT],
  ])('the premiums of the recording %s are within a percent of the usual ones', (name, recordedAt) => {
    const text = recording(name)
    const body: unknown = name.endsWith('.frame') ? bodyOfFrame(text) : JSON.parse(text)
    const { market } = marketAt(recordedAt, body)
    const mid = (id: InstrumentId): number => {
      const { buy, sell } = market.view().board.get(id) ?? { buy: null, sell: rate('0.000001') }
      return toLira(buy ?? sell) + toLira(sell)
    }
    for (const [id, premium] of Object.entries(USUAL_PREMIUMS)) {
      const instrument = instrumentOf(id)
      if (instrument?.gold === null || instrument === undefined) throw new Error(`${id} holds no gold`)
      const { fineness, grossMilligrams } = instrument.gold
      const fine = (grossMilligrams * fineness.numerator) / fineness.of / 1000
      expect(Math.abs(mid(instrument.id) / mid('ALTIN') / fine - 1 - premium / 10_000)).toBeLessThan(0.01)
    }
    expect(market.held()).toEqual([])
  })
})

describe('a metal on the wire', () => {
  const message = (body: unknown) => {
    const read = readPriceMessage(body, Object.values(INSTRUMENTS), 1)
    if (!read.ok) throw new Error(read.error)
    return read.value
  }

  test('the parser reads thousands points with a decimal comma, and a decimal point', () => {
    const { prices } = message({
      data: { CEYREK_YENI: { alis: '9.978,00', satis: '10.095,00' }, ALTIN: { alis: 6121.54, satis: '6171.190' } },
    })
    expect(prices.map(({ sell }) => sell)).toEqual([
      { ok: true, value: rate('10095') },
      { ok: true, value: rate('6171.19') },
    ])
  })

  test('the parser reads a single point by the possible price of the metal', () => {
    const { prices } = message({
      data: {
        KULCEALTIN: { alis: '6.437', satis: '6.537' },
        ALTIN: { alis: '6521.540', satis: '6.537' },
        CEYREK_YENI: { alis: '9.978', satis: '10.095' },
        GUMUSTRY: { alis: '86.787', satis: '92.650' },
        ONS: { alis: 4.04, satis: '40.47' },
      },
    })
    expect(prices.map(({ sell }) => sell)).toEqual([
      { ok: true, value: rate('6537') },
      { ok: true, value: rate('6537') },
      { ok: true, value: rate('10095') },
      { ok: true, value: rate('92.65') },
      { ok: false, error: 'out-of-range' },
    ])
  })
})
