import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { call, callJson } from './price-call.ts'
import { createServerTime } from './server-time.ts'

const NOON = Date.parse('2026-08-03T12:00:00+03:00')

const ask = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  ask.mockReset().mockImplementation(async () => Response.json({ status: 'success' }))
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Follows a call. `ended` is null while it is pending, then "answered" or the error message. */
function followed(called: Promise<unknown>): { ended: string | null } {
  const outcome: { ended: string | null } = { ended: null }
  called.then(
    () => (outcome.ended = 'answered'),
    (error: unknown) => (outcome.ended = error instanceof Error ? error.message : 'thrown'),
  )
  return outcome
}

/** A fetch that is pending until it is aborted. The error message differs between browsers. */
function never({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Load failed')))
  })
}

test('call() rejects with its own error after its timeout', async () => {
  ask.mockImplementation((_address, request) => never(request))
  const called = followed(call('/api/slow', { timeout: 30 * SECOND }))
  await vi.advanceTimersByTimeAsync(30 * SECOND - 1)
  expect(called.ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(called.ended).toBe('no answer in time')
})

test('call() rejects if the body does not end before the timeout', async () => {
  ask.mockImplementation(async (_address, request) => {
    const answer = new Response('{')
    vi.spyOn(answer, 'text').mockImplementation(() => never(request))
    return answer
  })
  const called = followed(callJson('/api/slow'))
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(called.ended).toBe('no answer in time')
})

test('call() rejects with the browser’s error if it is aborted', async () => {
  ask.mockImplementation((_address, request) => never(request))
  const leaving = new AbortController()
  const called = followed(call('/api/slow', { signal: leaving.signal }))
  leaving.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([called.ended, vi.getTimerCount()]).toEqual(['Load failed', 0])
})

test('call() learns the server’s time only from uncached answers', async () => {
  const ahead = NOON + 90 * SECOND
  ask.mockImplementation(async () => Response.json({}, { headers: { date: new Date(ahead).toUTCString() } }))
  const time = createServerTime(NOON)
  await callJson('/api/chart-data')
  expect([ask.mock.calls[0]?.[1].cache, time.now()]).toEqual(['default', NOON])
  await callJson('/api/feed', { time })
  expect([ask.mock.calls[1]?.[1].cache, time.now()]).toEqual(['no-store', ahead])
})

test('callJson() rejects an answer with an error status', async () => {
  ask.mockImplementation(async () => Response.json({ status: 'error' }, { status: 503 }))
  await expect(callJson('/api/feed')).rejects.toThrow('HTTP 503')
})
