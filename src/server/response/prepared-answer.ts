import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { RENEWED_EVERY } from '#contract/shared-data.ts'
import { SECOND } from '#domain/calendar.ts'
import { memoizeLast } from '../runtime/index.ts'
import { compressInPool, compressNow, type Encoding, preferredEncoding } from './encoding.ts'

export const HTML = 'text/html; charset=utf-8'

/** Shared caches keep rates for a second, and browsers revalidate every time. */
export const CACHED_A_SECOND = `public, s-maxage=${RENEWED_EVERY / SECOND}, max-age=0, must-revalidate`

export interface AnswerContent {
  readonly status?: number
  readonly contentType: string
  readonly cacheControl: string
  readonly body: string
  /** Sent with every variant, and part of the tag. */
  readonly headers?: Readonly<Record<string, string>>
}

type AnswerHead = Omit<AnswerContent, 'body'>

/** One encoding of an answer. `headers` alternates names and values, which Node writes without building an object. */
interface Variant {
  readonly etag: string
  readonly body: Buffer
  readonly headers: readonly string[]
  readonly headersOf304: readonly string[]
}

/** A compressed and tagged answer with prepared headers. A request only selects a variant. */
export interface PreparedAnswer {
  readonly status: number
  in(encoding: Encoding): Variant
}

/** Compresses for an encoding at its first request. */
export function prepareAnswer({ body, ...head }: AnswerContent): PreparedAnswer {
  const text = Buffer.from(body)
  return answerOf(head, tagOf(text, head.headers), (encoding) => compressNow(text, encoding))
}

/**
 * Compresses with Brotli in advance and off the event loop. The other encodings are compressed at their first
 * request.
 */
export async function prepareAhead({ body, ...head }: AnswerContent): Promise<PreparedAnswer> {
  const text = Buffer.from(body)
  const br = await compressInPool(text)
  return answerOf(head, tagOf(text, head.headers), (encoding) =>
    encoding === 'br' ? br : compressNow(brotliDecompressSync(br), encoding),
  )
}

function answerOf(head: AnswerHead, tag: string, bytesIn: (encoding: Encoding) => Buffer): PreparedAnswer {
  const variants = new Map<Encoding, Variant>()
  return {
    status: head.status ?? 200,
    in(encoding) {
      const variant = variants.get(encoding) ?? variantOf(head, tag, bytesIn(encoding), encoding)
      variants.set(encoding, variant)
      return variant
    },
  }
}

/** Caches the answer as long as the source is the same object. */
export function preparedOf<Source extends object>(
  write: (source: Source) => AnswerContent,
): (source: Source) => PreparedAnswer {
  return memoizeLast((source) => prepareAnswer(write(source)))
}

/** Answers a GET or HEAD request before Fastify. `more` are further headers as a list of names and values. */
export function sendAnswer(
  answer: PreparedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): void {
  const { status, headers, body } = chosen(answer, request.headers)
  response.writeHead(status, [...headers, ...more]).end(request.method === 'HEAD' ? undefined : body)
}

/** Answers from a Fastify route, whose reply already has the common headers. */
export function replyWith(reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const { status, headers, body } = chosen(answer, reply.request.headers)
  for (let name = 0; name < headers.length; name += 2) void reply.header(headers[name] ?? '', headers[name + 1])
  return reply.code(status).send(body)
}

function chosen(answer: PreparedAnswer, asked: IncomingHttpHeaders) {
  const { etag, body, headers, headersOf304 } = answer.in(preferredEncoding(asked['accept-encoding']))
  const known = asked['if-none-match']
  // `includes` also matches a tag that a proxy has weakened to W/"…", which means the same text.
  const isKnown = answer.status === 200 && known !== undefined && (known === '*' || known.includes(etag))
  return isKnown ? { status: 304, headers: headersOf304, body: undefined } : { status: answer.status, headers, body }
}

function tagOf(text: Buffer, headers: AnswerContent['headers'] = {}): string {
  const hash = createHash('sha256').update(text).update(JSON.stringify(headers))
  return hash.digest('base64url').slice(0, 22)
}

function variantOf(content: AnswerHead, tag: string, body: Buffer, encoding: Encoding): Variant {
  const etag = `"${tag}-${encoding}"`
  const headersOf304 = ['cache-control', content.cacheControl, 'etag', etag, 'vary', 'accept-encoding']
  const headers = [
    'content-type',
    content.contentType,
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...headersOf304,
    ...Object.entries(content.headers ?? {}).flat(),
  ]
  return { etag, body, headers, headersOf304 }
}
