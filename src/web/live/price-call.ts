import { SECOND } from '#domain/calendar.ts'
import type { ServerTime } from './server-time.ts'

interface Call extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Learns the time from the answer. The call then bypasses the browser's cache, whose date would be old. */
  readonly time?: ServerTime
  /** The time in ms in which the whole answer must arrive. */
  readonly timeout?: number
  readonly signal?: AbortSignal
}

export interface CallAnswer {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** The error after a timeout. It replaces the browsers' own errors, whose messages differ. */
export class LateAnswer extends Error {
  override readonly message = 'no answer in time'
}

const TIMEOUT = 15 * SECOND

/** Calls our own server. Rejects as `fetch` does, or with `LateAnswer` after the timeout. */
export async function call(
  address: string,
  { time, timeout = TIMEOUT, signal, ...request }: Call = {},
): Promise<CallAnswer> {
  // AbortSignal.any is missing in browsers that visitors use.
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

/** Calls our server for JSON. Also rejects, for example with `HTTP 503`, if the status is not OK. */
export async function callJson(address: string, request: Call = {}): Promise<unknown> {
  const { ok, status, text } = await call(address, { headers: { accept: 'application/json' }, ...request })
  if (!ok) throw new Error(`HTTP ${status}`)
  return JSON.parse(text)
}

/** Logs a failed call. The page keeps its data and shows no error (docs/product.md, "Calls"). */
export function logFailure(name: string, reason: unknown): void {
  console.warn(`${name}:`, reason instanceof Error ? reason.message : reason)
}
