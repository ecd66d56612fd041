import { describe, expect, test } from 'vitest'
import type { Board } from '#domain/board.ts'
import { DAY_LENGTH, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'

/** Monday noon in Istanbul. The bank's last bulletin is of Friday. */
const NOON = Date.UTC(2026, 7, 3, 9)
const FRIDAY = NOON - 3 * DAY_LENGTH
const GOOD = { USDTRY: ['47.2330', '47.4770'] } as const
const TENFOLD = { USDTRY: ['472.3300', '474.7700'] } as const

const recorded = (at: number, buy: string, sell: string): Board => new Map([['USD', quote('USD', buy, sell, at)]])

describe('a provider that contradicts the bulletin', () => {
  test.each([
    ['510.0000', '511.0000'],
    ['4.7200', '4.7400'],
  ])('the market holds a repeated price that is far from the bulletin: %s', async (...wrong) => {
    const { send, sell, publish, held, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    send(GOOD)
    for (let each = 0; each < 60; each += 1) {
      await clock.advance(10 * SECOND)
      send({ USDTRY: wrong })
    }
    expect(sell('USD')).toBe(rate('47.4770'))
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    // The last valid price keeps its own time, so visitors see its age.
    expect(market.view().board.get('USD')?.quotedAt).toBe(NOON)
    expect(market.view().sourceTime).toBe(clock.now())
  })

  test('the market halts a pair whose first price is far from the bulletin', async () => {
    const { send, publish, sell, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2', EUR: '54.5' })
    send({ ...TENFOLD, EURTRY: ['54.2380', '54.7240'] })
    expect(sell('USD')).toBeUndefined()
    expect([...market.view().halted]).toEqual(['USD'])
    await clock.advance(SECOND)
    send(GOOD)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect([...market.view().halted]).toEqual([])
  })

  test('the first bulletin invalidates an earlier price that it contradicts', () => {
    const { send, sell, publish, held, market } = marketUnderTest(NOON)
    send({ ...TENFOLD, EURTRY: ['54.2380', '54.7240'] })
    expect(sell('USD')).toBe(rate('474.7700'))
    publish(FRIDAY, { USD: '47.2', EUR: '54.5' })
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    expect([...market.view().halted]).toEqual(['USD'])
    expect(sell('EUR')).toBe(rate('54.7240'))
  })

  test('the market accepts a held price when a new bulletin confirms it', async () => {
    const { send, sell, publish, held, clock, changes } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    send(GOOD)
    await clock.advance(HOUR)
    send({ USDTRY: ['54.8000', '55.2000'] })
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    publish(clock.now(), { USD: '54.9' })
    expect(sell('USD')).toBe(rate('55.2'))
    expect(held()).toEqual({})
    expect(changes.at(-1)?.moved.map(({ code }) => code)).toEqual(['USD'])
  })

  test('the market accepts an approved price and uses it as the reference', async () => {
    const { send, sell, publish, held, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    send(GOOD)
    await clock.advance(HOUR)
    send({ USDTRY: ['54.8000', '55.2000'] })
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: clock.now() })
    expect(sell('USD')).toBe(rate('55.2'))
    await clock.advance(SECOND)
    send({ USDTRY: ['55.8000', '56.2000'] })
    expect(sell('USD')).toBe(rate('56.2'))
    await clock.advance(SECOND)
    send(GOOD)
    expect(held()).toEqual({ USD: 'far-from-accepted' })
  })

  test('the market accepts an approved jump that the source sent once', async () => {
    const { send, sell, held, clock, market } = marketUnderTest(NOON)
    send(GOOD)
    await clock.advance(SECOND)
    send({ USDTRY: ['51.2000', '51.5000'] })
    expect(held()).toEqual({ USD: 'jump' })
    market.approve({ code: 'USD', buy: rate('51'), sell: rate('51.3'), at: clock.now() })
    expect(held()).toEqual({ USD: 'jump' })
    market.approve({ code: 'USD', buy: rate('51.2'), sell: rate('51.5'), at: clock.now() })
    expect(sell('USD')).toBe(rate('51.5'))
    expect(held()).toEqual({})
  })

  test('a newer bulletin replaces an approved price as the reference', async () => {
    const { send, publish, held, clock, market } = marketUnderTest(NOON)
    publish(NOON, { USD: '47.2' })
    await clock.advance(MINUTE)
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: clock.now() })
    await clock.advance(MINUTE)
    publish(NOON, { USD: '47.2' })
    send({ USDTRY: ['54.8000', '55.2000'] })
    expect(held()).toEqual({})
    await clock.advance(DAY_LENGTH)
    publish(clock.now(), { USD: '47.3' })
    send({ USDTRY: ['54.9000', '55.3000'] })
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('the market accepts a held price if the office raises the limit', () => {
    const { send, sell, publish, office, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    send({ USDTRY: ['54.8000', '55.2000'] })
    office.guards = { ...office.guards, bulletinLimit: 3000 }
    market.settingsChanged()
    expect(sell('USD')).toBe(rate('55.2'))
  })
})

describe('a price spike', () => {
  test('the market never accepts a spike by time if it has a bulletin or a record', async () => {
    for (const last of [{}, { board: recorded(NOON - HOUR, '47.2000', '47.4000') }]) {
      const { send, sell, publish, clock } = marketUnderTest(NOON, last)
      if (!('board' in last)) publish(FRIDAY, { USD: '47.2' })
      send(GOOD)
      await clock.advance(SECOND)
      send(TENFOLD)
      await clock.advance(10 * MINUTE)
      expect(sell('USD')).toBe(rate('47.4770'))
    }
  })

  test('the old price with its older stamp contradicts a spike', async () => {
    const { send, sell, clock, held } = marketUnderTest(NOON)
    send(GOOD)
    await clock.advance(SECOND)
    send({ USDTRY: ['49.2000', '49.4000'] })
    expect(held()).toEqual({ USD: 'jump' })
    await clock.advance(SECOND)
    send({ USDTRY: ['47.2330', '47.4770', NOON] })
    await clock.advance(MINUTE)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect(held()).toEqual({})
  })

  test('a late price of the feed does not contradict a jump of the socket', async () => {
    const { send, sell, clock } = marketUnderTest(NOON)
    send(GOOD)
    await clock.advance(SECOND)
    send({ USDTRY: ['49.2000', '49.4000'] })
    await clock.advance(6 * SECOND)
    send({ USDTRY: ['47.2330', '47.4770', NOON] }, 'feed')
    await clock.advance(30 * SECOND)
    expect(sell('USD')).toBe(rate('49.4'))
  })
})

describe('many small steps', () => {
  const climb = async ({ send, clock }: ReturnType<typeof marketUnderTest>) => {
    for (let [step, sell] = [0, 47.4]; step < 81; step += 1, sell *= 1.029) {
      send({ USDTRY: [(sell - 0.2).toFixed(4), sell.toFixed(4)] })
      await clock.advance(60)
    }
  }

  test('small steps may move a price by at most a tenth of the last close', async () => {
    const close = { price: { buy: rate('47.2'), sell: rate('47.4') }, at: NOON - 12 * HOUR }
    const tested = marketUnderTest(NOON, { closes: new Map([['USD', close]]) })
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
    expect(tested.held()).toEqual({ USD: 'far-from-record' })
    await climb(tested)
    await tested.clock.advance(HOUR)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
  })

  test('small steps are measured against the first price of the day without a close', async () => {
    const tested = marketUnderTest(NOON)
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
  })

  test('small steps stop at the bulletin’s limit', async () => {
    const tested = marketUnderTest(NOON)
    tested.publish(NOON - DAY_LENGTH, { USD: '47.2' })
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.7'))
    expect(tested.held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('the prices of one day are the reference of the next day', async () => {
    const { send, sell, clock, held } = marketUnderTest(NOON)
    send(GOOD)
    for (const price of ['48.5', '49.6', '50.7', '51.5']) {
      await clock.advance(MINUTE)
      send({ USDTRY: [price, price] })
    }
    await clock.advance(DAY_LENGTH)
    for (const price of ['52.5', '53.5', '54.9', '56.0']) {
      await clock.advance(10 * SECOND)
      send({ USDTRY: [price, price] })
    }
    expect(sell('USD')).toBe(rate('56'))
    expect(held()).toEqual({})
  })
})

describe('the first price after a start', () => {
  test('the market holds a repeated hundredfold price after a start', async () => {
    const before = recorded(NOON - 10 * SECOND, '47.2000', '47.4000')
    const { send, market, clock, held } = marketUnderTest(NOON, { board: before })
    for (let each = 0; each < 5; each += 1) {
      send({ USDTRY: ['4720', '4740'] })
      await clock.advance(MINUTE)
    }
    expect(market.view().board.get('USD')).toBe(before.get('USD'))
    expect(held()).toEqual({ USD: 'far-from-record' })
  })

  test('the first price may differ more after a longer absence', () => {
    const monthAgo = NOON - 30 * DAY_LENGTH
    const { send, sell } = marketUnderTest(NOON, { board: recorded(monthAgo, '47.2000', '47.4000') })
    send({ USDTRY: ['60.0000', '60.5000'] })
    expect(sell('USD')).toBe(rate('60.5'))
  })
})

describe('a price that a bulletin invalidated', () => {
  const before = recorded(NOON - MINUTE, '472.3300', '474.7700')

  test('an invalidated price does not return after a restart', () => {
    const { send, sell, publish, held, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBeUndefined()
    expect(market.sourceQuote('USD')).toBeUndefined()
    expect([...market.view().halted]).toEqual(['USD'])
    send(TENFOLD)
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    expect([...market.view().halted]).toEqual(['USD'])
  })

  test('an invalidated price is not a reference for a correct price', () => {
    const { send, sell, publish, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    send(GOOD)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect([...market.view().halted]).toEqual([])
  })

  test('a recorded price that the bulletin contradicts does not replace an invalidated price', () => {
    const { send, sell, publish, held } = marketUnderTest(NOON, { board: before })
    send(TENFOLD)
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('a recorded price that the bulletin confirms replaces an invalidated price', () => {
    const { send, sell, publish, office, market } = marketUnderTest(NOON, {
      board: recorded(NOON - MINUTE, '47.2', '47.4'),
    })
    office.guards = { ...office.guards, dayLimit: 100_000, jumpLimit: 100_000 }
    send(TENFOLD)
    expect(sell('USD')).toBe(rate('474.7700'))
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBe(rate('47.4'))
    expect([...market.view().halted]).toEqual([])
  })

  test('an old approval does not invalidate a price that the newest bulletin confirms', () => {
    const { sell, publish, market } = marketUnderTest(NOON, { board: recorded(NOON - MINUTE, '61.8', '62') })
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: NOON - DAY_LENGTH })
    publish(NOON, { USD: '61' })
    expect(sell('USD')).toBe(rate('62'))
    expect([...market.view().halted]).toEqual([])
  })

  test('a price that an earlier bulletin confirmed stays while the source is silent', () => {
    const { sell, publish } = marketUnderTest(NOON, { board: recorded(NOON - HOUR, '47.2', '47.4') })
    publish(FRIDAY, { USD: '47.2' })
    publish(NOON, { USD: '54.9' })
    expect(sell('USD')).toBe(rate('47.4'))
  })

  test('an invalidated price stays away after the bulletin is lost', () => {
    const { sell, publish, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    market.bulletinPublished(null)
    expect(sell('USD')).toBeUndefined()
  })
})

describe('a local clock that is set back by three hours', () => {
  test('the market accepts new prices, shows old ones as not live and measures the silence', async () => {
    const { send, receive, sell, clock, market } = marketUnderTest(NOON)
    // The message has no stamp, so our clock dates it.
    receive({ data: { USDTRY: { alis: '47.2330', satis: '47.4770' } } })
    clock.set(NOON - 3 * HOUR)
    market.settingsChanged()
    expect(market.view().sourceTime).toBeNull()
    await clock.advance(20 * SECOND)
    expect(market.silentFor()).toBe(20 * SECOND)
    send({ USDTRY: ['47.2430', '47.4870'] })
    expect(sell('USD')).toBe(rate('47.4870'))
    expect(market.view().sourceTime).toBe(clock.now())
    expect(market.silentFor()).toBe(0)
  })
})
