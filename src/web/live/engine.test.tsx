import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { AFTERNOON, pageState } from '../../../test/fakes/page-state.ts'
import { startFeed } from './engine.ts'
import { createLiveState } from './live-state.ts'

let calls: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: AFTERNOON })
  calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return new Response('[]', { headers: { date: new Date().toUTCString() } })
  })
  stop = startFeed('bank', createLiveState(pageState()))
})
afterEach(() => {
  stop()
  showTab('visible')
  vi.useRealTimers()
})

function showTab(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a briefly hidden tab keeps its feed running', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
  showTab('visible')
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(calls).toBe(1)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(calls).toBe(2)
})

test('a tab hidden for minutes stops its feed and restarts it when shown', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE + SECOND)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect(calls).toBe(1)
  showTab('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toBe(2)
})

test('a tab hidden for minutes closes its socket and opens a new one when shown', async () => {
  const sockets: { isClosed: boolean }[] = []
  /** Joins, and then stays silent. */
  class Socket extends EventTarget {
    isClosed = false
    constructor() {
      super()
      sockets.push(this)
      queueMicrotask(() => this.receive('0{"sid":"a","upgrades":[],"pingInterval":3600000,"pingTimeout":20000}'))
    }
    receive(data: string): void {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    send(): void {
      this.receive('40{"sid":"a"}')
    }
    close(): void {
      this.isClosed = true
    }
  }
  const open = (): number => sockets.filter(({ isClosed }) => !isClosed).length
  vi.stubGlobal('WebSocket', Socket)
  stop()
  stop = startFeed('table', createLiveState(pageState()))
  await vi.advanceTimersByTimeAsync(SECOND)
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND)
  expect(open()).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(open()).toBe(0)
  const before = sockets.length
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sockets).toHaveLength(before)
  showTab('visible')
  expect([sockets.length, sockets.at(-1)?.isClosed]).toEqual([before + 1, false])
})

test('a page in the back/forward cache stops its feed and restarts it after Back', async () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect(calls).toBe(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toBe(2)
})

test('a feed that is stopped while the tab is hidden does not restart', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(6 * MINUTE)
  stop()
  showTab('visible')
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect([calls, vi.getTimerCount()]).toEqual([1, 0])
})
