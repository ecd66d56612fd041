import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { fieldsOf } from '#contract/json.ts'
import { ACT_HEADER } from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'
import { auditRecord } from '../messages/index.ts'
import { actFingerprint, type AskedAct, type Repositories, type StoredAct } from '../store/index.ts'
import type { PanelContext } from './context.ts'

/** One line of the audit email and the history. */
export type AuditLine = Pick<StoredAct, 'about' | 'text'>

/** A person's act. Its effects, its answer and its record are stored together. */
export interface OpenAct<Own> extends Omit<AskedAct, 'within'> {
  /** Returns repositories whose next write is the act. A later request with the same id gets the stored answer. */
  readonly as: (answer: Own | NotStored, options?: { readonly line?: AuditLine }) => Repositories
  /** Returns true if this request has stored the act by these repositories. */
  readonly isStored: () => boolean
}

/** Stored instead of an answer that contains a secret or visitors' data. */
type NotStored = { readonly kind: 'shown-once' }

/** A transaction that has not reached its commit by then is cancelled. */
const COMMIT_WITHIN = 2.75 * SECOND

export const actIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

export function isActId(id: unknown): id is string {
  return v.is(actIdSchema, id)
}

/** Returns the id that the page made; a new one for a page of the release before. */
export function actIdIn({ headers }: FastifyRequest): string {
  const id = headers[ACT_HEADER]
  return isActId(id) ? id : randomUUID()
}

interface ActOrigin<Own> {
  readonly id: string
  /** The id of the person. */
  readonly person: string
  readonly action: string
  readonly body: unknown
  /** The name of the person. */
  readonly by: string
  readonly lineOf: (answer: Own) => AuditLine | null
}

export function startAct<Own>(
  { id, person, by, action, body, lineOf }: ActOrigin<Own>,
  { store, clock }: Pick<PanelContext, 'store' | 'clock'>,
): OpenAct<Own> {
  const began = clock.elapsed()
  let isStored = false
  const onStored = (): void => void (isStored = true)
  const asked = { id, person, fingerprint: actFingerprint(action, body), at: clock.now() }
  return {
    ...asked,
    as(answer, { line = isNotStored(answer) ? null : lineOf(answer) } = {}) {
      const within = Math.max(0, COMMIT_WITHIN - (clock.elapsed() - began))
      const record = line && auditRecord({ id, at: asked.at, by, via: 'panel', ...line })
      return store.asAct({ ...asked, within }, { answer: JSON.stringify(answer), record, onStored })
    },
    isStored: () => isStored,
  }
}

function isNotStored(answer: unknown): answer is NotStored {
  return fieldsOf(answer)['kind'] === 'shown-once'
}

/** The answer to an act that was stored before. Null means that it was not. */
export async function storedAnswer(
  { id, person, fingerprint }: Pick<AskedAct, 'id' | 'person' | 'fingerprint'>,
  { store }: Pick<PanelContext, 'store'>,
): Promise<{ readonly kind: string } | null> {
  const known = await store.outcome(id)
  if (known === null) return null
  const isCancelled = known.answer === CANCELLED_ANSWER
  if (known.person !== person || (known.fingerprint !== fingerprint && !isCancelled)) return { kind: 'other-act' }
  return answerIn(known.answer)
}

/** Stored for an act that was settled before it was done. */
export const CANCELLED_ANSWER = JSON.stringify({ kind: 'cancelled' })

/** Only this program writes answers. */
export function answerIn(json: string): { readonly kind: string } {
  const fields = fieldsOf(JSON.parse(json))
  return { ...fields, kind: String(fields['kind']) }
}
