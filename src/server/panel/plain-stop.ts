import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fieldsOf, textOf } from '#contract/json.ts'
import { TROUBLE_STATUS } from '#contract/panel/action-shapes.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { SILENT_AFTER } from '../settings/index.ts'
import { actFingerprint, StoreFailure } from '../store/index.ts'
import { isActId } from './act.ts'
import { HALT_ACTIONS } from './actions/halt-actions.ts'
import { admitStop, hasStopPass, visitorOf } from './admission.ts'
import { hasActed, runStop } from './api.ts'
import type { PanelContext } from './context.ts'
import { sendSentence } from './panel-document.ts'
import { PLAIN } from './panel-sentences.ts'

const LIMIT = 4096
const BODY = { codes: null, reason: '' } as const

/**
 * Registers `POST /durdur` for the document's plain form, which stops all prices without a script, and the page that
 * says what became of it. The form has the act's id, and the answer is a redirect, so that a reload repeats nothing.
 */
export function addPlainStop(app: FastifyInstance, opened: Promise<PanelContext>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.post(PANEL_PATHS.haltAll, async (request, reply) => {
    const context = await opened
    const admitted = await admitStop(request, null, context)
    if (!admitted.ok) return sendSentence(reply, TROUBLE_STATUS[admitted.error.kind], PLAIN.notAdmitted, context)
    const asked = {
      stopper: admitted.value,
      body: BODY,
      act: { id: idIn(request.body), fingerprint: actFingerprint('halt', BODY) },
      visitor: visitorOf(request),
      token: '',
      setCookie: () => undefined,
    }
    const answer = await runStop('halt', HALT_ACTIONS.halt, asked, context)
    hasActed(context)
    if (answer.kind !== 'halted') {
      const sentence = PLAIN.notStopped(context.office.version().settings.technicianPhone)
      return sendSentence(reply, TROUBLE_STATUS['store-away'], sentence, context)
    }
    return reply.redirect(`${PANEL_PATHS.stopResult}?islem=${encodeURIComponent(asked.act.id)}`, 303)
  })
  app.get(PANEL_PATHS.stopResult, async (request, reply) => {
    const context = await opened
    if (!hasStopPass(request, context))
      return sendSentence(reply, TROUBLE_STATUS['signed-out'], PLAIN.signedOut, context, PLAIN.toSignIn)
    return sendResult(reply, textOf(fieldsOf(request.query)['islem']), context)
  })
}

/** The sentence comes from the halts in force, never from the address. */
async function sendResult(reply: FastifyReply, id: string, context: PanelContext): Promise<FastifyReply> {
  const halts = context.office.halts()
  // A repeated stop that was resumed has an id of its own.
  const acts = new Set(halts.flatMap((halt) => halt.acts.filter((act) => act.split('~')[0] === id)))
  const [act] = acts
  const kept = act === undefined ? null : context.office.keptIn(act)
  if (kept === null) return sendSentence(reply, 200, PLAIN.notInForce, context)
  const halted = new Set(halts.map(({ code }) => code))
  if (context.office.current().pricing.selection.some((code) => !halted.has(code)))
    return sendSentence(reply, 200, PLAIN.resumedPartly, context)
  if (kept === 'memory') return sendSentence(reply, 200, PLAIN.stoppedInMemory, context)
  return sendSentence(reply, 200, (await isEverywhere(context)) ? PLAIN.stopped : PLAIN.stoppedHere, context)
}

/** Returns true if the last report of each running replica shows no price. */
async function isEverywhere({ store }: PanelContext): Promise<boolean> {
  if (store.replicas === null) return true
  const known = await StoreFailure.replacedBy(null, store.replicas.replicas())
  return known?.every(({ age, shownCodes }) => age > SILENT_AFTER || shownCodes.length === 0) ?? false
}

function idIn(body: unknown): string {
  const id = new URLSearchParams(typeof body === 'string' ? body : '').get('islem')
  return isActId(id) ? id : randomUUID()
}
