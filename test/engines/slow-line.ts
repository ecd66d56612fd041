import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { listenOnFreePort, stopListening } from '../fakes/listening.ts'
import type { Front } from './front.ts'

/** Delay of each answer and transfer rate of a phone with a weak signal. */
const LATENCY_MS = 150
const BYTES_PER_SECOND = 60_000

interface SlowLineOptions {
  /** Whether all scripts of the panel are answered with 404. */
  readonly losesScripts?: boolean
}

/** Opens a slow proxy for the panel. It buffers answers, so event streams never arrive. */
export async function openSlowLine(panel: string, { losesScripts = false }: SlowLineOptions = {}): Promise<Front> {
  const { host, hostname, port } = new URL(panel)

  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = asked
    if (url.startsWith('/api/stream')) return
    await setTimeout(LATENCY_MS)
    if (losesScripts && url.endsWith('.js')) {
      response.writeHead(404).end()
      return
    }
    const origin = headers.origin === undefined ? {} : { origin: panel }
    const upstream = request({ hostname, port, path: url, method, headers: { ...headers, host, ...origin } })
    const answered = Promise.withResolvers<IncomingMessage>()
    upstream.once('response', answered.resolve)
    await pipeline(asked, upstream)
    const reply = await answered.promise
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    await pipeline(reply, slowly, response)
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  })
  return {
    url: `http://localhost:${await listenOnFreePort(server)}`,
    [Symbol.asyncDispose]: () => stopListening(server),
  }
}

async function* slowly(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await setTimeout((1000 * chunk.length) / BYTES_PER_SECOND)
    yield chunk
  }
}
