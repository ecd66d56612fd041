import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { type Encoding, preferredEncoding } from './accept-encoding.ts'
import type { TextKind } from './tagged-text.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Made for one answer, not for good: 42 kB of JSON become 4 kB in 1 ms. */
const QUALITY = 4

/** A text in every encoding that browsers ask for, for answers too large to be sent as they are. */
export interface CompressedText {
  readonly tag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

/** Compresses off the event loop, in the thread pool of zlib. */
export async function compressText(text: string): Promise<CompressedText> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    compressGzip(identity),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { tag, bodies: { br, gzip: gz, identity } }
}

export function sendCompressed(
  reply: FastifyReply,
  { type, cacheControl }: TextKind,
  { tag, bodies }: CompressedText,
): FastifyReply {
  const encoding = preferredEncoding(reply.request.headers['accept-encoding'])
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
  void reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding')
  const known = reply.request.headers['if-none-match']
  if (known !== undefined && (known === '*' || known.includes(etag))) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(type).send(bodies[encoding])
}
