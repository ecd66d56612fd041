import { describe, expect, test } from 'vitest'
import type { Board } from '#domain/board.ts'
import { DAY_LENGTH, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'

/** A Monday noon in Istanbul; the bank's last bulletin is of Friday. */
const NOON = Date.UTC(2026, 7, 3, 9)
const FRIDAY = NOON - 3 * DAY_LENGTH
const GOOD = { USDTRY: ['47.2330', '47.4770'] } as const
const TENFOLD = { USDTRY: ['472.3300', '474.7700'] } as const

const recorded = (at: number, buy: string, sell: string): Board => new Map([['USD', quote('USD', buy, sell, at)]])

describe('a provider that is steadily wrong, beside the central bank', () => {
  test.each([
    ['510.0000', '511.0000'],
    ['4.7200', '4.7400'],
  ])('shows nothing of it, however often it says so: %s', async (...wrong) => {
    const { say, sell, publish, held, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    say(GOOD)
    for (let each = 0; each < 60; each += 1) {
      await clock.advance(10 * SECOND)
      say({ USDTRY: wrong })
    }
    expect(sell('USD')).toBe(rate('47.4770'))
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    // Its last good price has its own time: it ages before the visitor's eyes.
    expect(market.view().board.get('USD')?.quotedAt).toBe(NOON)
    expect(market.view().sourceTime).toBe(clock.now())
  })

  test('from its first price on: there is nothing to show, and the pair is not quoted until there is', async () => {
    const { say, publish, sell, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2', EUR: '54.5' })
    say({ ...TENFOLD, EURTRY: ['54.2380', '54.7240'] })
    expect(sell('USD')).toBeUndefined()
    expect([...market.view().halted]).toEqual(['USD'])
    await clock.advance(SECOND)
    say(GOOD)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect([...market.view().halted]).toEqual([])
  })

  test('and heard before the first bulletin is taken back when that one contradicts it', () => {
    const { say, sell, publish, held, market } = marketUnderTest(NOON)
    say({ ...TENFOLD, EURTRY: ['54.2380', '54.7240'] })
    expect(sell('USD')).toBe(rate('474.7700'))
    publish(FRIDAY, { USD: '47.2', EUR: '54.5' })
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    expect([...market.view().halted]).toEqual(['USD'])
    expect(sell('EUR')).toBe(rate('54.7240'))
  })

  test('is believed when the bulletin follows', async () => {
    const { say, sell, publish, held, clock, changes } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    say(GOOD)
    await clock.advance(HOUR)
    say({ USDTRY: ['54.8000', '55.2000'] })
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    publish(clock.now(), { USD: '54.9' })
    expect(sell('USD')).toBe(rate('55.2'))
    expect(held()).toEqual({})
    expect(changes.at(-1)?.moved.map(({ code }) => code)).toEqual(['USD'])
  })

  test('is believed when a person lets it pass, and measured by that price from then on', async () => {
    const { say, sell, publish, held, clock, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    say(GOOD)
    await clock.advance(HOUR)
    say({ USDTRY: ['54.8000', '55.2000'] })
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: clock.now() })
    expect(sell('USD')).toBe(rate('55.2'))
    await clock.advance(SECOND)
    say({ USDTRY: ['55.8000', '56.2000'] })
    expect(sell('USD')).toBe(rate('56.2'))
    await clock.advance(SECOND)
    say(GOOD)
    expect(held()).toEqual({ USD: 'far-from-accepted' })
  })

  test('let pass by a person, is measured by the bulletin again once that is newer', async () => {
    const { say, publish, held, clock, market } = marketUnderTest(NOON)
    publish(NOON, { USD: '47.2' })
    await clock.advance(MINUTE)
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: clock.now() })
    await clock.advance(MINUTE)
    publish(NOON, { USD: '47.2' })
    say({ USDTRY: ['54.8000', '55.2000'] })
    expect(held()).toEqual({})
    await clock.advance(DAY_LENGTH)
    publish(clock.now(), { USD: '47.3' })
    say({ USDTRY: ['54.9000', '55.3000'] })
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('is a crash of the lira when the office says how far it may go', () => {
    const { say, sell, publish, office, market } = marketUnderTest(NOON)
    publish(FRIDAY, { USD: '47.2' })
    say({ USDTRY: ['54.8000', '55.2000'] })
    office.guards = { ...office.guards, bulletinLimit: 3000 }
    market.settingsChanged()
    expect(sell('USD')).toBe(rate('55.2'))
  })
})

describe('a spike that nothing repeats', () => {
  test('never settles by time where there is a bulletin or a record', async () => {
    for (const last of [{}, { board: recorded(NOON - HOUR, '47.2000', '47.4000') }]) {
      const { say, sell, publish, clock } = marketUnderTest(NOON, last)
      if (!('board' in last)) publish(FRIDAY, { USD: '47.2' })
      say(GOOD)
      await clock.advance(SECOND)
      say(TENFOLD)
      await clock.advance(10 * MINUTE)
      expect(sell('USD')).toBe(rate('47.4770'))
    }
  })

  test('does not settle while its source goes on saying the old price with its older stamp', async () => {
    const { say, sell, clock, held } = marketUnderTest(NOON)
    say(GOOD)
    await clock.advance(SECOND)
    say({ USDTRY: ['49.2000', '49.4000'] })
    expect(held()).toEqual({ USD: 'jump' })
    await clock.advance(SECOND)
    say({ USDTRY: ['47.2330', '47.4770', NOON] })
    await clock.advance(MINUTE)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect(held()).toEqual({})
  })

  test('is not contradicted by the feed that lags behind the socket', async () => {
    const { say, sell, clock } = marketUnderTest(NOON)
    say(GOOD)
    await clock.advance(SECOND)
    say({ USDTRY: ['49.2000', '49.4000'] })
    await clock.advance(6 * SECOND)
    say({ USDTRY: ['47.2330', '47.4770', NOON] }, 'feed')
    await clock.advance(30 * SECOND)
    expect(sell('USD')).toBe(rate('49.4'))
  })
})

describe('many small steps', () => {
  const climb = async ({ say, clock }: ReturnType<typeof marketUnderTest>) => {
    for (let [step, sell] = [0, 47.4]; step < 81; step += 1, sell *= 1.029) {
      say({ USDTRY: [(sell - 0.2).toFixed(4), sell.toFixed(4)] })
      await clock.advance(60)
    }
  }

  test('are measured against the last close, and go no farther than a tenth of it, however often said', async () => {
    const close = { price: { buy: rate('47.2'), sell: rate('47.4') }, at: NOON - 12 * HOUR }
    const tested = marketUnderTest(NOON, { closes: new Map([['USD', close]]) })
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
    expect(tested.held()).toEqual({ USD: 'far-from-record' })
    await climb(tested)
    await tested.clock.advance(HOUR)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
  })

  test('are measured against the first price of the day where there is no close', async () => {
    const tested = marketUnderTest(NOON)
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.4'))
  })

  test('stop at the bulletin’s limit as well', async () => {
    const tested = marketUnderTest(NOON)
    tested.publish(NOON - DAY_LENGTH, { USD: '47.2' })
    await climb(tested)
    expect(tested.sell('USD')).toBeLessThan(rate('52.7'))
    expect(tested.held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('of a day that ends are on record the next: a true trend goes on', async () => {
    const { say, sell, clock, held } = marketUnderTest(NOON)
    say(GOOD)
    for (const price of ['48.5', '49.6', '50.7', '51.5']) {
      await clock.advance(MINUTE)
      say({ USDTRY: [price, price] })
    }
    await clock.advance(DAY_LENGTH)
    for (const price of ['52.5', '53.5', '54.9', '56.0']) {
      await clock.advance(10 * SECOND)
      say({ USDTRY: [price, price] })
    }
    expect(sell('USD')).toBe(rate('56'))
    expect(held()).toEqual({})
  })
})

describe('the first price after a start', () => {
  test('is measured against the last one on record: a hundredfold one, said again and again, does not pass', async () => {
    const before = recorded(NOON - 10 * SECOND, '47.2000', '47.4000')
    const { say, market, clock, held } = marketUnderTest(NOON, { board: before })
    for (let each = 0; each < 5; each += 1) {
      say({ USDTRY: ['4720', '4740'] })
      await clock.advance(MINUTE)
    }
    expect(market.view().board.get('USD')).toBe(before.get('USD'))
    expect(held()).toEqual({ USD: 'far-from-record' })
  })

  test('may be farther off the longer the office was away', () => {
    const monthAgo = NOON - 30 * DAY_LENGTH
    const { say, sell } = marketUnderTest(NOON, { board: recorded(monthAgo, '47.2000', '47.4000') })
    say({ USDTRY: ['60.0000', '60.5000'] })
    expect(sell('USD')).toBe(rate('60.5'))
  })
})

describe('what a bulletin took back', () => {
  const before = recorded(NOON - MINUTE, '472.3300', '474.7700')

  test('does not come back with a restart, though it was on record: not while the source is silent, nor when it says it again', () => {
    const { say, sell, publish, held, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBeUndefined()
    expect(market.sourceQuote('USD')).toBeUndefined()
    expect([...market.view().halted]).toEqual(['USD'])
    say(TENFOLD)
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
    expect([...market.view().halted]).toEqual(['USD'])
  })

  test('is no price of which a right one could be too far', () => {
    const { say, sell, publish, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    say(GOOD)
    expect(sell('USD')).toBe(rate('47.4770'))
    expect([...market.view().halted]).toEqual([])
  })

  test('does not give way to the price before the start, which it contradicts as well', () => {
    const { say, sell, publish, held } = marketUnderTest(NOON, { board: before })
    say(TENFOLD)
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBeUndefined()
    expect(held()).toEqual({ USD: 'far-from-bulletin' })
  })

  test('gives way to a price before the start that it bears out', () => {
    const { say, sell, publish, office, market } = marketUnderTest(NOON, {
      board: recorded(NOON - MINUTE, '47.2', '47.4'),
    })
    office.guards = { ...office.guards, dayLimit: 100_000, jumpLimit: 100_000 }
    say(TENFOLD)
    expect(sell('USD')).toBe(rate('474.7700'))
    publish(FRIDAY, { USD: '47.2' })
    expect(sell('USD')).toBe(rate('47.4'))
    expect([...market.view().halted]).toEqual([])
  })

  test('is nothing that the last word bears out: what people let pass long ago is heard again at a start, before the bulletin', () => {
    const { sell, publish, market } = marketUnderTest(NOON, { board: recorded(NOON - MINUTE, '61.8', '62') })
    market.approve({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at: NOON - DAY_LENGTH })
    publish(NOON, { USD: '61' })
    expect(sell('USD')).toBe(rate('62'))
    expect([...market.view().halted]).toEqual([])
  })

  test('is nothing that another had borne out: that stays, with its age, while the source is silent', () => {
    const { sell, publish } = marketUnderTest(NOON, { board: recorded(NOON - HOUR, '47.2', '47.4') })
    publish(FRIDAY, { USD: '47.2' })
    publish(NOON, { USD: '54.9' })
    expect(sell('USD')).toBe(rate('47.4'))
  })

  test('stays away when nothing is known of the bulletin any more', () => {
    const { sell, publish, market } = marketUnderTest(NOON, { board: before })
    publish(FRIDAY, { USD: '47.2' })
    market.bulletinPublished(null)
    expect(sell('USD')).toBeUndefined()
  })
})

describe('our own clock is set back by three hours', () => {
  test('prices are taken at once, the old ones are not called live, and silence is noticed all the same', async () => {
    const { say, receive, sell, clock, market } = marketUnderTest(NOON)
    // The message has no stamp, so our clock dates it.
    receive({ data: { USDTRY: { alis: '47.2330', satis: '47.4770' } } })
    clock.set(NOON - 3 * HOUR)
    market.settingsChanged()
    expect(market.view().sourceTime).toBeNull()
    await clock.advance(20 * SECOND)
    expect(market.silentFor()).toBe(20 * SECOND)
    say({ USDTRY: ['47.2430', '47.4870'] })
    expect(sell('USD')).toBe(rate('47.4870'))
    expect(market.view().sourceTime).toBe(clock.now())
    expect(market.silentFor()).toBe(0)
  })
})
