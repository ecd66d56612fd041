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

/** What became of a call: nothing yet, an answer, or the reason of its failure. */
function followed(called: Promise<unknown>): { ended: string | null } {
  const outcome: { ended: string | null } = { ended: null }
  called.then(
    () => (outcome.ended = 'answered'),
    (error: unknown) => (outcome.ended = error instanceof Error ? error.message : 'thrown'),
  )
  return outcome
}

/** No answer until the signal says stop; then a refusal, in words that differ from browser to browser. */
function never({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Load failed')))
  })
}

test('a call has its own patience, and says so in its own words', async () => {
  ask.mockImplementation((_address, request) => never(request))
  const called = followed(call('/api/slow', { timeout: 30 * SECOND }))
  await vi.advanceTimersByTimeAsync(30 * SECOND - 1)
  expect(called.ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(called.ended).toBe('no answer in time')
})

test('an answer that begins and never ends is late as well', async () => {
  ask.mockImplementation(async (_address, request) => {
    const answer = new Response('{')
    vi.spyOn(answer, 'text').mockImplementation(() => never(request))
    return answer
  })
  const called = followed(callJson('/api/slow'))
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(called.ended).toBe('no answer in time')
})

test('a call that nobody waits for ends as the browser ends it', async () => {
  ask.mockImplementation((_address, request) => never(request))
  const leaving = new AbortController()
  const called = followed(call('/api/slow', { signal: leaving.signal }))
  leaving.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([called.ended, vi.getTimerCount()]).toEqual(['Load failed', 0])
})

test('the server’s time is learned from answers that the browser did not keep, and from no others', async () => {
  const ahead = NOON + 90 * SECOND
  ask.mockImplementation(async () => Response.json({}, { headers: { date: new Date(ahead).toUTCString() } }))
  const time = createServerTime(NOON, () => Date.now())
  await callJson('/api/chart-data')
  expect([ask.mock.calls[0]?.[1].cache, time.now()]).toEqual(['default', NOON])
  await callJson('/api/feed', { time })
  expect([ask.mock.calls[1]?.[1].cache, time.now()]).toEqual(['no-store', ahead])
})

test('an answer that isn’t OK has no JSON to read', async () => {
  ask.mockImplementation(async () => Response.json({ status: 'error' }, { status: 503 }))
  await expect(callJson('/api/feed')).rejects.toThrow('HTTP 503')
})
