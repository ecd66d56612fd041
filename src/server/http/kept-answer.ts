import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from './accept-encoding.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface Variant {
  readonly etag: string
  readonly body: Buffer
  /** Flat name, value, name, value …: Node writes such a list without building an object. */
  readonly headers: string[]
  readonly headersByHttps: string[]
  readonly notModified: string[]
}

/** An answer that is ready to be sent: compressed, tagged, its headers written down. A request only chooses a variant. */
export interface KeptAnswer {
  readonly status: number
  readonly variants: Readonly<Record<Encoding, Variant>>
}

export interface AnswerContent {
  readonly status: number
  readonly contentType: string
  readonly cacheControl: string
  readonly body: string
  /** Sent with every variant. */
  readonly headers: Readonly<Record<string, string>>
  /** 0 to 11. */
  readonly brotliQuality: number
}

/** Compresses off the event loop, in the thread pool of zlib. */
export async function keepAnswer(content: AnswerContent): Promise<KeptAnswer> {
  const identity = Buffer.from(content.body)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: content.brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ])
  const hash = createHash('sha256')
    .update(identity)
    .update(content.headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 22)
  return {
    status: content.status,
    variants: {
      br: variantOf(content, br, `"${hash}-br"`, 'br'),
      gzip: variantOf(content, gz, `"${hash}-gz"`, 'gzip'),
      identity: variantOf(content, identity, `"${hash}"`),
    },
  }
}

function variantOf(content: AnswerContent, body: Buffer, etag: string, encoding?: string): Variant {
  const validators = ['cache-control', content.cacheControl, 'etag', etag, 'vary', 'accept-encoding']
  const headers = [
    'content-type',
    content.contentType,
    'content-length',
    String(body.length),
    ...(encoding === undefined ? [] : ['content-encoding', encoding]),
    ...validators,
    ...Object.entries(content.headers).flat(),
  ]
  return { etag, body, headers, headersByHttps: [...headers, ...STRICT_TRANSPORT], notModified: validators }
}

/** Sends it to a GET or HEAD request: no computation beyond the choice of a variant. */
export function sendKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse, byHttps: boolean): void {
  const { headers } = request
  const variant = kept.variants[preferredEncoding(headers['accept-encoding'])]
  const known = headers['if-none-match']
  // A proxy may have weakened our tag to W/"…"; it is still the same text.
  if (known !== undefined && kept.status === 200 && (known === '*' || known.includes(variant.etag))) {
    response.writeHead(304, variant.notModified).end()
    return
  }
  response.writeHead(kept.status, byHttps ? variant.headersByHttps : variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}
