import type { FastifyInstance } from 'fastify'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { HealthReport } from '../health/index.ts'
import { addDocuments } from './document.ts'
import { panelFrame } from './frame.ts'
import { statusPage } from './models/status.ts'
import type { PanelSurroundings } from './panel-options.ts'
import { NO_PAST } from './past.ts'
import { addStream } from './stream.ts'

/** How the site is, for who sits at this machine: nobody signs in, and nothing can be changed. */
export function addStatusAlone(app: FastifyInstance, { report, build, clock, log }: PanelSurroundings) {
  const drawn = async () => {
    const seen: HealthReport = await report.read()
    return { frame: panelFrame(seen, null, { siteOrigin: '', demo: false }), body: statusPage(seen, NO_PAST) }
  }
  const documents = addDocuments(app, { build, drawProblem: async (body) => ({ ...(await drawn()), body }) })
  app.get(PANEL_PATHS.home, async (_request, reply) => documents.send(reply, await drawn()))
  addStream(app, {
    followerOf: () =>
      Promise.resolve({
        session: '',
        look: async (address) =>
          address === PANEL_PATHS.home ? { kind: 'page', page: await drawn() } : { kind: 'none' },
      }),
    clock,
    log,
  })
  return { listening: () => null }
}
