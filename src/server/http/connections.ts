import type { IncomingMessage, Server } from 'node:http'
import { boardNamed } from '#contract/boards.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Admission } from '../live/index.ts'
import { SENTENCES } from '../response/index.ts'
import { isLoopback, netOf, type ProxyTrust, type SocketLimits, visitorAddress } from '../runtime/index.ts'
import { asksForSocket, type RawRefusal, refuseRaw } from './listener.ts'

/** Open connections of the relay, in all and per visitor; those of this machine, a proxy perhaps, in all only. */
export function createSocketCount({ inAll, perAddress }: SocketLimits) {
  const byNet = new Map<string, number>()
  let all = 0
  return {
    /** Registers a connection from `address`; returns a function that releases it, or why it is refused. */
    admit(address: string): Result<() => void, 'full' | 'too-many'> {
      if (all >= inAll) return fail('full')
      const net = isLoopback(address) ? null : netOf(address)
      const here = net === null ? 0 : (byNet.get(net) ?? 0)
      if (here >= perAddress) return fail('too-many')
      all += 1
      if (net !== null) byNet.set(net, here + 1)
      return ok(() => {
        all -= 1
        if (net === null) return
        const left = (byNet.get(net) ?? 0) - 1
        if (left > 0) byNet.set(net, left)
        else byNet.delete(net)
      })
    },
  }
}

export const REQUEST_CONNECTIONS = 10_000

/** Cuts off who holds too many connections, before any request. Behind proxies all share an address: theirs to do. */
export function boundConnections(server: Server, { inAll, perAddress }: SocketLimits, behindProxies: boolean): void {
  const count = createSocketCount({
    inAll: inAll + REQUEST_CONNECTIONS,
    // Each page that is open may be asking for something, too.
    perAddress: behindProxies ? Infinity : 2 * perAddress,
  })
  server.on('connection', (socket) => {
    const place = count.admit(socket.remoteAddress ?? '')
    if (place.ok) socket.once('close', place.value)
    else socket.destroy()
  })
}

/** Pages of ours and programs, by WebSocket only (400, 403), as many as there is room for (429, 503). */
export function socketAdmission(facts: () => OfficeFacts, trust: ProxyTrust, limits: SocketLimits): Admission {
  const count = createSocketCount(limits)

  const placeFor = (request: IncomingMessage): Result<() => void, RawRefusal> => {
    const { origin, host } = request.headers
    if (!opensWebSocket(request)) return fail({ status: 400, sentence: SENTENCES.badRequest })
    // WebSockets know no same-origin rule, so the server keeps it.
    if (!isOwnOrigin(origin, host, facts().origin)) return fail({ status: 403, sentence: SENTENCES.forbidden })
    const place = count.admit(visitorAddress(request, trust))
    return place.ok ? place : fail(REFUSALS[place.error])
  }

  return (request, enter) => {
    const place = placeFor(request)
    if (place.ok) {
      request.socket.once('close', place.value)
      enter()
    } else refuseRaw(request.socket, place.error)
  }
}

const REFUSALS = {
  full: { status: 503, sentence: SENTENCES.unavailable },
  'too-many': { status: 429, sentence: SENTENCES.tooMany },
} as const

/** The one way in: an id of a session is for changing transports; we have one, and it would bypass every limit. */
function opensWebSocket(request: IncomingMessage): boolean {
  const query = URL.parse(request.url ?? '', 'http://here')?.searchParams
  const only = (name: string, value: string): boolean => query?.getAll(name).join() === value
  return (
    request.method === 'GET' &&
    asksForSocket(request) &&
    only('transport', 'websocket') &&
    only('EIO', '4') &&
    query?.has('sid') === false &&
    boardNamed(query.get('board')) !== undefined
  )
}

/**
 * Returns true if the request comes from a page of the site's own address or host. Programs send no Origin and are
 * welcome.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, own: string): boolean {
  return origin === undefined || origin === own || URL.parse(origin)?.host === host
}
