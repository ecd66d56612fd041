import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onWake } from './page-visibility.ts'

let woken: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-08-03T12:00:00+03:00') })
  woken = 0
  stop = onWake(() => {
    woken += 1
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function showTab(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('onWake', () => {
  test('onWake calls back when the browser is online again', () => {
    window.dispatchEvent(new Event('online'))
    expect(woken).toBe(1)
  })

  test('onWake calls back when the tab is shown but not when it is hidden', () => {
    showTab('hidden')
    expect(woken).toBe(0)
    showTab('visible')
    expect(woken).toBe(1)
  })

  test('onWake calls back after the back/forward cache but not after loading', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(woken).toBe(0)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(woken).toBe(1)
  })

  test('onWake calls back within a second after the laptop has slept', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(woken).toBe(0)
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(woken).toBe(1)
  })

  test('onWake ignores gaps between timers while the tab is hidden', async () => {
    showTab('hidden')
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(woken).toBe(0)
  })

  test('onWake calls back once for simultaneous events', async () => {
    vi.setSystemTime(Date.now() + 3_600_000)
    window.dispatchEvent(new Event('online'))
    showTab('visible')
    await vi.advanceTimersByTimeAsync(999)
    expect(woken).toBe(1)
  })

  test('onWake stops calling after it was cancelled', async () => {
    stop()
    // The timers are counted before the events, because other test files in the same document may react to them.
    expect(vi.getTimerCount()).toBe(0)
    window.dispatchEvent(new Event('online'))
    showTab('visible')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(woken).toBe(0)
  })
})
