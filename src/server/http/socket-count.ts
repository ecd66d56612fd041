import type { Server } from 'node:http'
import { fail, ok, type Result } from '#domain/result.ts'
import { isLoopback, netOf, type SocketLimits } from '../runtime/index.ts'

export type SocketRefusal = 'full' | 'too-many'

export interface SocketCount {
  /** One more connection from `address`: the way to give its place back, or why there is none. */
  admit(address: string): Result<() => void, SocketRefusal>
}

/**
 * Counts the relay's open connections, in all and from one visitor. Whoever is on this machine is the office's own or a proxy that
 * TRUST_PROXY does not name, behind which everybody would be one visitor: such are counted in all only.
 */
export function createSocketCount({ inAll, perAddress }: SocketLimits): SocketCount {
  const byNet = new Map<string, number>()
  let all = 0
  return {
    admit(address) {
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

/** Pages, files and calls, beside the relay. */
export const ROOM_FOR_REQUESTS = 10_000

/**
 * Bounds the connections themselves, before any request: who holds too many is cut off without a word. Behind proxies every visitor comes from
 * the same address, and how many connections one of them has is theirs to bound.
 */
export function boundConnections(server: Server, { inAll, perAddress }: SocketLimits, behindProxies: boolean): void {
  const count = createSocketCount({
    inAll: inAll + ROOM_FOR_REQUESTS,
    // Each page that is open may be asking for something, too.
    perAddress: behindProxies ? Infinity : 2 * perAddress,
  })
  server.on('connection', (socket) => {
    const place = count.admit(socket.remoteAddress ?? '')
    if (place.ok) socket.once('close', place.value)
    else socket.destroy()
  })
}
