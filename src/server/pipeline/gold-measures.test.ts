import { describe, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, SECOND } from '#domain/calendar.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { CURRENCIES_OF_AUGUST, GOLD_OF_AUGUST } from '../../../test/fakes/gold.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { FakePrice } from '../../../test/fakes/price-body.ts'

/** Monday noon on the first day of an office, without a record or a bulletin. */
const NOON = Date.UTC(2026, 7, 3, 9)

const FRAME: Readonly<Record<string, FakePrice>> = {
  ...CURRENCIES_OF_AUGUST,
  USDPURE: ['129.581', '129.983'],
  ...GOLD_OF_AUGUST,
}

const times = (code: keyof typeof GOLD_OF_AUGUST, factor: number): FakePrice => {
  const [buy, sell] = GOLD_OF_AUGUST[code]
  return [String(Number(buy) * factor), String(Number(sell) * factor)]
}

const allGoldTimes = (factor: number): Readonly<Record<string, FakePrice>> =>
  Object.fromEntries(
    Object.entries(GOLD_OF_AUGUST)
      .filter(([code]) => code !== 'GUMUSTRY' && code !== 'XAGUSD')
      .map(([code, [buy, sell]]) => [code, [String(Number(buy) * factor), String(Number(sell) * factor)]]),
  )

function firstDay(last: Parameters<typeof marketUnderTest>[1] = {}) {
  const tested = marketUnderTest(NOON, last)
  tested.office.selection = INSTRUMENT_IDS.filter((code) => !isBar(code))
  return { ...tested, isShown: (code: InstrumentId) => tested.market.view().board.has(code) }
}

const without = (...codes: string[]) =>
  Object.fromEntries(Object.entries(FRAME).filter(([code]) => !codes.includes(code)))

describe('the first frame of the first day', () => {
  test('the market shows a valid first frame completely', () => {
    const { send, held, market } = firstDay()
    send(FRAME)
    expect(held()).toEqual({})
    expect(market.view().board.size).toBe(Object.keys(FRAME).length)
    expect([...market.refusals()].filter(([, count]) => count > 0)).toEqual([])
  })

  test('the market holds tenfold gold prices even if they are repeated', async () => {
    const { send, held, isShown, clock, market, count } = firstDay()
    const wrong = {
      KULCEALTIN: times('KULCEALTIN', 10),
      CEYREK_YENI: times('CEYREK_YENI', 10),
      TEK_YENI: times('TEK_YENI', 0.1),
    }
    for (let each = 0; each < 5; each += 1) {
      send({ ...FRAME, ...wrong })
      await clock.advance(20 * SECOND)
    }
    expect(Object.keys(wrong).filter((code) => Object.keys(held()).includes(code))).toEqual(Object.keys(wrong))
    expect(held()).toEqual({
      KULCEALTIN: 'far-from-metal',
      CEYREK_YENI: 'far-from-metal',
      TEK_YENI: 'far-from-metal',
    })
    expect([isShown('CEYREK_ESKI'), isShown('KULCEALTIN'), isShown('TEK_YENI')]).toEqual([true, false, false])
    expect(count('far-from-metal')).toBe(15)
    expect([...market.view().halted]).toEqual(['KULCEALTIN', 'CEYREK_YENI', 'TEK_YENI'])
  })

  test.each([10, 0.1, 1.25])('the market holds pure gold and a coin at %f times the ounce', (factor) => {
    const { send, held, isShown } = firstDay()
    send({ ...FRAME, ALTIN: times('ALTIN', factor), CEYREK_YENI: times('CEYREK_YENI', factor) })
    expect(held()).toMatchObject({ ALTIN: 'far-from-metal', CEYREK_YENI: 'far-from-metal' })
    expect(isShown('KULCEALTIN') && isShown('CEYREK_ESKI')).toBe(true)
  })

  test('the market holds all gold without a reference until a person approves a price', async () => {
    const { send, held, market, clock, isShown } = firstDay()
    send(without('ONS', 'XAGUSD'))
    expect(held()).toMatchObject({ ALTIN: 'unmeasured', CEYREK_YENI: 'unmeasured', GUMUSTRY: 'unmeasured' })
    expect([...market.view().board.keys()]).toEqual(['USD', 'EUR'])
    market.approve({ code: 'ALTIN', buy: rate('6121.54'), sell: rate('6171.19'), at: clock.now() })
    expect(isShown('ALTIN')).toBe(true)
    await clock.advance(SECOND)
    send(without('ONS', 'XAGUSD'))
    expect(held()).toEqual({ GUMUSTRY: 'unmeasured' })
  })

  test('the market measures gold by the central bank’s dollar if the source has none', () => {
    const { send, publish, isShown } = firstDay()
    publish(NOON, { USD: '47.3' })
    send(without('USDTRY', 'EURTRY'))
    expect(isShown('ALTIN') && isShown('CEYREK_YENI')).toBe(true)
  })
})

