import type { InstrumentId } from '#domain/instrument.ts'
import {
  describeOfficeMistake,
  fingerprintOf,
  halting,
  parseOffice,
  type OfficeRepository,
  type PublishRefusal,
} from '../office/index.ts'
import { OFFICE_COMMAND, type Settings, StartRefused } from '../runtime/index.ts'
import { StoreFailure, storeFailureText } from '../store/index.ts'
import { fileErrorText, oneLine } from '../text/index.ts'
import type { Tool } from './command.ts'
import { withRepository } from './office-text.ts'
import { siteAnswer } from './site-answer.ts'

/** What somebody wants off the site, or on it again. */
export interface HaltOrder {
  /** Of them those that the site quotes. */
  readonly codes: readonly InstrumentId[]
  /** Whatever was named: gold may be switched on meanwhile, and a full disk has room for everything only. */
  readonly meant: readonly InstrumentId[]
  readonly halted: boolean
  /** ms since the epoch */
  readonly since: number
  readonly by: string | null
  readonly words: string
}

/** What became of `durdurulan` in the office file. */
export type HaltInFile =
  | { readonly kind: 'taken' | 'unanswered' | 'late' | PublishRefusal }
  /** `refused`: written, and not taken up by the site. The others: left as it was. */
  | { readonly kind: 'refused' | 'not-sound' | 'unwritable'; readonly reasons: readonly string[] }

/** Brings a halt into the office file, or out of it, where the file is sound. `answer`: what the site makes of it. */
export async function haltInFile(
  tool: Tool,
  order: HaltOrder,
  answer: (sha256: string) => Promise<HaltInFile>,
): Promise<HaltInFile> {
  try {
    return await withRepository(tool, (repository) => haltIn(repository, order, answer))
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
  { codes, halted, by, words }: HaltOrder,
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
export async function siteTakes(settings: Settings, sha256: string): Promise<HaltInFile> {
  const answer = await siteAnswer(settings, sha256, 'hurried')
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

/** `listed`: the halt stands in the list, whatever became of the file. */
export function haltInFileLines(file: HaltInFile, halted: boolean, listed: boolean): string[] {
  const inList = listed
    ? [`Durdurma, “${OFFICE_COMMAND} resume” ile kaldırılana kadar dosyadan bağımsız olarak geçerlidir.`]
    : []
  const instead = halted ? inList : ['Dosyadaki “durdurulan” olduğu gibi geçerlidir.']
  switch (file.kind) {
    case 'taken':
    case 'unanswered':
      return ['Kurum dosyasına yazıldı.']
    case 'late':
      return ['Kurum dosyasına yazıldı, ama site dosyayı henüz almadı.', ...inList]
    case 'changed':
    case 'busy':
      return ['Kurum dosyası bu sırada başkası tarafından değiştiriliyordu; ona dokunulmadı.', ...instead]
    case 'refused':
      return ['Kurum dosyasına yazıldı, ama site dosyayı almadı:', ...reasonLines(file.reasons), ...inList]
    case 'not-sound':
      return ['Kurum dosyası şu anda geçersiz; ona dokunulmadı:', ...reasonLines(file.reasons), ...instead]
    case 'unwritable':
      return ['Kurum dosyasına yazılamadı:', ...reasonLines(file.reasons), ...instead]
  }
}

function reasonLines(reasons: readonly string[]): string[] {
  return reasons.map((reason) => `  ${oneLine(reason)}`)
}
