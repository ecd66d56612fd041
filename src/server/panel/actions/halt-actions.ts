import * as v from 'valibot'
import { type HaltActions, type HaltAnswer, MAX_REASON } from '#contract/panel/halt-answers.ts'
import { productName } from '#contract/product-names.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { quotedIn, SILENT_AFTER } from '../../settings/index.ts'
import { StoreFailure } from '../../store/index.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf, AuditLine, StopActionOf } from '../action.ts'
import type { PanelContext } from '../context.ts'

const codes = v.pipe(v.array(v.picklist(INSTRUMENT_IDS)), v.minLength(1), v.maxLength(INSTRUMENT_IDS.length))
const reason = v.pipe(v.string(), v.maxLength(1000))

export const HALT_ACTIONS: ActionsOf<Omit<HaltActions, 'halt'>> & { readonly halt: StopActionOf<'halt'> } = {
  halt: {
    permission: 'halt',
    takesStopPass: true,
    schema: v.strictObject({ codes: v.nullable(codes), reason }),
    handler: ({ body, stopper }, context) =>
      setHalted(body.codes ?? INSTRUMENT_IDS, true, { by: stopper.name, reason: reasonIn(body) }, context),
    audit: (answer, { body }) => auditLine(answer, body.codes, reasonIn(body)),
  },
  resume: {
    permission: 'resume',
    schema: v.strictObject({ codes }),
    handler: async ({ body, session }, context) =>
      setHalted(await withUnoffered(body.codes, context), false, { by: session.person.name, reason: null }, context),
    audit: (answer, { body }) => auditLine(answer, body.codes, null),
  },
}

type By = Parameters<PanelContext['office']['setHalted']>[2]

async function setHalted(
  requested: readonly InstrumentId[],
  halted: boolean,
  by: By,
  context: PanelContext,
): Promise<HaltAnswer | { kind: 'not-found' }> {
  const result = await context.office.setHalted(requested, halted, by)
  if (result.codes.length === 0) return { kind: 'not-found' }
  context.reportIsOld()
  const isPartly = result.reach === 'here' && result.kept === 'store'
  return {
    kind: halted ? 'halted' : 'resumed',
    codes: result.codes,
    reach: result.reach,
    kept: result.kept,
    unconfirmed: result.unconfirmedReplicas,
    confirmed: isPartly ? await confirmedReplicas(context) : [],
    took: result.took,
    at: context.clock.now(),
  }
}

/**
 * A stop of all prices also halts codes that the office does not offer at the moment. They are resumed with the last
 * offered price, because the panel does not show them and they would stay halted unnoticed.
 */
async function withUnoffered(
  requested: readonly InstrumentId[],
  { office, report }: PanelContext,
): Promise<readonly InstrumentId[]> {
  const tradedCodes = new Set((await report()).rows.map(({ code }) => code))
  const staying = office.halts().filter(({ code }) => tradedCodes.has(code) && !requested.includes(code))
  const unoffered = office.halts().filter(({ code }) => !tradedCodes.has(code))
  const ending = unoffered.filter((halt) => staying.every(({ since, by }) => since !== halt.since || by !== halt.by))
  return [...requested, ...ending.map(({ code }) => code)]
}

function reasonIn(body: { readonly reason: string }): string | null {
  const written = oneLine(body.reason).slice(0, MAX_REASON).trim()
  return written === '' ? null : written
}

function auditLine(
  { kind, reach, codes: done }: HaltAnswer,
  requested: readonly InstrumentId[] | null,
  why: string | null,
): AuditLine | null {
  if (reach === 'nowhere') return null
  const what = requested === null ? 'bütün fiyatlar' : done.map(productName).join(', ')
  const text = `${what} ${kind === 'halted' ? 'durduruldu' : 'sürdürüldü'}${why === null ? '' : ` “${why}”`}`
  return { about: 'halts', text }
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
