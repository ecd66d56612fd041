import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Clock, createChanges, type Log, StartRefused, type Timer } from '../runtime/index.ts'
import type { OfficeVersion, VersionStore } from '../store/index.ts'
import { haltsAfter, NO_HALTS } from './halts.ts'
import type { Examine, OfficeFile, OfficeReading } from './office-file.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseKeptOffice, parseOffice } from './parse.ts'
import { readOfficeText } from './publish.ts'
import { storedShelf } from './stored-shelf.ts'
import { MOST_VERSIONS } from './version-limit.ts'

export interface StoredOfficeOptions {
  readonly store: VersionStore
  /** The first text, where the database has none. */
  readonly officeFile: string
  readonly clock: Clock
  readonly log: Log
}

/** Behind the news of it, which may be missed. */
const LOOKS_EVERY = 5 * SECOND

type Version = OfficeVersion & { readonly text: string }

/**
 * The office's text as it lies in the database, the same for every replica: opens the newest sound version and follows what is published.
 * Rejects with `StartRefused` where there is none, and no file to begin with.
 */
export async function openStoredOffice({ store, officeFile, clock, log }: StoredOfficeOptions): Promise<OfficeFile> {
  const changes = createChanges<Office>()
  let { version, reading, mistakes } = await newestSound(store, () => firstVersion(store, officeFile, clock))
  const known = await store.versions(MOST_VERSIONS)
  let halts = known.toReversed().reduce(haltsAfter, NO_HALTS)
  let judged = { sha256: known[0]?.sha256 ?? version.sha256, number: known[0]?.number ?? version.number }
  let examine: Examine = () => []
  let looking = false
  let isBlind = false
  let again = false
  let timer: Timer
  let stopped = false

  const takeUp = (newest: Version): void => {
    const read = readVersion(newest)
    mistakes = read.ok ? examine(read.value.office) : read.error
    judged = newest
    const { number, by, command } = newest
    if (!read.ok || mistakes.length > 0) {
      log.error({ version: number, mistakes }, 'version of the office file has mistakes: the facts stay as they were')
      return
    }
    version = newest
    reading = read.value
    halts = haltsAfter(halts, newest)
    log.info({ version: number, by, command, summary: newest.summary }, 'version of the office file taken up')
    changes.publish(reading.office)
  }

  const lookNow = async (): Promise<void> => {
    const [head] = await store.versions(1)
    // A standby that took over may lack the last ones: then their numbers are given again.
    if (head === undefined || (head.number === judged.number && head.sha256 === judged.sha256)) return
    const newest = await store.version(head.number)
    if (newest !== null && !stopped) takeUp(newest)
  }

  const look = (): void => {
    timer.cancel()
    again = looking
    if (looking || stopped) return
    looking = true
    lookNow()
      .then(() => {
        if (isBlind) log.info('the office’s newest text is read again')
        isBlind = false
      })
      .catch((error: unknown) => {
        if (!isBlind) log.warn({ err: error }, 'the office’s newest text is not read, trying again')
        isBlind = true
      })
      .finally(() => {
        looking = false
        if (!stopped) timer = clock.after(again ? 0 : LOOKS_EVERY, look)
      })
  }
  timer = clock.after(LOOKS_EVERY, look)

  return {
    subscribe: changes.subscribe,
    current: () => reading.office,
    text: () => reading.text,
    judged: () => judged.sha256,
    mistakes: () => mistakes,
    editedAt: () => version.at,
    stored: { look, version: () => version, halts: () => halts },
    examineBy(examination) {
      examine = examination
      const objections = examine(reading.office)
      if (objections.length > 0) throw new StartRefused(objections)
    },
    stop() {
      stopped = true
      timer.cancel()
      return Promise.resolve()
    },
  }
}

interface Opened {
  readonly version: Version
  readonly reading: OfficeReading
  /** Of the newest, where an older one is in force. */
  readonly mistakes: readonly string[]
}

async function newestSound(store: VersionStore, first: () => Promise<void>): Promise<Opened> {
  let heads = await store.versions(MOST_VERSIONS)
  if (heads.length === 0) {
    await first()
    heads = await store.versions(MOST_VERSIONS)
  }
  let mistakes: readonly string[] | undefined
  for (const { number } of heads) {
    const version = await store.version(number)
    const read = version === null ? fail(['Sürüm okunamadı.']) : readVersion(version)
    if (version !== null && read.ok) return { version, reading: read.value, mistakes: mistakes ?? [] }
    if (!read.ok) mistakes ??= read.error
  }
  throw new StartRefused(['Kurum dosyasının veritabanında geçerli bir sürümü yok:', ...(mistakes ?? [])])
}

/** A version that an earlier release took up stays good: an upgrade takes no site down. */
function readVersion({ text }: Version): Result<OfficeReading, readonly string[]> {
  const office = parseKeptOffice(text)
  return office.ok ? ok({ text, office: office.value }) : fail(office.error.map(describeOfficeMistake))
}

/** Of several replicas that start at once, one does it. */
async function firstVersion(store: VersionStore, officeFile: string, clock: Clock): Promise<void> {
  const text = await readOfficeText(officeFile)
  if (text === null)
    throw new StartRefused([
      'Kurum dosyası ne veritabanında ne de yerinde var: ilk sürüm OFFICE_FILE ile verilen dosyadan alınır.',
      `    Okunamadı: ${officeFile}`,
    ])
  const office = parseOffice(text)
  if (!office.ok)
    throw new StartRefused(office.error.map((mistake) => `${officeFile}, ${describeOfficeMistake(mistake)}`))
  await storedShelf(store, clock).publish({ before: null, after: text, by: null, command: null })
}
