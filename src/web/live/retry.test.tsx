import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { retryDelay, retryLater } from './retry.ts'

const run = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  run.mockReset()
})
afterEach(() => void vi.useRealTimers())

const comeOnline = (): void => void dispatchEvent(new Event('online'))

test('retries once, after four seconds', () => {
  retryLater(run)
  vi.advanceTimersByTime(4 * SECOND - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  comeOnline()
  expect(run).toHaveBeenCalledOnce()
})

test('retries at once, and only once, when the browser is online again', () => {
  retryLater(run)
  comeOnline()
  vi.advanceTimersByTime(MINUTE)
  expect(run).toHaveBeenCalledOnce()
})

test('never retries what was cancelled', () => {
  retryLater(run)()
  vi.advanceTimersByTime(MINUTE)
  comeOnline()
  expect(run).not.toHaveBeenCalled()
})

test('doubles the delay with each failure, up to ten minutes, and spreads it over its second half', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([4 * SECOND, 4 * SECOND, 8 * SECOND, 5 * MINUTE])
})
