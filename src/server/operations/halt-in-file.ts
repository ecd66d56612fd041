import type { InstrumentId } from '#domain/instrument.ts'
import {
  describeOfficeMistake,
  fingerprintOf,
  halting,
  parseOffice,
  type OfficeRepository,
  type PublishRefusal,
} from '../office/index.ts'
import { StartRefused } from '../runtime/index.ts'
import { StoreFailure, storeFailureText } from '../store/index.ts'
import { fileErrorText } from '../text/index.ts'
import { type Operator, withRepository } from './operator.ts'
import { siteAnswer } from './site-answer.ts'

/** What somebody wants off the site, or on it again. */
export interface HaltOrder {
  /** Of them those that the site quotes. */
  readonly codes: readonly InstrumentId[]
  /** Whatever was named: gold may be switched on meanwhile, and a full disk has room for everything only. */
  readonly meant: readonly InstrumentId[]
  readonly halted: boolean
  /** For the versions: the words of a command, or `panelWords`. */
  readonly words: string
}

/** What became of `durdurulan` in the office file. */
export type HaltInFile =
  | { readonly kind: 'taken' | 'unanswered' | 'late' | PublishRefusal }
  /** `refused`: written, and not taken up by the site. The others: left as it was. */
  | { readonly kind: 'refused' | 'not-sound' | 'unwritable'; readonly reasons: readonly string[] }

/** Brings a halt into the office file, or out of it, where the file is sound. `answer`: what the site makes of it. */
export async function haltInFile(
  operator: Operator,
  order: HaltOrder,
  answer: (sha256: string) => Promise<HaltInFile>,
): Promise<HaltInFile> {
  try {
    return await withRepository(operator, (repository) => haltIn(repository, operator.by, order, answer))
  } catch (error) {
    // No way to the database; no room on the disk, or no right to it.
    if (error instanceof StartRefused) return { kind: 'unwritable', reasons: error.lines }
    if (error instanceof StoreFailure) return { kind: 'unwritable', reasons: [storeFailureText(error)] }
    if (error instanceof Error && 'code' in error) return { kind: 'unwritable', reasons: [fileErrorText(error)] }
    throw error
  }
}

/** Others may change the text at the same moment: who halts a price says so again, of theirs. */
const MOST_TRIES = 5

async function haltIn(
  repository: OfficeRepository,
  by: string | null,
  { codes, halted, words }: HaltOrder,
  answer: (sha256: string) => Promise<HaltInFile>,
): Promise<HaltInFile> {
  for (let tries = 1; ; tries += 1) {
    const { text: before } = await repository.read()
    if (before === null) return { kind: 'not-sound', reasons: ['dosya okunamadı'] }
    const office = parseOffice(before)
    if (!office.ok) return { kind: 'not-sound', reasons: office.error.map(describeOfficeMistake) }
    // A halt is no word on what else somebody has written there.
    const pending = await repository.pending(before)
    if (pending !== null) return { kind: 'not-sound', reasons: pending.reasons }
    const after = halting(codes, halted)(before)
    const written = after === before || (await repository.publish({ before, after, by, command: words }))
    if (written === true || written.ok) return answer(fingerprintOf(after))
    if (written.error !== 'changed' || tries === MOST_TRIES) return { kind: written.error }
  }
}

/** Of the one process that reads a file. */
export async function siteTakes(operator: Operator, sha256: string): Promise<HaltInFile> {
  const answer = await siteAnswer(operator, sha256, 'hurried')
  switch (answer.kind) {
    case 'taken':
    case 'late':
      return { kind: answer.kind }
    case 'no-answer':
      return { kind: 'unanswered' }
    case 'refused':
      return { kind: 'refused', reasons: answer.mistakes }
  }
}
