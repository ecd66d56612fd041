import type { IncomingMessage } from 'node:http'
import { boardNamed } from '#contract/boards.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { SOCKET_PATH } from '#contract/paths.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Admission } from '../live/index.ts'
import { type ProxyTrust, type SocketLimits, visitorAddress } from '../runtime/index.ts'
import { type BareAnswer, answerBarely } from './bare-answer.ts'
import { SAYS } from './copy.ts'
import { isOwnOrigin } from './own-origin.ts'
import { createSocketCount } from './socket-count.ts'

export interface SocketAdmissionOptions {
  readonly facts: () => OfficeFacts
  readonly trust: ProxyTrust
  readonly limits: SocketLimits
}

/** Who gets a connection of the relay: pages of ours and programs, by WebSocket only (400, 403), as many as there is room for (429, 503). */
export function socketAdmission({ facts, trust, limits }: SocketAdmissionOptions): Admission {
  const count = createSocketCount(limits)

  const placeFor = (request: IncomingMessage): Result<() => void, BareAnswer> => {
    const { origin, host } = request.headers
    if (!opensWebSocket(request)) return fail({ status: 400, sentence: SAYS.badRequest })
    // WebSockets know no same-origin rule, so the server keeps it.
    if (!isOwnOrigin(origin, host, facts().origin)) return fail({ status: 403, sentence: SAYS.forbidden })
    const place = count.admit(visitorAddress(request, trust))
    return place.ok ? place : fail(REFUSALS[place.error])
  }

  return (request, enter) => {
    const place = placeFor(request)
    if (place.ok) {
      request.socket.once('close', place.value)
      enter()
    } else answerBarely(request.socket, place.error)
  }
}

const REFUSALS = {
  full: { status: 503, sentence: SAYS.unavailable },
  'too-many': { status: 429, sentence: SAYS.tooMany },
} as const

/** Whether a request is for the relay and wants to become a WebSocket. */
export function asksForSocket({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(`${SOCKET_PATH}/`) && headers.upgrade?.toLowerCase() === 'websocket'
}

/** The one way that the protocol begins here. A session's id belongs to a change of transport, which there is none of: it would come past every limit. */
function opensWebSocket(request: IncomingMessage): boolean {
  const query = URL.parse(request.url ?? '', 'http://here')?.searchParams
  const only = (name: string, value: string): boolean => query?.getAll(name).join() === value
  const asks = request.method === 'GET' && asksForSocket(request)
  return (
    asks &&
    only('transport', 'websocket') &&
    only('EIO', '4') &&
    query?.has('sid') === false &&
    boardNamed(query.get('board')) !== undefined
  )
}
