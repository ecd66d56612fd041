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
  class Socket extends EventTarget {
    isClosed = false
    constructor() {
      super()
      sockets.push(this)
    }
    close(): void {
      this.isClosed = true
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  stop()
  stop = startFeed('table', createLiveState(pageState()))
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE + SECOND)
  expect(sockets.every(({ isClosed }) => isClosed)).toBe(true)
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
