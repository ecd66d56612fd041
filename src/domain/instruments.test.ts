import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from './currency.ts'
import { INSTRUMENT_IDS, METAL_CODES } from './instrument.ts'
import { guardsOf, instrumentOf, INSTRUMENTS } from './instruments.ts'
import { DEFAULT_GUARDS } from './quote-rules.ts'

describe('what is priced', () => {
  test('are the currencies and then the metals, each with a record of its own', () => {
    expect(INSTRUMENT_IDS).toEqual([...CURRENCY_CODES, ...METAL_CODES])
    expect(Object.keys(INSTRUMENTS)).toEqual(INSTRUMENT_IDS)
    expect(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].id)).toEqual(INSTRUMENT_IDS)
  })

  test('has a name on the wire that is nobody else’s', () => {
    expect(new Set(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].wireName)).size).toBe(INSTRUMENT_IDS.length)
  })

  test('is found by its code and by its name on the wire', () => {
    const of = (names: readonly string[]) => names.map((name) => instrumentOf(name)?.id)
    expect(of(INSTRUMENT_IDS)).toEqual(INSTRUMENT_IDS)
    expect(of(INSTRUMENT_IDS.map((id) => INSTRUMENTS[id].wireName))).toEqual(INSTRUMENT_IDS)
    const nobodys = [
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
    expect(of(nobodys)).toEqual(nobodys.map(() => undefined))
  })

  test('only the yen is quoted per 100', () => {
    expect(INSTRUMENT_IDS.filter((id) => INSTRUMENTS[id].unit === 100)).toEqual(['JPY'])
  })

  test('goes by the office’s guards, but for those that are its own', () => {
    expect(guardsOf('USD', DEFAULT_GUARDS)).toEqual(DEFAULT_GUARDS)
    expect(guardsOf('AYAR14', DEFAULT_GUARDS)).toEqual({ ...DEFAULT_GUARDS, spreadLimit: 5000 })
  })
})
