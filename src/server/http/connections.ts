import type { IncomingMessage, Server } from 'node:http'
import { boardNamed } from '#contract/boards.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Admission } from '../live/index.ts'
import { SENTENCES } from '../response/index.ts'
import { isLoopback, netOf, type ProxyTrust, type SocketLimits, visitorAddress } from '../runtime/index.ts'
import { asksForSocket, type RawRefusal, refuseRaw } from './listener.ts'

/** Counts open connections of the relay, in total and per visitor. Those of this machine count in total only. */
export function createSocketCount({ inAll, perAddress }: SocketLimits) {
  const byNet = new Map<string, number>()
  let all = 0
  return {
    /** Registers a connection from `address`. Returns a function that releases it, or the reason of the refusal. */
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

/** Closes connections above the limits before any request. Behind proxies, only the total limit applies. */
export function boundConnections(server: Server, { inAll, perAddress }: SocketLimits, behindProxies: boolean): void {
  const count = createSocketCount({
    inAll: inAll + REQUEST_CONNECTIONS,
    // Each open page has a socket and may make a request, too.
    perAddress: behindProxies ? Infinity : 2 * perAddress,
  })
  server.on('connection', (socket) => {
    const place = count.admit(socket.remoteAddress ?? '')
    if (place.ok) socket.once('close', place.value)
    else socket.destroy()
  })
}

/** Admits our pages and programs, by WebSocket only (400, 403), up to the limits (429, 503). */
export function socketAdmission(facts: () => OfficeFacts, trust: ProxyTrust, limits: SocketLimits): Admission {
  const count = createSocketCount(limits)

  const placeFor = (request: IncomingMessage): Result<() => void, RawRefusal> => {
    const { origin, host } = request.headers
    if (!opensWebSocket(request)) return fail({ status: 400, sentence: SENTENCES.badRequest })
    // Browsers do not apply the same-origin policy to WebSockets, so the server does.
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

/** Returns true for a new WebSocket. A session id is refused, because it would bypass every limit. */
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
