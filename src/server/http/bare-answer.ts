import type { Socket } from 'node:net'
import { SAYS } from './copy.ts'

/** A refusal that comes before there is a request to answer, or instead of a WebSocket. */
export interface BareAnswer {
  readonly status: keyof typeof REASONS
  readonly sentence: string
}

const REASONS = {
  400: 'Bad Request',
  403: 'Forbidden',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
} as const

/** Writes one sentence as a whole HTTP answer and ends the connection. */
export function answerBarely(socket: Socket, { status, sentence }: BareAnswer): void {
  // Who does not read it is gone all the same.
  socket.on('error', () => socket.destroy())
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy())
}

/** To whom the parser of HTTP gave up on, or who was too slow; `code` is its word for why. */
export function answerUnreadable({ code }: { readonly code?: string }, socket: Socket): void {
  answerBarely(socket, UNREADABLE.get(code) ?? { status: 400, sentence: SAYS.badRequest })
}

const UNREADABLE: ReadonlyMap<string | undefined, BareAnswer> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, sentence: SAYS.tooSlow }],
  ['HPE_HEADER_OVERFLOW', { status: 431, sentence: SAYS.headersTooLarge }],
])
