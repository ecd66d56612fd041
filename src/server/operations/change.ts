import { fail, ok, type Result } from '#domain/result.ts'
import {
  describeOfficeMistake,
  fingerprintOf,
  type OfficeEdit,
  type OfficeRepository,
  parseOffice,
  type PendingEdit,
  unreadable,
} from '../office/index.ts'
import type { KnownReplica } from '../store/index.ts'
import { type Conflict, conflictSince } from './conflict.ts'
import { type Objection, objectionsIn } from './objections.ts'
import { type Operator, unlessStoreFails, withRepository } from './operator.ts'
import { type Preview, previewOf } from './preview.ts'
import { unheardBy } from './replicas.ts'
import { type SiteAnswer, siteAnswer } from './site-answer.ts'
import { type UnusualMargin, unusualIn } from './unusual.ts'

/** From the text as it stands, null where none can be read, to what shall stand there; or why there is none. */
export type TextChange = (before: string | null) => Result<string, readonly string[]>

/** `otherwise` stands for a text that can't be read. An edit of a broken one may be what puts it right. */
export function readable(edit: OfficeEdit, otherwise = 'Kurum dosyası okunamadı.'): TextChange {
  return (before) => {
    if (before === null) return fail([otherwise])
    const mistakes = unreadable(before)
    return mistakes.length > 0 ? fail(mistakes) : ok(edit(before))
  }
}

/** What is to be agreed to. */
export interface Proposal {
  readonly preview: Preview
  /** What waits in the file for a person's word, or would: sentences with their lines; null: nothing does. */
  readonly pending: PendingEdit | null
}

/**
 * Who has agreed to it: nobody, who only looks (`preview`); a person, as long as nothing in it is unusual (`usual`), or
 * whatever it is (`unusual`); or whoever is asked now.
 */
export type Agreement = 'preview' | 'usual' | 'unusual' | ((proposal: Proposal) => Promise<boolean>)

export interface ChangeRequest {
  readonly change: TextChange
  /** For the versions: the words of a command, or `panelWords`. */
  readonly words: string
  readonly agreement: Agreement
  /** The version that a form was made from: what others changed since of what this changes is a conflict. */
  readonly since?: number | null
  /** It brings back what was in force once, but for halts: that waits for no word of a person. */
  readonly returns?: boolean
}

export type ChangeOutcome =
  /** Nothing was written. `mistakes` in Turkish, with their lines; `objections`: those about a margin, as data. */
  | {
      readonly kind: 'not-sound'
      readonly mistakes: readonly string[]
      readonly objections: readonly Objection[]
    }
  | { readonly kind: 'unchanged' }
  /** Nothing was written, as it was only looked at or somebody said no. */
  | ({ readonly kind: 'preview' } & Proposal)
  /** Nothing was written: it needs a word of its own. `margins` are what of `reasons` is about a margin. */
  | {
      readonly kind: 'unusual'
      readonly preview: Preview
      readonly margins: readonly UnusualMargin[]
      /** Turkish sentences. */
      readonly reasons: readonly string[]
    }
  | ({ readonly kind: 'conflict' } & Conflict)
  /** Nothing was written. `changed`: somebody else wrote at the same moment; `busy`: somebody else is writing. */
  | { readonly kind: 'changed' | 'busy' }
  /**
   * `took`: ms from the writing to the answer. `unheard`: replicas that did not say that they have it; null: not
   * known.
   */
  | ({
      readonly kind: 'written'
      readonly answer: SiteAnswer
      readonly took: number
      readonly unheard: readonly KnownReplica[] | null
    } & Proposal)

/** Others may write at the same moment: what was agreed to beforehand is looked at anew. */
const MOST_TRIES = 5

/** Shows what a change comes to, asks, writes, and waits for the site's answer. Rejects where it can't be written. */
export function changeOffice(operator: Operator, request: ChangeRequest): Promise<ChangeOutcome> {
  return withRepository(operator, async (repository) => {
    for (let tries = 1; ; tries += 1) {
      const outcome = await changeIn(operator, repository, request)
      const isSettled = outcome.kind !== 'changed' || typeof request.agreement === 'function'
      if (isSettled || tries === MOST_TRIES) return outcome
    }
  })
}

async function changeIn(
  operator: Operator,
  repository: OfficeRepository,
  { change, words, agreement, since = null, returns = false }: ChangeRequest,
): Promise<ChangeOutcome> {
  const { text: before } = await repository.read()
  const changed = change(before)
  if (!changed.ok) return notSound(changed.error)
  const after = changed.value
  const pending = returns ? null : await repository.pending(after, before)
  if (after === before && pending === null) return asItIs(before)
  const conflict = since === null || before === null ? null : await conflictSince(operator, since, before, after)
  if (conflict !== null) return { kind: 'conflict', ...conflict }
  // What waits in the file comes to the site with the rest.
  const base = pending?.inForce ?? before
  const { mistakes, objections, ...preview } = await previewOf(operator, base, after)
  if (mistakes.length > 0)
    return { kind: 'not-sound', mistakes, objections: await objectionsIn(operator, objections, base ?? '', after) }
  const refusal = await refusalOf(operator, agreement, { preview, pending }, base ?? '', after)
  if (refusal !== null) return refusal
  const written = await repository.publish({ before, after, by: operator.by, command: words })
  if (!written.ok) return { kind: written.error }
  const answered = await answerTo(operator, repository, after, returns || pending !== null)
  return { kind: 'written', preview, pending, ...answered }
}

/** Why it is not agreed to; null: it is. */
async function refusalOf(
  operator: Operator,
  agreement: Agreement,
  proposal: Proposal,
  base: string,
  after: string,
): Promise<ChangeOutcome | null> {
  const shown = { kind: 'preview', ...proposal } as const
  if (typeof agreement === 'function') return (await agreement(proposal)) ? null : shown
  if (agreement === 'preview') return shown
  if (agreement === 'unusual') return null
  const margins = await unusualIn(operator, base, after)
  const reasons = margins.length > 0 ? margins.map(({ text }) => text) : (proposal.pending?.reasons ?? [])
  return reasons.length === 0 ? null : { kind: 'unusual', preview: proposal.preview, margins, reasons }
}

async function answerTo(operator: Operator, repository: OfficeRepository, after: string, mayHaveWaited: boolean) {
  const began = operator.clock.elapsed()
  const sha256 = fingerprintOf(after)
  const standing = async () => fingerprintOf((await unlessStoreFails(repository.read(), null))?.text ?? after)
  const answer = await siteAnswer(operator, sha256, mayHaveWaited ? 'confirmed' : 'usual', standing)
  // Of what is refused here nobody waits for the word of others.
  const isWell = answer.kind === 'taken' || answer.kind === 'no-answer'
  const asksOthers = operator.settings.store.kind === 'database' && isWell
  const known = asksOthers ? [sha256, await standing()] : []
  const unheard = asksOthers ? await unheardBy(operator, () => known.length === 0) : []
  return { answer, unheard, took: operator.clock.elapsed() - began }
}

/** A file that is refused stands there all the same. */
function asItIs(text: string): ChangeOutcome {
  const office = parseOffice(text)
  return office.ok ? { kind: 'unchanged' } : notSound(office.error.map(describeOfficeMistake))
}

function notSound(mistakes: readonly string[]): ChangeOutcome {
  return { kind: 'not-sound', mistakes, objections: [] }
}
