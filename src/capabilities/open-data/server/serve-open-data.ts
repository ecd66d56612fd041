import type { ServerCapability } from '../../../server/http/index.ts'
import { OPEN_API_PATH } from '../contract/open-data.ts'
import { openApiRoute } from './open-api-call.ts'

/** The document that describes the calls for other programs. */
export const openData: ServerCapability = {
  addCalls: openApiRoute,
  readablePaths: [OPEN_API_PATH],
}
