import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'

const START = Date.parse('2026-08-03T09:00:00Z')
const WITH_GOLD: readonly InstrumentId[] = [...CURRENCY_CODES, 'ALTIN', 'CEYREK_YENI', 'AYAR14', 'ONS', 'USDPURE']
/** The ounce and the dollar, which are the reference for gold without a fixing. */
const MEASURES = { USDTRY: ['47.2330', '47.4770'], ONS: ['4046.20', '4047.20'] } as const

function tested(selection: readonly InstrumentId[] = WITH_GOLD) {
  const made = marketUnderTest(START)
  made.office.selection = selection
  return { ...made, shown: () => [...made.market.view().board.keys()] }
}

describe('the selection of the office', () => {
  test('the board has display order for any order of the source', () => {
    const { send, shown } = tested()
    send({ CEYREK_YENI: ['9978', '10095'], ALTIN: ['6121.540', '6171.190'], ...MEASURES })
    expect(shown()).toEqual(['USD', 'ALTIN', 'CEYREK_YENI', 'ONS'])
  })

  test('the board follows a changed selection immediately', () => {
    const { send, shown, office, market } = tested()
    send({ ...MEASURES, ALTIN: ['6121.540', '6171.190'] })
    office.selection = CURRENCY_CODES
    market.settingsChanged()
    expect(shown()).toEqual(['USD'])
    expect(market.sourceQuote('ALTIN')).toBeUndefined()
    office.selection = WITH_GOLD
    send({ ALTIN: ['6122.000', '6171.900'] })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS'])
  })

  test('codes of gold are unknown if the office has no gold', () => {
    const { send, shown, market } = tested(CURRENCY_CODES)
    send({ ALTIN: ['6121.540', '6171.190'], USDTRY: ['47.2330', '47.4770'] })
    expect(shown()).toEqual(['USD'])
    expect(market.refusals().get('unknown-code')).toBe(1)
  })

  test('14-karat gold may have a wider spread than currencies', () => {
    const { send, shown, market } = tested()
    send({
      AYAR14: ['3338.070', '4511.270'],
      ALTIN: ['6121.540', '6171.190'],
      ...MEASURES,
      EURTRY: ['35.0', '47.4770'],
    })
    expect(shown()).toEqual(['USD', 'ALTIN', 'AYAR14', 'ONS'])
    expect(market.refusals().get('absurd-spread')).toBe(1)
  })

  test('the market refuses and counts a price in another unit', () => {
    const { send, shown, market } = tested()
    const gold = { ALTIN: ['6121.540', '6171.190'], ...MEASURES } as const
    send({ USDPURE: ['129800', '130000'], ...gold })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS'])
    expect(market.refusals().get('out-of-range')).toBe(1)
    send({ USDPURE: ['129.800', '130.000'] })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS', 'USDPURE'])
  })

  test('margins of gold are rounded to the decimals of its product', () => {
    const { send, office, market } = tested()
    office.margins = { CEYREK_YENI: { sell: { kind: 'percent', millionths: 2500 } } }
    send({ CEYREK_YENI: ['9978', '10095'], ...MEASURES })
    expect(market.view().board.get('CEYREK_YENI')).toMatchObject({ buy: 9_978_000_000, sell: 10_120_000_000 })
  })
})
