import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Clock, type Log, repeat, type Repeated } from '../runtime/index.ts'
import type { HaltStore, VersionStore } from '../store/index.ts'
import type { ListedHalt } from './halts.ts'
import { type OfficePlace, ownerOf, type PublishRefusal, readFound, writeInPlace, writtenAt } from './office-file.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'
import { type PendingEdit, pendingEdit, waitingReasons } from './pending-edit.ts'
import { type Author, fingerprintOf, keepVersion, newestVersion, type Version, wasPublished } from './versions.ts'
import { type FoundText, watchFile } from './watch-file.ts'

/** Where the office's text lies: one file, or for several replicas their database. */
export interface OfficeRepository {
  read(): Promise<FoundText>
  /** The same as the site judges it: it may wait for a person's word. */
  find(): Promise<FoundText>
  /** Puts another in its place. Rejects where it can't be written. */
  publish(publication: Publication): Promise<Result<void, PublishRefusal>>
  /** Reports what takes the place of `first`, and of what was found before. */
  watch(first: FoundText, news: OfficeNews, log: Log): Repeated
  /** A text was taken up: resolves with its version. */
  keep(text: string): Promise<Version>
  /** Whether a text waits for a person's word; `otherwise`: as `pendingEdit` has it. */
  pending(text: string, otherwise?: string | null): Promise<PendingEdit | null>
  /** The file by which texts come in; null: by none. */
  readonly file: string | null
}

export interface Reading {
  readonly text: string
  readonly office: Office
  /** null: it is not kept yet. */
  readonly version: Version | null
}

export function readingOf(
  { text, unread = '', version, waits = [] }: FoundText,
  officeFile: string,
): Result<Reading, readonly string[]> {
  if (text === null) return fail([`Kurum dosyası okunamadı: ${officeFile}: ${unread}`])
  if (waits.length > 0) return fail(waits)
  const office = parseOffice(text)
  return office.ok ? ok({ text, office: office.value, version }) : fail(office.error.map(describeOfficeMistake))
}

export interface OfficeNews {
  readonly onText: (found: FoundText) => void
  /** What all replicas know to be halted, after each look; a file is read by one process, which has its own list. */
  readonly onLook: (listed: readonly ListedHalt[]) => void
}

export interface Publication extends Author {
  /** What the writer has read; null: there was none. */
  readonly before: string | null
  readonly after: string
}

/**
 * `withVersions` lends the store for as long as the work goes on; `inForce` asks the running site whether it goes by a
 * text, which the store may not have been able to keep.
 */
export function fileRepository(
  place: OfficePlace,
  withVersions: <Answer>(work: (store: VersionStore) => Promise<Answer>) => Promise<Answer>,
  clock: Pick<Clock, 'now' | 'after'>,
  inForce: (text: string) => Promise<boolean> = () => Promise.resolve(false),
): OfficeRepository {
  const file = place.officeFile
  const isPublished = (text: string): Promise<boolean> =>
    withVersions((store) => wasPublished(store, text)).catch(() => false)
  const keep = async (store: VersionStore, text: string, author: () => Promise<Author>): Promise<Version> => {
    for (;;) {
      const newest = await newestVersion(store)
      if (newest?.sha256 === fingerprintOf(text) && newest.file === file) return newest
      const edition = { text, at: clock.now(), file, ...(await author()) }
      const kept = await keepVersion(store, newest, edition)
      if (kept !== null) return kept
    }
  }
  // A store that can't be read holds no edit back.
  const pending: OfficeRepository['pending'] = (text, otherwise) =>
    withVersions((store) => pendingEdit(store, file, text, otherwise)).catch(() => null)
  const waits = async (text: string | null): Promise<readonly string[]> =>
    text === null ? [] : waitingReasons(await pending(text), file)
  const read = async (): Promise<FoundText> => ({
    ...(await readFound(file)),
    at: await writtenAt(file),
    version: null,
  })
  const ofFile = async (): Promise<Author> => ({ by: await ownerOf(file), command: null })
  return {
    file,
    pending,
    read,
    async find() {
      const found = await read()
      return { ...found, waits: await waits(found.text) }
    },
    async publish({ before, after, by, command }) {
      const wasInForce = before !== null && (await inForce(before))
      let written: Result<void, PublishRefusal> | undefined
      // The site takes the text up a second later at the earliest, and knows by the version whose it is: so the store
      // is open before it is written. It is in force even where the store can't keep it.
      const writeAndKeep = async (store: VersionStore): Promise<void> => {
        if (wasInForce) await keep(store, before, ofFile)
        written = await writeInPlace(place, before, after)
        if (written.ok) await keep(store, after, () => Promise.resolve({ by, command }))
      }
      await withVersions(writeAndKeep).catch(() => undefined)
      return written ?? writeInPlace(place, before, after)
    },
    watch: (first, { onText }) => watchFile({ file, first, waits, isPublished, onText, clock }),
    keep: (text) => withVersions((store) => keep(store, text, ofFile)),
  }
}

/** Behind the notification of a new version, which may be missed. */
const DATABASE_READ_EVERY = 5 * SECOND

/** The newest version is the text; another one takes its place only if it still is what the writer has read. */
export function databaseRepository(
  store: VersionStore & HaltStore,
  clock: Pick<Clock, 'now' | 'after'>,
): OfficeRepository {
  const read = async (): Promise<FoundText> => foundIn(await newestVersion(store))
  return {
    file: null,
    pending: (text, otherwise) => pendingEdit(store, null, text, otherwise),
    read,
    find: read,
    async publish({ before, after, by, command }) {
      const newest = await newestVersion(store)
      if ((newest?.text ?? null) !== before) return fail('changed')
      const kept = await keepVersion(store, newest, { text: after, at: clock.now(), file: null, by, command })
      return kept === null ? fail('changed') : ok(undefined)
    },
    watch(first, news, log) {
      let judged = first.version
      const run = async (): Promise<number> => {
        // Before the text: what has left the list for the text must be found there.
        const listed = await store.halts()
        const [head] = await store.versions(1)
        // A standby that took over may lack the last ones: then their numbers are given again.
        if (head !== undefined && (head.number !== judged?.number || head.sha256 !== judged.sha256)) {
          judged = await store.version(head.number)
          if (judged !== null) news.onText(foundIn(judged))
        }
        news.onLook(listed)
        return DATABASE_READ_EVERY
      }
      const onFailure = (error: unknown, failures: number): number => {
        if (failures === 1) log.warn({ err: error }, 'the office’s newest text is not read, trying again')
        return DATABASE_READ_EVERY
      }
      const onRecovery = (): void => log.info('the office’s newest text is read again')
      return repeat({ run, first: DATABASE_READ_EVERY, onFailure, onRecovery, clock })
    },
    async keep(text) {
      const version = await newestVersion(store)
      if (version?.text !== text) throw new Error('only what is published is a version')
      return version
    },
  }
}

function foundIn(version: Version | null): FoundText {
  return { text: version?.text ?? null, at: version?.at ?? null, version }
}
