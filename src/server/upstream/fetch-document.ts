import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../run/door.ts'

export type FetchFailure =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network'; readonly cause: string }
  | { readonly kind: 'too-large' }

export interface FetchOptions {
  readonly clock: Clock
  /** ms for the whole answer, body included. */
  readonly timeout: number
  /** Bytes; a longer body is given up as soon as that shows. */
  readonly limit: number
  readonly headers?: Readonly<Record<string, string>>
  readonly redirect?: 'follow' | 'manual'
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** One GET: the body's bytes, undecoded, since only the document itself says in which encoding it is. Never throws. */
export async function fetchDocument(
  url: string,
  { clock, timeout, limit, headers = {}, redirect = 'follow', fetch = globalThis.fetch }: FetchOptions,
): Promise<Result<Uint8Array, FetchFailure>> {
  const abort = new AbortController()
  const timer = clock.after(timeout, () => abort.abort())
  try {
    const response = await fetch(url, { headers, redirect, signal: abort.signal })
    if (!response.ok) {
      await response.body?.cancel()
      return fail({ kind: 'status', status: response.status })
    }
    return await readBody(response, limit)
  } catch (error) {
    return fail(abort.signal.aborted ? { kind: 'timeout' } : { kind: 'network', cause: causeOf(error) })
  } finally {
    timer.cancel()
  }
}

/** "HTTP 503", as the specification words it, and the like for what never got a status. */
export function describeFetchFailure(failure: FetchFailure): string {
  switch (failure.kind) {
    case 'status':
      return `HTTP ${failure.status}`
    case 'timeout':
      return 'no answer in time'
    case 'network':
      return failure.cause
    case 'too-large':
      return 'answer too large'
  }
}

async function readBody(response: Response, limit: number): Promise<Result<Uint8Array, FetchFailure>> {
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const part of body ?? []) {
    size += part.length
    // Leaving the loop cancels the stream.
    if (size > limit) return fail({ kind: 'too-large' })
    parts.push(part)
  }
  return ok(Buffer.concat(parts, size))
}

/** fetch hides the reason (ECONNREFUSED, ENOTFOUND, …) one level down. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
  return error.message
}
