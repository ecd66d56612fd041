import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PanelPage, STREAM_EVENTS, STREAM_PATH } from '#contract/panel/page.ts'
import { SECOND } from '#domain/calendar.ts'
import type { SessionState } from '../identity/index.ts'
import { SENTENCES } from '../response/index.ts'
import { type Clock, type Log, repeat } from '../runtime/index.ts'
import { sessionOf, visitorOf } from './admission.ts'
import type { PanelContext } from './context.ts'
import { addressIn, stateAt } from './state.ts'

/** The current page. `over` means that the session has ended. */
type Seen = { readonly kind: 'page'; readonly page: PanelPage } | { readonly kind: 'over' }

/** A client that keeps a page open. The limit counts clients by `session`. */
interface Follower {
  readonly session: string
  readonly refresh: (address: string) => Promise<Seen>
}

interface StreamOptions {
  readonly opened: Promise<PanelContext>
  readonly clock: Pick<Clock, 'elapsed' | 'after'>
  readonly log: Log
}

const POLL_INTERVAL_MS = SECOND
const ALIVE_EVERY = 5 * SECOND

/** The limit is enough for two windows, each of which can open its next stream before the old one closes. */
const PER_SESSION = 4
const IN_ALL = 200

/** A client with this many unread bytes is gone or does not read. */
const MAX_UNREAD_BYTES = 2 ** 18

/** Registers `GET /api/stream?sayfa=…`, which sends the state of that address whenever it changes, and keep-alives. */
export function addStream(app: FastifyInstance, { opened, clock, log }: StreamOptions): void {
  const open = new Map<ServerResponse, string>()

  const isFull = (session: string): boolean =>
    open.size >= IN_ALL || [...open.values()].filter((each) => each === session).length >= PER_SESSION

  // Streams never end by themselves, so the server would wait for them while it closes.
  app.addHook('preClose', (done) => {
    for (const response of open.keys()) response.end()
    done()
  })

  app.get(STREAM_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const follower = await followerOf(request, await opened)
    const address = addressIn(request)
    if (follower === null || address === null) return reply.code(follower === null ? 401 : 400).send('')
    if (isFull(follower.session)) return reply.code(429).type('text/plain; charset=utf-8').send(SENTENCES.tooMany)
    const response = begin(reply)
    // The client may have disconnected during the session lookup. Its `close` event would not fire again.
    if (response.destroyed) return reply
    open.set(response, follower.session)
    const following = follow(response, follower, address, clock, log)
    response.once('close', () => {
      open.delete(response)
      void following[Symbol.asyncDispose]()
    })
    return reply
  })
}

/** Returns null if nobody is signed in. Following a page does not extend the session. */
async function followerOf(request: FastifyRequest, context: PanelContext): Promise<Follower | null> {
  const getSession = (): Promise<SessionState> => sessionOf(request, 'observe', context)
  const state = await getSession()
  if (context.mode !== 'alone' && !('session' in state)) return null
  return {
    session: 'session' in state ? state.session.id : '',
    refresh: async (address) => {
      const asked = { address, visitor: visitorOf(request), mayStop: false }
      return seenOf(await stateAt(asked, await getSession(), context))
    },
  }
}

function seenOf(page: PanelPage): Seen {
  return page.body.kind === 'sign-in' ? { kind: 'over' } : { kind: 'page', page }
}

function begin(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack()
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
  // `x-accel-buffering` keeps nginx from buffering the events.
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.flushHeaders()
  return raw
}

function follow(
  response: ServerResponse,
  { refresh }: Follower,
  address: string,
  clock: StreamOptions['clock'],
  log: Log,
): AsyncDisposable {
  let last = ''
  let sentAt = -Infinity
  const send = (event: string, data: string): void => {
    if (response.writableEnded || response.destroyed) return
    sentAt = clock.elapsed()
    response.write(`event: ${event}\ndata: ${data}\n\n`)
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  }
  return repeat({
    first: 0,
    async run() {
      if (response.writableNeedDrain) return POLL_INTERVAL_MS
      const seen = await refresh(address)
      if (seen.kind === 'over') {
        send(STREAM_EVENTS.ended, '{}')
        response.end()
        return Infinity
      }
      const text = JSON.stringify(timeless(seen.page))
      if (text !== last) send(STREAM_EVENTS.state, JSON.stringify(seen.page))
      else if (clock.elapsed() - sentAt >= ALIVE_EVERY) send(STREAM_EVENTS.alive, '{}')
      last = text
      return POLL_INTERVAL_MS
    },
    onFailure(error) {
      // The page shows by itself that updates have stopped.
      log.warn({ err: error }, 'panel update failed, retrying')
      return POLL_INTERVAL_MS
    },
    clock,
  })
}

/** Removes the render time, because a new time alone is no change. */
function timeless(page: PanelPage) {
  return { body: page.body, frame: { ...page.frame, renderedAt: 0 } }
}
