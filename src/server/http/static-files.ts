import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Names below /assets/ carry a hash of the content: they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** The built client and what stood in public/, compressed beside themselves by the build. A route each, so that no other path exists. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    // The largest is a quarter of a megabyte: whoever asks for a part gets it whole, and no part is too much to ask for.
    acceptRanges: false,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOREVER : AN_HOUR)
      reply.header('vary', 'accept-encoding')
    },
  })
}
