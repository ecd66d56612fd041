import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { createServerTime, documentTime, type ServerTime } from './server-time.ts'

const NOON = Date.parse('2026-08-03T12:00:00.400+03:00')

/** Sends an answer at `at` to a clock that is `ahead` ms before the server's. The answer arrives `way` ms later. */
function answered(time: ServerTime, at: number, { ahead = 0, way = 40, age = 0 }): void {
  const headers = new Headers({ date: new Date(at).toUTCString() })
  if (age > 0) headers.set('age', String(age))
  const heardAt = at + age * SECOND + way + ahead
  time.learnFromAnswer(headers, heardAt - 2 * way, heardAt)
}

test('the server’s time leaves a correct clock unchanged despite whole seconds in the header', () => {
  const time = createServerTime(NOON - HOUR, null, () => NOON)
  answered(time, NOON, {})
  expect(time.now()).toBe(NOON)
})

test('the server’s time corrects a clock that is an hour off to within a second', () => {
  for (const ahead of [HOUR, -HOUR]) {
    const time = createServerTime(NOON - 2 * HOUR, null, () => NOON + ahead)
    answered(time, NOON, { ahead })
    expect(Math.abs(time.now() - NOON)).toBeLessThanOrEqual(SECOND)
  }
})

test('the server’s time is never before the time of rendering', () => {
  expect(createServerTime(NOON, null, () => NOON - HOUR).now()).toBe(NOON)
  expect(createServerTime(NOON, null, () => NOON + HOUR).now()).toBe(NOON + HOUR)
})

test.each([HOUR, -HOUR])(
  'the server’s time adds the age of a cached answer to its date (clock %d ms ahead)',
  (ahead) => {
    const time = createServerTime(NOON - 2 * HOUR, null, () => NOON + ahead)
    answered(time, NOON - 30 * SECOND, { ahead, age: 30 })
    expect(Math.abs(time.now() - NOON)).toBeLessThanOrEqual(2 * SECOND)
  },
)

test('the next answer corrects a clock that was set while the page is open', () => {
  let local = NOON
  const time = createServerTime(NOON - HOUR, null, () => local)
  answered(time, NOON, {})
  local += 5 * HOUR
  answered(time, NOON, { ahead: 5 * HOUR })
  expect(Math.abs(time.now() - NOON)).toBeLessThanOrEqual(SECOND)
})

test('messages of the relay correct a clock that was set but do not move a correct one', () => {
  let local = NOON
  const time = createServerTime(NOON - HOUR, null, () => local)
  answered(time, NOON, {})
  time.learnFromRelay(NOON - 10 * SECOND)
  expect(time.now()).toBe(NOON)
  local -= 3 * HOUR
  time.learnFromRelay(NOON)
  expect(time.now()).toBe(NOON)
  time.learnFromRelay(NOON - 10 * MINUTE)
  time.learnFromRelay(NOON)
  expect(time.now()).toBe(NOON)
})

test('an answer without a valid date does not change the server’s time', () => {
  const time = createServerTime(NOON, null, () => NOON)
  time.learnFromAnswer(new Headers(), NOON, NOON)
  time.learnFromAnswer(new Headers({ date: 'bugün' }), NOON, NOON)
  expect(time.now()).toBe(NOON)
})

test('the error of the server’s time is at most that of the best answer', () => {
  const answer = fc.record({ after: fc.integer({ min: 0, max: 60_000 }), way: fc.integer({ min: 0, max: 800 }) })
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: HOUR }), fc.array(answer, { minLength: 1 }), (ahead, answers) => {
      const time = createServerTime(NOON - 3 * HOUR, null, () => NOON + ahead)
      for (const { after, way } of answers) answered(time, NOON + after, { ahead, way })
      const best = Math.min(...answers.map(({ way }) => way))
      expect(Math.abs(time.now() - NOON)).toBeLessThanOrEqual(SECOND + best)
    }),
  )
})

describe('the clock offset of the document', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A document that was sent at noon and is read one second after its arrival by a clock that is `ahead` ms. */
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

  const knownTime = (): number => createServerTime(NOON - HOUR, documentTime()).now()

  test.each([-22, 22])('the document alone corrects a clock that is %i hours off', (hours) => {
    served({ ahead: hours * HOUR })
    expect(Math.abs(knownTime() - (NOON + SECOND))).toBeLessThan(13 * SECOND)
  })

  test('the document leaves a correct clock unchanged', () => {
    served({})
    expect(knownTime()).toBe(NOON + SECOND)
  })

  test('documentTime returns null for a document from the browser’s cache', () => {
    served({ transferSize: 0 })
    expect(documentTime()).toBeNull()
  })

  test('documentTime returns null without the server’s timing header', () => {
    served({ metrics: [] })
    expect(documentTime()).toBeNull()
  })
})
