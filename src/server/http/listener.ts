import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SOCKET_PATH } from '#contract/paths.ts'
import { type PolicyMode, SENTENCES } from '../response/index.ts'
import { isLoopback, type Listen, type Log, type TrustedProxies } from '../runtime/index.ts'
import { boundAnswers, cutOff } from './answers-ahead.ts'

/** Longer than the idle time of usual proxies (60 s), so that no proxy writes into a connection that we are closing. */
const KEEP_ALIVE_MS = 75_000

/** The longest time for a request's head and body, and the number of checks within it. */
const REQUEST_TIMEOUT_MS = 30_000
const CHECKS = 30

/**
 * All open pages reconnect within seconds of a restart, and connections above the backlog are reset. Linux allows 4096.
 */
const BACKLOG = 4096

/** The longest time for running requests after a stop. Storing pending data has its own time after that. */
const DRAIN_MS = 3000
/** The interval at which a closing server looks for idle connections. */
const IDLE_CHECK_MS = 100

export interface ServerOptions {
  /** Development allows the WebSocket of Vite, too. */
  readonly mode?: PolicyMode
  /** The longest time for a request's head and body, ms. */
  readonly patience?: number
}

/** Creates the server. It upgrades connections of the relay only and ignores other upgrade headers. */
export function createHttpServer(
  { mode = 'production', patience = REQUEST_TIMEOUT_MS }: ServerOptions,
  onRequest: RequestListener,
): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: patience / CHECKS,
    shouldUpgradeCallback: (request: IncomingMessage) => mode === 'development' || asksForSocket(request),
  }
  const server = createServer(
    options,
    boundAnswers((request, response) => {
      // Otherwise a proxy would send its next requests on this connection, and the cut-off would interrupt one of them.
      if (!server.listening) response.shouldKeepAlive = false
      onRequest(request, response)
    }),
  )
  // Closes connections whose client has read nothing for this long.
  return server.setTimeout(2 * patience)
}

export function asksForSocket({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(`${SOCKET_PATH}/`) && headers.upgrade?.toLowerCase() === 'websocket'
}

export function listen(app: FastifyInstance, { host, port }: Listen): Promise<string> {
  return app.listen({ host, port, backlog: BACKLOG })
}

/**
 * Called when the server begins to close. Closes connections after their last request, because Node closes only those
 * that are idle at the beginning, and connections whose requests do not end in time.
 */
export function scheduleCutOff(server: Server): void {
  const checking = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
  const lateClosing = setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
  server.once('close', () => {
    clearInterval(checking)
    clearTimeout(lateClosing)
  })
}

/** A refusal of a connection without a parsed request, or of a WebSocket. */
export interface RawRefusal {
  readonly status: 400 | 403 | 408 | 429 | 431 | 503
  readonly sentence: string
}

/** Writes one sentence as a whole HTTP answer and ends the connection. */
export function refuseRaw(socket: Socket, { status, sentence }: RawRefusal): void {
  socket.on('error', () => socket.destroy())
  if (!socket.writable) {
    // The client sent more requests after the refused one.
    cutOff(socket)
    return
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy())
}

/** For requests that Node's parser rejected or that were too slow; `code` gives the reason. */
export function refuseUnreadable({ code }: { readonly code?: string }, socket: Socket): void {
  refuseRaw(socket, UNREADABLE.get(code) ?? { status: 400, sentence: SENTENCES.badRequest })
}

const UNREADABLE: ReadonlyMap<string | undefined, RawRefusal> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, sentence: SENTENCES.tooSlow }],
  ['HPE_HEADER_OVERFLOW', { status: 431, sentence: SENTENCES.headersTooLarge }],
])

/**
 * Detects a proxy on this machine that TRUST_PROXY does not name: then all visitors share one limit, and https is not
 * detected. From other machines the header proves nothing, because visitors can set it.
 */
export function watchForProxy(trusted: TrustedProxies, log: Log) {
  let found = false
  return {
    observe: ({ headers, socket }: IncomingMessage): void => {
      if (found || trusted !== false || headers['x-forwarded-for'] === undefined) return
      found = isLoopback(socket.remoteAddress ?? '')
      if (found) log.warn('proxy on this machine missing in TRUST_PROXY: all visitors count as one')
    },
    isThere: () => found,
  }
}
