import { getEventListeners } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { priceBody } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { reachesMarket } from './probe.ts'

const NOON = Date.UTC(2026, 7, 3, 9)

describe('reachesMarket', () => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await startFakeProvider()
  })
  afterAll(() => provider.stop())

  function trying({ isLiving = true } = {}) {
    const clock = fakeClock(NOON)
    const ending = new AbortController()
    const { signal } = ending
    const deps = { selection: () => CURRENCY_BOARD, onPrices: () => isLiving, signal, clock }
    const settings = validSettings({ RATE_SOCKET_URL: provider.url, RATE_FEED_URL: provider.feedUrl })
    const answer = reachesMarket(settings.market, deps)
    const listening = (): number => getEventListeners(signal, 'abort').length
    return { answer, clock, ending, listening }
  }

  test('reachesMarket returns true for the first live price and false after four seconds', async () => {
    provider.send(priceBody(NOON, { USDTRY: ['47.2330', '47.4770'] }))
    const reached = trying()
    expect(await reached.answer).toBe(true)
    const silent = trying({ isLiving: false })
    await expect.poll(silent.listening).toBe(1)
    await silent.clock.advance(4 * SECOND)
    expect(await silent.answer).toBe(false)
    for (const { listening } of [reached, silent]) expect(listening()).toBe(0)
  })

  test('reachesMarket returns false when its signal is aborted', async () => {
    const early = trying({ isLiving: false })
    early.ending.abort()
    expect(await early.answer).toBe(false)
    const late = trying({ isLiving: false })
    await expect.poll(late.listening).toBe(1)
    late.ending.abort()
    expect(await late.answer).toBe(false)
  })
})
