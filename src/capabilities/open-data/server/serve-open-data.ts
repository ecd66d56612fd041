import type { ServerCapability } from '../../../server/http/index.ts'
import { openApiRoute } from './open-api-call.ts'
import { allowReading } from './shared-reading.ts'

/** The document that describes the calls for other programs, and the headers by which other sites may read them. */
export const openData: ServerCapability = {
  addCalls(app, deps) {
    allowReading(app, deps)
    openApiRoute(app, deps)
  },
}
