import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The text of an answer and its ETag. */
export interface TaggedText {
  readonly body: string
  readonly etag: string
}

/** What an answer is, and who may keep it for how long. */
export interface TextKind {
  readonly type: string
  readonly cacheControl: string
}

/** An answer with rates: a second in a shared cache carries any number of visitors, and a browser asks every time. */
export const CALL: TextKind = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, s-maxage=1, max-age=0, must-revalidate',
}

/** Made of the office's facts, which change with the office file only. */
export function officeText(type: string): TextKind {
  return { type, cacheControl: 'public, max-age=3600' }
}

export function tagged(body: string): TaggedText {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Writes the text again only when what it is made of is another object. */
export function keptTextOf<Source extends object>(write: (source: Source) => string): (source: Source) => TaggedText {
  let made: { readonly source: Source; readonly text: TaggedText } | undefined
  return (source) => {
    if (made?.source !== source) made = { source, text: tagged(write(source)) }
    return made.text
  }
}

export function sendText(
  reply: FastifyReply,
  { type, cacheControl }: TextKind,
  { body, etag }: TaggedText,
): FastifyReply {
  void reply.header('cache-control', cacheControl).header('etag', etag)
  const known = reply.request.headers['if-none-match']
  if (known !== undefined && (known === '*' || known.includes(etag))) return reply.code(304).send()
  return reply.type(type).send(body)
}
