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

test('retryLater retries once after four seconds', () => {
  retryLater(run)
  vi.advanceTimersByTime(4 * SECOND - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  comeOnline()
  expect(run).toHaveBeenCalledOnce()
})

test('retryLater retries once when the browser is online again', () => {
  retryLater(run)
  comeOnline()
  vi.advanceTimersByTime(MINUTE)
  expect(run).toHaveBeenCalledOnce()
})

test('retryLater does not retry after a cancellation', () => {
  retryLater(run)()
  vi.advanceTimersByTime(MINUTE)
  comeOnline()
  expect(run).not.toHaveBeenCalled()
})

test('retryDelay doubles with each failure up to ten minutes and is random in its second half', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([4 * SECOND, 4 * SECOND, 8 * SECOND, 5 * MINUTE])
})
