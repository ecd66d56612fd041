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

test('a tab that is hidden for a short while goes on', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
  showTab('visible')
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(calls).toBe(1)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(calls).toBe(2)
})

test('one that is hidden for minutes rests, whatever its network does, and asks at once when it is shown', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(5 * MINUTE + SECOND)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect(calls).toBe(1)
  showTab('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toBe(2)
})

test('a page that the browser puts away rests at once, and asks when Back brings it again', async () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect(calls).toBe(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toBe(2)
})

test('one that is left while it rests asks nothing any more', async () => {
  showTab('hidden')
  await vi.advanceTimersByTimeAsync(6 * MINUTE)
  stop()
  showTab('visible')
  await vi.advanceTimersByTimeAsync(90 * MINUTE)
  expect([calls, vi.getTimerCount()]).toEqual([1, 0])
})
