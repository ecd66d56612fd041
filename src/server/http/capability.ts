import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { CallParts } from './call.ts'

/** Everything that a capability may bring to the server. `src/capabilities/server.ts` lists the capabilities. */
export interface ServerCapability {
  /** Adds its calls and the pages that they render, with their cache rules. */
  readonly addCalls?: (app: FastifyInstance, deps: CallParts) => void
  /** Reads the paths that the sitemap lists in addition to the labelled pages. */
  readonly sitemapPaths?: (deps: Pick<CallParts, 'store' | 'clock'>) => Promise<readonly string[]>
  /** Its calls in `/openapi.json`. */
  readonly describedCalls?: readonly DescribedCall[]
}

/** A GET call that `/openapi.json` describes. */
export interface DescribedCall {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  /** The schema of the answer, and its name in the document. */
  readonly answer: { readonly name: string; readonly schema: v.GenericSchema }
  readonly query: v.GenericSchema
  /** The parameters in the path. */
  readonly inPath?: readonly object[]
}
