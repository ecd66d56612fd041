import { describe, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { isBar, sourcedOf } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { CURRENCIES_OF_AUGUST, GOLD_OF_AUGUST } from '../../../test/fakes/gold.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'

const NOON = Date.UTC(2026, 7, 3, 9)
const FRAME = { ...CURRENCIES_OF_AUGUST, ...GOLD_OF_AUGUST }

/** An office that lists bars of ten and of a hundred grams. */
function listing(...bars: InstrumentId[]) {
  const tested = marketUnderTest(NOON)
  tested.office.selection = INSTRUMENT_IDS.filter((code) => !isBar(code) || bars.includes(code))
  const price = (code: InstrumentId) => {
    const quote = tested.market.view().board.get(code)
    return quote === undefined ? null : [quote.buy, quote.sell]
  }
  return { ...tested, price }
}

describe('a bar that the office lists', () => {
  test('a bar costs the gram price of the same frame times its weight, plus the office’s margins', () => {
    const { office, send, price, market } = listing('KULCE10', 'KULCE100')
    office.margins = {
      KULCE10: { buy: { kind: 'lira', micros: -100_000_000 }, sell: { kind: 'lira', micros: 250_000_000 } },
    }
    send(FRAME)
    expect(price('KULCE10')).toEqual([rate('60809'), rate('62085')])
    expect(price('KULCE100')).toEqual([rate('609093'), rate('618353')])
    expect(price('KULCE5')).toBeNull()
    expect(market.held()).toEqual([])
  })

  test('a bar is held and released together with its gram', async () => {
    const { send, price, held, clock } = listing('KULCE10')
    send({ ...FRAME, KULCEALTIN: ['60909.3', '61835.3'] })
    expect(held()).toMatchObject({ KULCEALTIN: 'far-from-metal', KULCE10: 'far-from-metal' })
    expect(price('KULCE10')).toBeNull()
    await clock.advance(SECOND)
    send(FRAME)
    expect(price('KULCE10')).not.toBeNull()
    expect(held()).toEqual({})
  })

  test('a bar disappears when the office no longer lists it and is not requested from a source', () => {
    const { office, send, price, market } = listing('KULCE10')
    send(FRAME)
    office.selection = INSTRUMENT_IDS.filter((code) => !isBar(code))
    market.settingsChanged()
    expect(price('KULCE10')).toBeNull()
    expect(sourcedOf(['KULCEALTIN', 'KULCE10']).map(({ id }) => id)).toEqual(['KULCEALTIN'])
  })
})
