import * as v from 'valibot'
import { type HaltActions, type HaltAnswer, MAX_REASON } from '#contract/panel/halt-answers.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { haltRecord } from '../../messages/index.ts'
import { type HaltResult, quotedIn, SILENT_AFTER } from '../../settings/index.ts'
import { StoreFailure } from '../../store/index.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf, StopActionOf } from '../action.ts'
import type { PanelContext } from '../context.ts'

const codes = v.pipe(v.array(v.picklist(INSTRUMENT_IDS)), v.minLength(1), v.maxLength(INSTRUMENT_IDS.length))
const reason = v.pipe(v.string(), v.maxLength(1000))
/** Acts of older releases and of repeated stops have other characters. */
const seen = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000))

export const HALT_ACTIONS: ActionsOf<Omit<HaltActions, 'halt'>> & { readonly halt: StopActionOf<'halt'> } = {
  halt: {
    permission: 'halt',
    takesStopPass: true,
    schema: v.strictObject({ codes: v.nullable(codes), reason }),
    async handler({ body, stopper, act }, context) {
      const stop = {
        ...act,
        person: stopper.id,
        at: context.clock.now(),
        codes: body.codes ?? INSTRUMENT_IDS,
        by: stopper.name,
        reason: reasonIn(body),
      }
      const record = haltRecord({ ...stop, via: 'panel', halted: true })
      return answerOf(await context.office.stop({ ...stop, record }), context)
    },
  },
  resume: {
    permission: 'resume',
    schema: v.strictObject({ codes, seen }),
    async handler({ body, session, act: { id, fingerprint, person, at } }, context) {
      const ended = withUnoffered(body.codes, body.seen, context)
      const resumption = { id, fingerprint, person, at, codes: ended, by: session.person.name }
      const record = haltRecord({ ...resumption, codes: body.codes, reason: null, via: 'panel', halted: false })
      return answerOf(await context.office.resume({ ...resumption, seen: body.seen, record }), context)
    },
    audit: 'own',
  },
}

/** Null means that the id belongs to another act. */
async function answerOf(
  result: HaltResult | null,
  context: PanelContext,
): Promise<HaltAnswer | { readonly kind: 'not-found' | 'other-act' }> {
  if (result === null) return { kind: 'other-act' }
  if (result.codes.length === 0) return { kind: 'not-found' }
  const isPartly = result.reach === 'here' && result.kept === 'store'
  return {
    kind: result.halted ? 'halted' : 'resumed',
    codes: result.codes,
    reach: result.reach,
    kept: result.kept,
    again: result.again,
    unconfirmed: result.unconfirmedReplicas,
    confirmed: isPartly ? await confirmedReplicas(context) : [],
    took: result.took,
    at: context.clock.now(),
  }
}

/**
 * A stop of all prices also halts codes that the office does not offer at the moment. They are resumed with the last
 * offered price of that stop, because the panel does not show them and they would stay halted unnoticed.
 */
function withUnoffered(
  requested: readonly InstrumentId[],
  acts: readonly string[],
  { office }: PanelContext,
): readonly InstrumentId[] {
  const offeredCodes = new Set(office.current().pricing.selection)
  const others = office.halts().filter(({ code }) => !requested.includes(code))
  // An offered price that had been halted before that stop stays halted for its own reason.
  const staying = new Set(others.filter(({ code }) => offeredCodes.has(code)).flatMap((halt) => halt.acts.slice(0, 1)))
  const ending = others.filter(
    (halt) => !offeredCodes.has(halt.code) && halt.acts.some((act) => acts.includes(act) && !staying.has(act)),
  )
  return [...requested, ...ending.map(({ code }) => code)]
}

function reasonIn(body: { readonly reason: string }): string | null {
  const written = oneLine(body.reason).slice(0, MAX_REASON).trim()
  return written === '' ? null : written
}

/** Returns the names of the replicas whose recent report shows the same prices as this one. */
async function confirmedReplicas({ store, office }: PanelContext): Promise<string[]> {
  const known = store.replicas === null ? [] : await StoreFailure.replacedBy([], store.replicas.replicas())
  const shown = new Set(quotedIn(office.current().pricing))
  return known.flatMap(({ name, age, shownCodes }) => {
    const isSame = shownCodes.length === shown.size && shownCodes.every((code) => shown.has(code))
    return isSame && age < SILENT_AFTER ? [name] : []
  })
}
