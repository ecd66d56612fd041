import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally, stopListening } from '../fakes/listening.ts'

/** A proxy for the site that pauses in the middle of each document until `resume` is called. */
export interface SlowDocument {
  readonly url: string
  resume(): void
  stop(): Promise<void>
}

/** Opens the proxy. A document pauses after the text `until`. */
export async function openSlowDocument(site: string, until: string): Promise<SlowDocument> {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<undefined>()

  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const upstream = await fetch(new URL(url, site), { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await upstream.arrayBuffer())
    const type = upstream.headers.get('content-type') ?? ''
    response.writeHead(upstream.status, { 'content-type': type })
    const half = type.startsWith('text/html') ? body.indexOf(until) + Buffer.byteLength(until) : 0
    response.write(body.subarray(0, half))
    if (half > 0) await resumed
    response.end(body.subarray(half))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return {
    url: await listenLocally(server),
    resume: () => resume(undefined),
    stop: () => stopListening(server),
  }
}