describe('the central bank’s gold price as a reference', () => {
  test('the central bank’s gold price removes all gold prices that contradict it', () => {
    const { send, held, market, isShown } = firstDay()
    send({ ...without('USDPURE'), ...allGoldTimes(10) })
    expect(isShown('ALTIN') && isShown('TEK_ESKI')).toBe(true)
    market.fixingPublished({ pure: rate('6100.00'), at: NOON })
    expect([...market.view().board.keys()]).toEqual(['USD', 'EUR', 'GUMUSTRY', 'XAGUSD'])
    expect(held()).toMatchObject({ ALTIN: 'far-from-fixing', TEK_ESKI: 'far-from-fixing', ONS: 'far-from-metal' })
    send(FRAME)
    expect(isShown('ALTIN') && isShown('TEK_ESKI') && isShown('ONS')).toBe(true)
  })

  test('the central bank’s gold price is a reference for a week', () => {
    const { send, held, market } = firstDay()
    market.fixingPublished({ pure: rate('3000.00'), at: NOON - 8 * DAY_LENGTH })
    send(FRAME)
    expect(held()).toEqual({})
  })
})

test('the market holds a coin that moves away from its gold in small steps', async () => {
  const { send, sell, held, clock } = firstDay()
  send(FRAME)
  for (let price = 10_095; price < 14_061; price *= 1.012) {
    await clock.advance(SECOND)
    send({ ...FRAME, CEYREK_YENI: [String(Math.round(price * 0.988)), String(Math.round(price))] })
  }
  expect(sell('CEYREK_YENI')).toBeLessThan(rate('10800'))
  expect(held()).toEqual({ CEYREK_YENI: 'far-from-metal' })
})

test('the market accepts coins after their gold has moved by the same share', async () => {
  const { send, sell, held, clock } = firstDay()
  send(FRAME)
  const dearer = allGoldTimes(1.08)
  await clock.advance(HOUR)
  send({ ...FRAME, ...dearer })
  await clock.advance(SECOND)
  send({ ...FRAME, ...dearer })
  expect(held()).toEqual({})
  expect(sell('ATA5_ESKI')).toBe(rate('220995'))
})

test('an approved price is the reference for an expensive coin', async () => {
  const { send, sell, held, market, clock } = firstDay()
  send(FRAME)
  await clock.advance(SECOND)
  send({ CEYREK_YENI: ['10780', '10902'] })
  expect(held()).toEqual({ CEYREK_YENI: 'far-from-metal' })
  market.approve({ code: 'CEYREK_YENI', buy: rate('10780'), sell: rate('10902'), at: clock.now() })
  expect(sell('CEYREK_YENI')).toBe(rate('10902'))
})

test('a wrong recorded price does not hold a correct price', () => {
  const before = new Map([['CEYREK_YENI', quote('CEYREK_YENI', '99780', '100950', NOON - HOUR)] as const])
  const { send, sell } = firstDay({ board: before })
  send(FRAME)
  send(FRAME)
  expect(sell('CEYREK_YENI')).toBe(rate('10095'))
})
