import type { FastifyInstance } from 'fastify'
import type { CallParts } from './call.ts'
import type { DescribedCall } from './described-calls.ts'

/** Everything that a capability may bring to the server. `src/capabilities/server.ts` lists the capabilities. */
export interface ServerCapability {
  /** Adds its calls and the pages that they render, with their cache rules. */
  readonly addCalls?: (app: FastifyInstance, deps: CallParts) => void
  /** Reads the paths that the sitemap lists in addition to the labelled pages. */
  readonly sitemapPaths?: (deps: Pick<CallParts, 'store' | 'clock'>) => Promise<readonly string[]>
  /** Its calls that other programs may use. */
  readonly describedCalls?: readonly DescribedCall[]
}
