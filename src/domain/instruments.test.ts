import { describe, expect, test } from 'vitest'
import { USUAL_GUARDS } from '../../test/fakes/usual-limits.ts'
import { CURRENCY_CODES } from './currency.ts'
import { INSTRUMENT_IDS, METAL_CODES } from './instrument.ts'
import { guardsOf, instrumentOf, INSTRUMENTS } from './instruments.ts'

describe('the list of instruments', () => {
  test('the instruments are the currencies followed by the metals', () => {
    expect(INSTRUMENT_IDS).toEqual([...CURRENCY_CODES, ...METAL_CODES])
    expect(Object.keys(INSTRUMENTS)).toEqual(INSTRUMENT_IDS)
    expect(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].id)).toEqual(INSTRUMENT_IDS)
  })

  test('every wire name is unique', () => {
    expect(new Set(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].wireName)).size).toBe(INSTRUMENT_IDS.length)
  })

  test('instrumentOf finds an instrument by its code and by its wire name', () => {
    const of = (names: readonly string[]) => names.map((name) => instrumentOf(name)?.id)
    expect(of(INSTRUMENT_IDS)).toEqual(INSTRUMENT_IDS)
    expect(of(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].wireName))).toEqual(INSTRUMENT_IDS)
    const unknown = [
      'ALTINTRY',
      'PLATIN',
      'XAUXAG',
      'EURUSD',
      'TRY',
      '',
      'usdtry',
      'USDTRYTRY',
      '__proto__',
      'constructor',
    ]
    expect(of(unknown)).toEqual(unknown.map(() => undefined))
  })

  test('only yen is quoted per 100', () => {
    expect(INSTRUMENT_IDS.filter((id) => INSTRUMENTS[id].unit === 100)).toEqual(['JPY'])
  })

  test('guardsOf overrides the office’s guards with those of the instrument', () => {
    expect(guardsOf('USD', USUAL_GUARDS)).toEqual(USUAL_GUARDS)
    expect(guardsOf('AYAR14', USUAL_GUARDS)).toEqual({ ...USUAL_GUARDS, spreadLimit: 5000 })
  })
})
