import type { FastifyInstance } from 'fastify'
import { TROUBLE_STATUS } from '#contract/panel/action-shapes.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { HALT_ACTIONS } from './actions/halt-actions.ts'
import { admitStop, visitorOf } from './admission.ts'
import { runStop } from './api.ts'
import type { PanelContext } from './context.ts'
import { sendPlain } from './panel-document.ts'
import { PLAIN } from './panel-sentences.ts'

const LIMIT = 4096

/** Registers `POST /durdur` for the document's plain form, which stops all prices without a script. */
export function addPlainStop(app: FastifyInstance, opened: Promise<PanelContext>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.post(PANEL_PATHS.haltAll, async (request, reply) => {
    const context = await opened
    const admitted = await admitStop(request, null, context)
    if (!admitted.ok) return sendPlain(reply, TROUBLE_STATUS[admitted.error.kind], PLAIN.notStopped)
    const asked = {
      stopper: admitted.value,
      body: { codes: null, reason: '' },
      visitor: visitorOf(request),
      token: '',
      setCookie: () => undefined,
    }
    const answer = await runStop('halt', HALT_ACTIONS.halt, asked, context)
    const isStopped = answer.kind === 'halted' && answer.reach !== 'nowhere'
    const isEverywhere = isStopped && answer.reach === 'everywhere'
    return sendPlain(
      reply,
      isStopped ? 200 : TROUBLE_STATUS['store-away'],
      isEverywhere ? PLAIN.stopped : isStopped ? PLAIN.stoppedHere : PLAIN.notStopped,
    )
  })
}
