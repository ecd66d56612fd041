import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'

const START = Date.parse('2026-08-03T09:00:00Z')
const WITH_GOLD: readonly InstrumentId[] = [...CURRENCY_CODES, 'ALTIN', 'CEYREK_YENI', 'AYAR14', 'ONS', 'USDPURE']
/** Gold is measured by the ounce and the dollar where nothing else is known. */
const MEASURES = { USDTRY: ['47.2330', '47.4770'], ONS: ['4046.20', '4047.20'] } as const

function tested(selection: readonly InstrumentId[] = WITH_GOLD) {
  const made = marketUnderTest(START)
  made.office.selection = selection
  return { ...made, shown: () => [...made.market.view().board.keys()] }
}

describe('what the office has selected', () => {
  test('is on the board in display order, whatever the source says first', () => {
    const { say, shown } = tested()
    say({ CEYREK_YENI: ['9978', '10095'], ALTIN: ['6121.540', '6171.190'], ...MEASURES })
    expect(shown()).toEqual(['USD', 'ALTIN', 'CEYREK_YENI', 'ONS'])
  })

  test('may change while the site runs: gold goes at once, and comes back with the next price', () => {
    const { say, shown, office, market } = tested()
    say({ ...MEASURES, ALTIN: ['6121.540', '6171.190'] })
    office.selection = CURRENCY_CODES
    market.settingsChanged()
    expect(shown()).toEqual(['USD'])
    expect(market.sourceQuote('ALTIN')).toBeUndefined()
    office.selection = WITH_GOLD
    say({ ALTIN: ['6122.000', '6171.900'] })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS'])
  })

  test('where there is no gold in it, its codes are unknown ones, as they have always been', () => {
    const { say, shown, market } = tested(CURRENCY_CODES)
    say({ ALTIN: ['6121.540', '6171.190'], USDTRY: ['47.2330', '47.4770'] })
    expect(shown()).toEqual(['USD'])
    expect(market.refusals().get('unknown-code')).toBe(1)
  })

  test('is guarded by what is its own: 14 karat may have a spread that no currency may', () => {
    const { say, shown, market } = tested()
    say({ AYAR14: ['3338.070', '4511.270'], ALTIN: ['6121.540', '6171.190'], ...MEASURES, EURTRY: ['35.0', '47.4770'] })
    expect(shown()).toEqual(['USD', 'ALTIN', 'AYAR14', 'ONS'])
    expect(market.refusals().get('absurd-spread')).toBe(1)
  })

  test('is hidden where its source speaks of another unit, and that is counted', () => {
    const { say, shown, market } = tested()
    const gold = { ALTIN: ['6121.540', '6171.190'], ...MEASURES } as const
    say({ USDPURE: ['129800', '130000'], ...gold })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS'])
    expect(market.refusals().get('out-of-range')).toBe(1)
    say({ USDPURE: ['129.800', '130.000'] })
    expect(shown()).toEqual(['USD', 'ALTIN', 'ONS', 'USDPURE'])
  })

  test('bears the office’s margins, rounded to the decimals that screens show of it', () => {
    const { say, office, market } = tested()
    office.margins = { CEYREK_YENI: { sell: { kind: 'percent', millionths: 2500 } } }
    say({ CEYREK_YENI: ['9978', '10095'], ...MEASURES })
    expect(market.view().board.get('CEYREK_YENI')).toMatchObject({ buy: 9_978_000_000, sell: 10_120_000_000 })
  })
})
