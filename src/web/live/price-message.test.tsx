import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withLiveSettings } from '#contract/office-facts.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { dayOf, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { type Circumstances, freshnessOf } from '#domain/freshness.ts'
import { quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState } from '../../../test/fakes/page-state.ts'
import { createLiveState, type LiveState } from './live-state.ts'
import { receiveMessage } from './price-message.ts'

let page: LiveState
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: AFTERNOON })
  page = createLiveState(pageState())
  leave = page.clock.subscribe(() => {})
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

const now = (): Circumstances => page.circumstances('now')
const TODAY = dayOf(AFTERNOON)
const usd = writePriceMessage([quote('USD', '47.10', '47.30', AFTERNOON)], AFTERNOON, new Set(), 100)
const closedAllWeek = { week: Array.from({ length: 7 }, () => []), special: [] }

describe('a message with other hours and limits', () => {
  test('a price message with new hours and limits changes the freshness of prices within a second', () => {
    expect(now()).toMatchObject({ opening: { kind: 'open' }, limits: OFFICE_FACTS.freshness })
    const freshness = { live: MINUTE, delayed: HOUR }
    receiveMessage(page, withLiveSettings(usd, { hours: closedAllWeek, freshness, notice: null }, TODAY), 'relay')
    vi.advanceTimersByTime(SECOND)
    expect(now()).toMatchObject({ opening: { kind: 'closed', opensAt: null }, limits: freshness })
  })

  test('a price message without prices changes the hours', () => {
    const silent = { ...usd, data: {} }
    expect(
      receiveMessage(page, withLiveSettings(silent, { ...OFFICE_FACTS, hours: closedAllWeek }, TODAY), 'relay'),
    ).toMatchObject({
      value: false,
    })
    expect(page.settings.get().hours).toEqual(closedAllWeek)
  })

  test('a price message does not change the values of the first render', () => {
    receiveMessage(page, withLiveSettings(usd, { ...OFFICE_FACTS, hours: closedAllWeek }, TODAY), 'relay')
    vi.advanceTimersByTime(SECOND)
    expect(page.circumstances('initial').opening.kind).toBe('open')
  })
})

test('a price message with equal or without settings keeps the settings object', () => {
  const before = page.settings.get()
  receiveMessage(page, withLiveSettings(usd, OFFICE_FACTS, TODAY), 'relay')
  receiveMessage(page, usd, 'relay')
  expect(page.settings.get()).toBe(before)
  expect(page.prices.row('USD').get().quote?.quotedAt).toBe(AFTERNOON)
})

describe('a server clock that is set back while the page is open', () => {
  const back = AFTERNOON - 3 * HOUR
  const message = (at: number) => writePriceMessage([quote('USD', '47.10', '47.30', at)], at, new Set(), 100)

  test('a message of the relay corrects the clock, and its price replaces the one from the future', () => {
    receiveMessage(page, message(back), 'relay')
    vi.advanceTimersByTime(SECOND)
    expect(page.prices.row('USD').get().quote?.quotedAt).toBe(back)
    expect(freshnessOf(back, now())).toBe('live')
  })

  test('an answer of the feed does not correct the clock, because its source may have stopped', () => {
    receiveMessage(page, message(back), 'feed')
    expect(page.prices.row('USD').get().quote?.quotedAt).not.toBe(back)
    expect(page.time.now()).toBe(AFTERNOON)
  })
})
