import type { FastifyInstance } from 'fastify'
import { permitPicturePath } from '#contract/paths.ts'
import { ANSWERED_WITHIN } from '#contract/shared-data.ts'
import { refuse } from '../response/index.ts'
import { type Clock, netOf, withTimeout } from '../runtime/index.ts'
import type { FilesStore } from '../store/index.ts'
import { READS_PER_ADDRESS, requestLimit } from './request-limit.ts'

/** Cached forever, because the address contains the hash. */
const FOREVER = 'public, max-age=31536000, immutable'

const ROUTE = permitPicturePath({ hash: ':hash(^[\\da-f]{32})' })

/**
 * Adds `GET /files/<hash>.jpg` to the site and the panel. The last picture stays in memory, because only one is in
 * force.
 */
export function permitPictureRoute(
  app: FastifyInstance,
  store: Pick<FilesStore, 'file'>,
  clock: Pick<Clock, 'after' | 'elapsed'>,
): void {
  const reads = requestLimit(app, READS_PER_ADDRESS, clock)
  let last: { readonly hash: string; readonly bytes: Uint8Array } | null = null
  const read = async (hash: string) => ({ hash, bytes: await store.file(hash) })
  app.get<{ Params: { hash: string } }>(ROUTE, async ({ params: { hash }, ip }, reply) => {
    const wait = last?.hash === hash ? null : reads(netOf(ip))
    if (wait !== null) return refuse(reply.header('retry-after', wait), 'too-many')
    const found = last?.hash === hash ? last : await withTimeout(read(hash), ANSWERED_WITHIN, clock)
    if (found === null) return refuse(reply, 'unavailable')
    const { bytes } = found
    if (bytes === null) {
      reply.callNotFound()
      return reply
    }
    last = { hash, bytes }
    return reply.header('cache-control', FOREVER).type('image/jpeg').send(Buffer.from(bytes))
  })
}
