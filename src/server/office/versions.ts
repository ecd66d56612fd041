import type { Clock, Log } from '../runtime/index.ts'
import type { OfficeVersion, VersionStore } from '../store/index.ts'
import { authorshipOf } from './authorship.ts'
import { officeDifference } from './difference.ts'
import { haltedIn } from './edits.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { HaltedOffice } from './halted-office.ts'
import { allHalts, type Halt, haltsAfter, NO_HALTS } from './halts.ts'
import type { OfficePlace } from './publish.ts'
import { MOST_VERSIONS } from './version-limit.ts'

/** What was in force, when, and by whom. */
export interface OfficeVersions {
  /** In display order. */
  halts(): readonly Halt[]
  /** That of the text in force; null: it is not kept yet, or the store can't. */
  current(): OfficeVersion | null
  /** Resolves once nothing is written any more. */
  stop(): Promise<void>
}

export interface OfficeVersionsOptions {
  readonly office: Pick<HaltedOffice, 'text' | 'listed' | 'subscribe' | 'stored'>
  readonly settings: OfficePlace
  readonly store: Pick<VersionStore, 'keepVersion' | 'versions' | 'version'>
  readonly clock: Clock
  readonly log: Log
}

/** Keeps every text that is taken up, from the one that is in force now; what lies in the database is kept by whoever publishes it. */
export async function keepVersions(options: OfficeVersionsOptions): Promise<OfficeVersions> {
  const { stored, listed } = options.office
  if (stored === undefined) return keepTexts(options)
  return {
    halts: () => allHalts(listed(), stored.halts()),
    current: stored.version,
    stop: () => Promise.resolve(),
  }
}

async function keepTexts({ office, settings, store, clock, log }: OfficeVersionsOptions): Promise<OfficeVersions> {
  const known = await store.versions(MOST_VERSIONS)
  let newest = known[0] === undefined ? null : await store.version(known[0].number)
  let inFile = known.toReversed().reduce(haltsAfter, NO_HALTS)

  const keep = async (): Promise<void> => {
    const text = office.text()
    const sha256 = fingerprintOf(text)
    if (newest?.sha256 === sha256) return
    const author = await authorshipOf(sha256, settings.dataDir, settings.officeFile)
    const summary = newest === null ? ['ilk sürüm'] : officeDifference(newest.text, text)
    const version = { at: clock.now(), ...author, summary, halted: [...haltedIn(text)], sha256, text }
    const number = await store.keepVersion(version, MOST_VERSIONS)
    newest = { ...version, number }
    inFile = haltsAfter(inFile, newest)
    log.info({ version: number, by: author.by, command: author.command, summary }, 'version of the office file')
  }
  let keeping = Promise.resolve()
  const keepNext = (): Promise<void> =>
    (keeping = keeping
      .then(keep)
      .catch((error: unknown) => log.error({ err: error }, 'version of the office file not kept')))
  const unsubscribe = office.subscribe(() => void keepNext())
  await keepNext()

  return {
    halts: () => allHalts(office.listed(), inFile),
    current: () => (newest?.sha256 === fingerprintOf(office.text()) ? newest : null),
    stop() {
      unsubscribe()
      return keeping
    },
  }
}
