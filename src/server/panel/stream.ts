import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STREAM_PATH } from '#contract/panel/page.ts'
import { SENTENCES } from '../response/index.ts'
import type { Clock, Log } from '../runtime/index.ts'
import { sessionOf, visitorOf } from './admission.ts'
import type { PanelContext } from './context.ts'
import { type FollowedPages, followedPages, type Follower } from './followed-pages.ts'
import { addressIn } from './state.ts'

interface StreamOptions {
  readonly opened: Promise<PanelContext>
  readonly clock: Pick<Clock, 'elapsed' | 'after'>
  readonly log: Log
}

/** The limit is enough for two windows, each of which can open its next stream before the old one closes. */
const PER_SESSION = 4
const IN_ALL = 200

/** A client with this many unread bytes is gone or does not read. */
const MAX_UNREAD_BYTES = 2 ** 18

/** Registers `GET /api/stream?sayfa=…`, which sends the state of that address whenever it changes, and keep-alives. */
export function addStream(app: FastifyInstance, { opened, clock, log }: StreamOptions): void {
  const open = new Map<ServerResponse, string>()
  let pages: FollowedPages | null = null

  const isFull = (session: string): boolean =>
    open.size >= IN_ALL || [...open.values()].filter((each) => each === session).length >= PER_SESSION

  // Streams never end by themselves, so the server would wait for them while it closes.
  app.addHook('preClose', (done) => {
    for (const response of open.keys()) response.end()
    done()
  })
  app.addHook('onClose', async () => pages?.[Symbol.asyncDispose]())

  app.get(STREAM_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await opened
    const session = await sessionIdOf(request, context)
    const address = addressIn(request)
    if (session === null || address === null) return reply.code(session === null ? 401 : 400).send('')
    if (isFull(session)) return reply.code(429).type('text/plain; charset=utf-8').send(SENTENCES.tooMany)
    const response = begin(reply)
    // The client may have disconnected during the session lookup. Its `close` event would not fire again.
    if (response.destroyed) return reply
    open.set(response, session)
    pages ??= followedPages(context, clock, log)
    const leave = pages.follow(followerOf(response, request, address, context))
    response.once('close', () => {
      open.delete(response)
      leave()
    })
    return reply
  })
}

/** Returns null if nobody is signed in. Following a page does not extend the session. */
async function sessionIdOf(request: FastifyRequest, context: PanelContext): Promise<string | null> {
  const state = await sessionOf(request, 'observe', context)
  if ('session' in state) return state.session.id
  return context.mode === 'alone' ? '' : null
}

function begin(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack()
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
  // `x-accel-buffering` keeps nginx from buffering the events.
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.flushHeaders()
  return raw
}

function followerOf(
  response: ServerResponse,
  request: FastifyRequest,
  address: string,
  { cookie, mode }: PanelContext,
): Follower {
  return {
    token: mode === 'alone' ? null : cookie.read(request.headers.cookie),
    visitor: visitorOf(request),
    address,
    isBusy: () => response.writableNeedDrain,
    send(event, data) {
      if (response.writableEnded || response.destroyed) return
      response.write(`event: ${event}\ndata: ${data}\n\n`)
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
    },
    end: () => void response.end(),
  }
}
