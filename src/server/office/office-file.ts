import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SECOND } from '#domain/calendar.ts'
import {
  type Changes,
  type Clock,
  createChanges,
  type Log,
  StartRefused,
  systemClock,
  type Timer,
} from '../run/door.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

/** Tells every edit that was taken up. */
export interface OfficeFile extends Changes<Office> {
  current(): Office
  /** Why the newest edit is refused, a sentence each, in Turkish; empty: it is taken up. */
  mistakes(): readonly string[]
  stop(): void
}

export interface OfficeFileOptions {
  readonly log: Log
  readonly clock?: Clock
}

/**
 * Read and compared, not watched by the system: editors replace files, mounts lose events, and a kilobyte a second costs nothing. An
 * edit counts once the file reads the same twice, so that a half-written one is not taken up.
 */
const LOOKS_EVERY = SECOND

/** Opens the office file and follows its edits. Rejects with `StartRefused`, one line per mistake, when it can't be used. */
export async function openOffice(path: string, { log, clock = systemClock }: OfficeFileOptions): Promise<OfficeFile> {
  const first = await readText(path)
  if (first === null) throw new StartRefused([`Kurum dosyası okunamadı: ${path}`])
  const opened = parseOffice(first)
  if (!opened.ok) throw new StartRefused(opened.error.map((mistake) => `${path}, ${describeOfficeMistake(mistake)}`))

  const changes = createChanges<Office>()
  let office = opened.value
  let mistakes: readonly string[] = []
  let judged: string | null = first
  let seen: string | null = first
  let timer: Timer
  let stopped = false

  const takeUp = (text: string | null): void => {
    judged = text
    if (text === null) {
      mistakes = [`Kurum dosyası okunamadı: ${path}`]
      log.error({ path }, 'office file is gone or unreadable: the facts stay as they were')
      return
    }
    const parsed = parseOffice(text)
    mistakes = parsed.ok ? [] : parsed.error.map(describeOfficeMistake)
    if (!parsed.ok) {
      log.error({ path, mistakes }, 'office file has mistakes: the edit is refused, the facts stay as they were')
      return
    }
    office = parsed.value
    log.info({ path, sha256: createHash('sha256').update(text).digest('hex') }, 'office file taken up')
    changes.tell(office)
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
    current: () => office,
    mistakes: () => mistakes,
    subscribe: changes.subscribe,
    stop() {
      stopped = true
      timer.cancel()
    },
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}
