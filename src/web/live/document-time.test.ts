import { afterEach, expect, test, vi } from 'vitest'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { documentTime } from './document-time.ts'
import { createServerTime } from './server-time.ts'

const NOON = Date.parse('2026-08-03T12:00:00.400+03:00')

afterEach(() => {
  vi.useRealTimers()
})

/** A document that the server sent at noon, asked for by a clock that is `ahead` of the server's, and read a second after it came. */
function served({ ahead = 0, transferSize = 9000, metrics = [{ name: 'clock', duration: NOON }] }): void {
  class Navigation {
    readonly name = ''
    readonly entryType = 'navigation'
    readonly startTime = 0
    readonly duration = 0
    readonly transferSize = transferSize
    readonly requestStart = 20
    readonly responseStart = 180
    readonly serverTiming = metrics
    toJSON(): void {}
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.useFakeTimers({ now: NOON + ahead + SECOND, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockReturnValue(180 + SECOND)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation()])
}

const told = (): number => createServerTime(NOON - HOUR, () => Date.now(), documentTime()).now()

test.each([-22, 22])('a visitor’s clock that is %i hours off is known from the document alone', (hours) => {
  served({ ahead: hours * HOUR })
  expect(Math.abs(told() - (NOON + SECOND))).toBeLessThan(13 * SECOND)
})

test('a clock in order is left alone', () => {
  served({})
  expect(told()).toBe(NOON + SECOND)
})

test('a document out of the browser’s own cache tells nothing: it may be of any age', () => {
  served({ transferSize: 0 })
  expect(documentTime()).toBeNull()
})

test('a browser or a proxy that leaves the server’s clock out tells nothing', () => {
  served({ metrics: [] })
  expect(documentTime()).toBeNull()
})
