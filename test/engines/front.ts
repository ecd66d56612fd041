import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import streams from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { listenLocally, stopListening } from '../fakes/listening.ts'

/** A proxy for the site that adds a script of the test. */
export interface Front extends AsyncDisposable {
  readonly url: string
}

interface FrontOptions {
  /** Runs in each document before all other scripts, so it must not refer to anything outside itself. */
  readonly first: () => void
  /** The delay in ms of all scripts except head.js. */
  readonly scriptsAfter?: number
}

const FIRST = '/first-of-all.js'

export async function openFront(site: string, { first, scriptsAfter = 0 }: FrontOptions): Promise<Front> {
  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url === FIRST) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${String(first)})()`)
      return
    }
    if (/\/assets\/(?!head-).*\.js$/.test(url)) await setTimeout(scriptsAfter, undefined, { ref: false })
    const { accept = '*/*', cookie = '' } = headers
    const upstream = await fetch(new URL(url, site), { headers: { accept, cookie }, redirect: 'manual' })
    for (const name of ['content-type', 'content-security-policy', 'date', 'location', 'set-cookie']) {
      const value = upstream.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.writeHead(upstream.status)
    if (upstream.headers.get('content-type')?.startsWith('text/html') === true) {
      response.end((await upstream.text()).replace('<head>', `<head><script src="${FIRST}"></script>`))
      return
    }
    // Stream the body, because the panel's event stream never ends.
    await streams.pipeline(upstream.body ?? Readable.from([]), response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  // WebSocket connections are forwarded byte by byte. The server does not close them, so we do.
  const sockets = new Set<Socket>()
  server.on('upgrade', ({ url = '/', rawHeaders }, socket: Socket, head) => {
    const lines = [`GET ${url} HTTP/1.1`]
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
    const upstream = connect(Number(new URL(site).port), '127.0.0.1')
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    sockets.add(socket)
    pipeline(socket, upstream, socket, () => {
      sockets.delete(socket)
      upstream.destroy()
      socket.destroy()
    })
  })
  return {
    url: await listenLocally(server),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await stopListening(server)
    },
  }
}
