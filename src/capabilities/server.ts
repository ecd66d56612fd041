import type { ServerCapability } from '../server/http/index.ts'
import { windowBoard } from '../server/http/serve-window-board.ts'
import { officialDay } from './official-day/server/serve-official-day.ts'
import { openData } from './open-data/server/serve-open-data.ts'

/** The capabilities of the server, in the order in which their calls are added. */
export const SERVER_CAPABILITIES: readonly ServerCapability[] = [officialDay, openData, windowBoard]
