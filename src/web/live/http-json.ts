import { SECOND } from '#domain/calendar.ts'
import type { ServerTime } from './server-time.ts'

/** An answer that takes longer is given up, so that the next one can be asked for. */
const PATIENCE = 15 * SECOND

/** Asks one of our own calls and learns the server's time from the answer. Rejects with `HTTP 503` when it isn't OK. */
export async function fetchJson(address: string, time: ServerTime, stop: AbortSignal): Promise<unknown> {
  // AbortSignal.any is younger than the browsers that visitors have.
  const abort = new AbortController()
  const giveUp = (): void => abort.abort(stop.reason)
  const timer = setTimeout(() => abort.abort(new Error('no answer in time')), PATIENCE)
  stop.addEventListener('abort', giveUp)
  try {
    const sentAt = Date.now()
    const response = await fetch(address, {
      cache: 'no-store',
      headers: { accept: 'application/json' },
      signal: abort.signal,
    })
    time.learn(response.headers, sentAt, Date.now())
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const body: unknown = await response.json()
    return body
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', giveUp)
  }
}
