import { expect, test } from 'vitest'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { recordedLog, silentLog } from '../../../test/fakes/recorded-log.ts'
import type { Approval } from '../store/index.ts'
import { followApprovals } from './approvals.ts'

const NOON = Date.UTC(2026, 7, 3, 9)
const CRASH = { USDTRY: ['54.8000', '55.2000'] } as const
const crash = (at: number): Approval => ({ code: 'USD', buy: rate('54.8'), sell: rate('55.2'), at })

/** A store with approvals that the operator's tool has written. */
function tool() {
  const kept: Approval[] = []
  let reads = 0
  let broken = false
  return {
    kept,
    reads: () => reads,
    breaks: (now: boolean) => void (broken = now),
    approvalsAfter: (number: number) => {
      reads += 1
      if (broken) return Promise.reject(new Error('locked'))
      return Promise.resolve(kept.map((each, index) => ({ ...each, number: index + 1 })).slice(number))
    },
  }
}

test('the server publishes and logs an approved price within two seconds', async () => {
  const { market, clock, send, sell, publish } = marketUnderTest(NOON)
  const store = tool()
  const { log, lines: logged } = recordedLog()
  const following = await followApprovals({ store, market, clock, log })
  publish(NOON, { USD: '47.2' })
  send(CRASH)
  await clock.advance(5 * SECOND)
  expect(sell('USD')).toBeUndefined()
  store.kept.push(crash(clock.now()))
  await clock.advance(2 * SECOND)
  expect(sell('USD')).toBe(rate('55.2'))
  expect(logged.at(-1)).toMatchObject({ code: 'USD', price: '54.8000 / 55.2000', msg: 'price approved' })
  await following[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('the server does not read the store while no price is held', async () => {
  const { market, clock } = marketUnderTest(NOON)
  const store = tool()
  await followApprovals({ store, market, clock, log: silentLog })
  await clock.advance(HOUR)
  expect(store.reads()).toBe(1)
})

test('the server applies an approval from before a restart', async () => {
  const { market, clock, send, sell, publish } = marketUnderTest(NOON)
  const store = tool()
  store.kept.push(crash(NOON - HOUR))
  await followApprovals({ store, market, clock, log: silentLog })
  publish(NOON - 20 * HOUR, { USD: '47.2' })
  send(CRASH)
  expect(sell('USD')).toBe(rate('55.2'))
})

test('the server retries if the store does not answer', async () => {
  const { market, clock, send, sell, publish } = marketUnderTest(NOON)
  const store = tool()
  await followApprovals({ store, market, clock, log: silentLog })
  publish(NOON, { USD: '47.2' })
  send(CRASH)
  store.kept.push(crash(NOON + SECOND))
  store.breaks(true)
  await clock.advance(5 * SECOND)
  store.breaks(false)
  await clock.advance(SECOND)
  expect(sell('USD')).toBe(rate('55.2'))
})
