import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { openWire } from '../../../test/fakes/wire.ts'
import { boundConnections, createSocketCount, REQUEST_CONNECTIONS } from './connections.ts'

test('the socket count equals the open sockets after any sequence of visits', () => {
  const address = fc.constantFrom('203.0.113.1', '203.0.113.2', '2001:db8:1:2::1', '2001:db8:1:2::2', '127.0.0.1')
  fc.assert(
    fc.property(fc.array(fc.tuple(address, fc.nat(3))), (visits) => {
      const count = createSocketCount({ inAll: 6, perAddress: 2 })
      const here: { readonly net: string; readonly leave: () => void }[] = []
      for (const [from, leaving] of visits) {
        const net = from.replace(/::\d$/, '')
        const place = count.admit(from)
        const full = here.length === 6
        const many = from !== '127.0.0.1' && here.filter((each) => each.net === net).length === 2
        expect(place.ok).toBe(!full && !many)
        if (place.ok) here.push({ net, leave: place.value })
        for (const gone of here.splice(0, leaving)) gone.leave()
      }
    }),
  )
})

describe('the connections of the public listener', () => {
  /** Opens a connection from `remoteAddress`. The result returns whether the server has closed it. */
  const connection = (server: EventEmitter, remoteAddress: string): (() => boolean) => {
    let cut = false
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy: () => (cut = true) }))
    return () => cut
  }
  const cutOff = (behindProxies: boolean): number => {
    const server = createServer()
    boundConnections(server, { inAll: 100, perAddress: 2 }, behindProxies)
    const cuts = Array.from({ length: 6 }, () => connection(server, '203.0.113.1'))
    return cuts.filter((cut) => cut()).length
  }

  test('the listener allows one visitor twice as many connections as the relay', () => {
    expect(cutOff(false)).toBe(2)
  })

  test('the listener does not limit connections per address behind a proxy', () => {
    expect(cutOff(true)).toBe(0)
  })

  let server: Server | undefined
  afterEach(() => server?.close())

  test('the listener closes connections above the total limit before a request', async () => {
    server = createServer((_request, response) => response.end())
    boundConnections(server, { inAll: 2 - REQUEST_CONNECTIONS, perAddress: 1 }, false)
    const url = await listenLocally(server)
    const first = await openWire(url)
    const second = await openWire(url)
    expect(await (await openWire(url)).ended()).toBe('')
    for (const wire of [first, second]) wire.leave()
  })
})
