import { excerptOf } from '#contract/json.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { FetchFailure } from './source-failure.ts'

export interface FetchOptions {
  readonly clock: Clock
  /** ms for the whole answer, body included. */
  readonly timeout: number
  /** The largest body in bytes. */
  readonly limit: number
  readonly headers?: Readonly<Record<string, string>>
  /** Redirects are followed within the origin; "never" makes each redirect a failure with its status. */
  readonly redirects?: 'within-origin' | 'never'
}

const MAX_REDIRECTS = 3

/** Sends one GET and returns the undecoded bytes, because only the document declares its encoding. Never throws. */
export async function fetchDocument(
  url: string,
  { clock, timeout, limit, headers = {}, redirects = 'within-origin' }: FetchOptions,
): Promise<Result<Uint8Array, FetchFailure>> {
  const abort = new AbortController()
  const timer = clock.after(timeout, () => abort.abort())
  const ask = async (address: string, left: number): Promise<Result<Uint8Array, FetchFailure>> => {
    const response = await fetch(address, { headers, redirect: 'manual', signal: abort.signal })
    if (response.ok) return readBody(response, limit)
    await response.body?.cancel()
    const next = redirects === 'never' ? null : redirectOf(response, address)
    if (next === null) return fail({ kind: 'status', status: response.status })
    if (next.origin !== new URL(url).origin) return fail({ kind: 'redirected', origin: excerptOf(next.origin) })
    return left === 0 ? fail({ kind: 'redirected-too-often' }) : ask(next.href, left - 1)
  }
  try {
    return await ask(url, MAX_REDIRECTS)
  } catch (error) {
    return fail(abort.signal.aborted ? { kind: 'timeout' } : { kind: 'network', cause: excerptOf(causeOf(error)) })
  } finally {
    timer.cancel()
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Returns the target of a redirect; null for other answers and invalid targets. */
function redirectOf({ status, headers }: Response, from: string): URL | null {
  const location = headers.get('location')
  return location === null || !REDIRECTS.has(status) ? null : URL.parse(location, from)
}

async function readBody(response: Response, limit: number): Promise<Result<Uint8Array, FetchFailure>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const part of body ?? []) {
    size += part.length
    // Leaving the loop cancels the stream.
    if (size > limit) return fail({ kind: 'too-large' })
    chunks.push(part)
  }
  return ok(Buffer.concat(chunks, size))
}

/** Returns the reason (ECONNREFUSED, ENOTFOUND, …), which fetch puts into the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
  return error.message
}
