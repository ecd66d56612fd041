import type { ServerTime } from './server-time.ts'

/** Asks one of our own calls and learns the server's time from the answer. Rejects with `HTTP 503` when it isn't OK. */
export async function fetchJson(address: string, time: ServerTime, signal: AbortSignal): Promise<unknown> {
  const sentAt = Date.now()
  const response = await fetch(address, { cache: 'no-store', headers: { accept: 'application/json' }, signal })
  time.learn(response.headers, sentAt, Date.now())
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const body: unknown = await response.json()
  return body
}

/** An answer that hangs is given up, so that the next one can be asked for. */
const PATIENCE = 15_000

/** Ends with the caller's wish to stop, or when an answer has taken too long. */
export function patient(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
}
