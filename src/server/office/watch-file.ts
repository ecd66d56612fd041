import { SECOND } from '#domain/calendar.ts'
import { type Clock, repeat, type Repeated } from '../runtime/index.ts'
import { readFound } from './office-file.ts'
import type { Version } from './versions.ts'

export interface FoundText {
  /** null: there is none that can be read. */
  readonly text: string | null
  /** Why there is none; left out: nobody knows. */
  readonly unread?: string
  /** When it was written, ms since the epoch; null: nobody knows. */
  readonly at: number | null
  /** null: it is none yet. */
  readonly version: Version | null
  /** Why it waits for a person's word; left out: it does not. */
  readonly waits?: readonly string[]
}

/** Read and compared, not watched by the system: editors replace files, and mounts lose events. */
const FILE_READ_EVERY = SECOND

interface WatchedFile {
  readonly file: string
  /** What it was at the start. */
  readonly first: FoundText
  readonly waits: (text: string | null) => Promise<readonly string[]>
  readonly isPublished: (text: string) => Promise<boolean>
  readonly onText: (found: FoundText) => void
  readonly clock: Pick<Clock, 'now' | 'after'>
}

/** Judges an edit of the file, and one that waits once a person has published it. */
export function watchFile({ file, first, waits, isPublished, onText, clock }: WatchedFile): Repeated {
  let [judged, seen, waiting] = [first.text, first.text, (first.waits ?? []).length > 0]
  const judge = (found: FoundText): void => {
    ;[judged, waiting] = [found.text, (found.waits ?? []).length > 0]
    onText(found)
  }
  const run = async (): Promise<number> => {
    const { text, ...why } = await readFound(file)
    // An edit counts once the file reads the same twice, so that a half-written one is not taken up.
    if (text === seen && text !== judged)
      judge({ text, ...why, at: clock.now(), version: null, waits: await waits(text) })
    else if (text !== null && text === judged && waiting && (await isPublished(text)))
      judge({ text, at: clock.now(), version: null, waits: [] })
    seen = text
    return FILE_READ_EVERY
  }
  return repeat({ run, first: FILE_READ_EVERY, clock })
}
