import { mkdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  type Changes,
  type Clock,
  createChanges,
  type Log,
  replaceFile,
  StartRefused,
  systemClock,
  type Timer,
} from '../runtime/index.ts'
import type { OfficeVersion } from '../store/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Halts } from './halts.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseKeptOffice, parseOffice } from './parse.ts'

/** Why an office can't be taken up though its file is sound, a sentence each, in Turkish. */
export type Examine = (office: Office) => readonly string[]

/** A sound text, and what it says. */
export interface OfficeReading {
  readonly text: string
  readonly office: Office
}

/** Tells every edit that was taken up. */
export interface OfficeFile extends Changes<Office> {
  current(): Office
  /** The text that is in force: of the file, or of the last good one. */
  text(): string
  /** Of what the file said when it was last judged, taken up or refused: its fingerprint; null: it could not be read. */
  judged(): string | null
  /** Why the file as it stands is refused, a sentence each, in Turkish; empty: it is taken up. */
  mistakes(): readonly string[]
  /** When the file as it stands was taken up or refused, ms; of what the start found, when it was written. null: there is none. */
  editedAt(): number | null
  /**
   * From now on an edit has to pass this as well, and what the start took from the file has to pass it now: else the last good
   * file takes its place. Throws `StartRefused` where there is none.
   */
  examineBy(examine: Examine): void
  /** Only of a text that lies in the database. */
  readonly stored?: StoredText
  /** Resolves once nothing is written any more. */
  stop(): Promise<void>
}

export interface StoredText {
  /** Somebody has published another one. */
  readonly look: () => void
  /** That of the text in force. */
  readonly version: () => OfficeVersion
  /** What the texts halt, since when and by whom. */
  readonly halts: () => Halts
}

export interface OfficeFileOptions {
  /** Folder in which the last good file is kept, so that a broken one does not keep the site from starting. */
  readonly keptIn: string
  readonly log: Log
  readonly clock?: Clock
}

/**
 * Read and compared, not watched by the system: editors replace files, mounts lose events, and a kilobyte a second costs nothing. An
 * edit counts once the file reads the same twice, so that a half-written one is not taken up.
 */
const LOOKS_EVERY = SECOND

/** Opens the office file and follows its edits. Rejects with `StartRefused`, one line per mistake, when neither it nor a last good one can be used. */
export async function openOffice(
  path: string,
  { keptIn, log, clock = systemClock }: OfficeFileOptions,
): Promise<OfficeFile> {
  const keptPath = join(keptIn, keptName(path))
  const first = await readText(path)
  const kept = readOffice(keptPath, await readText(keptPath), parseKeptOffice)
  const opened = readOffice(path, first)

  const changes = createChanges<Office>()
  let examine: Examine = () => []
  let mistakes: readonly string[] = opened.ok ? [] : opened.error
  let inForce = opened.ok ? opened.value : lastGood()
  let judged = first
  let seen = first
  let editedAt = await writtenAt(path)
  let timer: Timer
  let stopped = false

  /** Instead of a file with mistakes, at a start. */
  function lastGood(): OfficeReading {
    if (!kept.ok) throw new StartRefused(first === null ? mistakes : mistakes.map((mistake) => `${path}, ${mistake}`))
    log.error({ path, mistakes, keptPath }, 'office file has mistakes: the start goes on with the last good one')
    return kept.value
  }

  let keeping = Promise.resolve()
  const keep = (text: string): void => {
    keeping = keeping
      .then(() => keepText(keptPath, text))
      .catch((error: unknown) => log.error({ err: error, keptPath }, 'office file not kept'))
  }

  const takeUp = (text: string | null): void => {
    judged = text
    editedAt = clock.now()
    const read = readOffice(path, text)
    mistakes = read.ok ? examine(read.value.office) : read.error
    if (!read.ok || mistakes.length > 0) {
      log.error({ path, mistakes }, 'office file has mistakes: the edit is refused, the facts stay as they were')
      return
    }
    inForce = read.value
    log.info({ path, sha256: fingerprintOf(inForce.text) }, 'office file taken up')
    keep(inForce.text)
    changes.publish(inForce.office)
  }

  const look = async (): Promise<void> => {
    const text = await readText(path)
    if (stopped) return
    if (text === seen && text !== judged) takeUp(text)
    seen = text
    timer = clock.after(LOOKS_EVERY, () => void look())
  }
  timer = clock.after(LOOKS_EVERY, () => void look())

  return {
    current: () => inForce.office,
    text: () => inForce.text,
    judged: () => (judged === null ? null : fingerprintOf(judged)),
    mistakes: () => mistakes,
    editedAt: () => editedAt,
    subscribe: changes.subscribe,
    examineBy(examination) {
      examine = examination
      if (mistakes.length > 0) return
      mistakes = examine(inForce.office)
      if (mistakes.length > 0) inForce = lastGood()
      else keep(inForce.text)
    },
    stop() {
      stopped = true
      timer.cancel()
      return keeping
    },
  }
}

/** Named after the path, so that the sample's never stands in for a real office's. */
function keptName(path: string): string {
  return `${basename(path, '.yaml')}-${fingerprintOf(resolve(path)).slice(0, 8)}.last-good.yaml`
}

function readOffice(path: string, text: string | null, parse = parseOffice): Result<OfficeReading, readonly string[]> {
  if (text === null) return fail([`Kurum dosyası okunamadı: ${path}`])
  const office = parse(text)
  return office.ok ? ok({ text, office: office.value }) : fail(office.error.map(describeOfficeMistake))
}

async function keepText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await replaceFile(path, text)
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

async function writtenAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return null
  }
}
