import { SECOND } from '#domain/calendar.ts'
import type { ServerTime } from './server-time.ts'

export interface Call extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Learns from the answer, which then never comes out of the browser's own cache: its date would be old there. */
  readonly time?: ServerTime
  /** ms after which an answer that isn't there whole is given up. */
  readonly timeout?: number
  readonly signal?: AbortSignal
}

export interface CallAnswer {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** What a call rejects with after its timeout. Browsers word it each in their way. */
export class LateAnswer extends Error {
  override readonly message = 'no answer in time'
}

const TIMEOUT = 15 * SECOND

/** Asks our own server. Rejects as `fetch` does, and with `LateAnswer`. */
export async function call(
  address: string,
  { time, timeout = TIMEOUT, signal, ...request }: Call = {},
): Promise<CallAnswer> {
  // AbortSignal.any is younger than the browsers that visitors have.
  const abort = new AbortController()
  const abortNow = (): void => abort.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abortNow()
  }, timeout)
  signal?.addEventListener('abort', abortNow)
  try {
    const sentAt = Date.now()
    const cache = time === undefined ? 'default' : 'no-store'
    const response = await fetch(address, { ...request, cache, signal: abort.signal })
    time?.learnFromAnswer(response.headers, sentAt, Date.now())
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch (error) {
    throw late ? new LateAnswer() : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abortNow)
  }
}

/** Asks for JSON. Rejects with `HTTP 503` when the answer isn't OK, too. */
export async function callJson(address: string, request: Call = {}): Promise<unknown> {
  const { ok, status, text } = await call(address, { headers: { accept: 'application/json' }, ...request })
  if (!ok) throw new Error(`HTTP ${status}`)
  return JSON.parse(text)
}

/** The only trace of a failed call: the page keeps what it had (docs/product.md, "Calls"). */
export function logFailure(name: string, reason: unknown): void {
  console.warn(`${name}:`, reason instanceof Error ? reason.message : reason)
}
