import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { WORKER_PATH } from '#contract/kept-page.ts'
import { prepareAnswer, replyWith } from './prepared-answer.ts'

/** Names below /assets/ carry a hash of the content: they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The service worker that keeps the site for visitors without a network, and the one that takes its place and goes. */
const WORKER = 'sw.js'
const UNREGISTER = 'unregister.js'
const AN_HOUR = 'public, max-age=3600'

/** The built client and what stood in public/, compressed beside themselves by the build. A route each, so that no other path exists. */
export async function staticFiles(
  app: FastifyInstance,
  folder: string,
  { keepsPages }: { readonly keepsPages: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    // The largest is a quarter of a megabyte: whoever asks for a part gets it whole, and no part is too much to ask for.
    acceptRanges: false,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**', WORKER, UNREGISTER],
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOREVER : AN_HOUR)
      reply.header('vary', 'accept-encoding')
    },
  })

  const worker = prepareAnswer({
    contentType: 'text/javascript; charset=utf-8',
    // Asked for with each document: whoever had a worker has the newest one by the next.
    cacheControl: 'no-cache',
    body: await readFile(join(folder, keepsPages ? WORKER : UNREGISTER), 'utf8'),
  })
  app.get(WORKER_PATH, (_request, reply) => replyWith(reply, worker))
}
