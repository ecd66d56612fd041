import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Clock, Log } from '../run/door.ts'
import type { OfficeVersion, VersionStore } from '../store/door.ts'
import { authorshipOf } from './authorship.ts'
import { officeDifference } from './difference.ts'
import { haltedIn } from './edits.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { HaltedOffice } from './halted-office.ts'
import type { OfficePlace } from './publish.ts'

/** A currency that the office does not quote by its own will, and whose will it was. */
export interface Halt {
  readonly code: CurrencyCode
  /** ms since the epoch; null: nobody knows. */
  readonly since: number | null
  /** A login; null: nobody knows. */
  readonly by: string | null
  readonly via: 'command' | 'file'
}

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
  readonly office: Pick<HaltedOffice, 'text' | 'listed' | 'subscribe'>
  readonly settings: OfficePlace
  readonly store: Pick<VersionStore, 'keepVersion' | 'versions' | 'version'>
  readonly clock: Clock
  readonly log: Log
}

/** Some years of a busy office; 12 kB each. */
const MOST = 500

/** Keeps every text that is taken up, from the one that is in force now. */
export async function keepVersions({
  office,
  settings,
  store,
  clock,
  log,
}: OfficeVersionsOptions): Promise<OfficeVersions> {
  const known = await store.versions(MOST)
  let newest = known[0] === undefined ? null : await store.version(known[0].number)
  let inFile = known.toReversed().reduce(haltsAfter, NO_HALTS)

  const keep = async (): Promise<void> => {
    const text = office.text()
    const sha256 = fingerprintOf(text)
    if (newest?.sha256 === sha256) return
    const author = await authorshipOf(sha256, settings.dataDir, settings.officeFile)
    const summary = newest === null ? ['ilk sürüm'] : officeDifference(newest.text, text)
    const version = { at: clock.now(), ...author, summary, halted: [...haltedIn(text)], sha256, text }
    const number = await store.keepVersion(version, MOST)
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
    halts() {
      const listed = new Map(
        office.listed().map(({ code, since, by }) => [code, { code, since, by, via: 'command' } as const]),
      )
      return CURRENCY_CODES.flatMap((code) => listed.get(code) ?? inFile.get(code) ?? [])
    },
    current: () => (newest?.sha256 === fingerprintOf(office.text()) ? newest : null),
    stop() {
      unsubscribe()
      return keeping
    },
  }
}

type Halts = ReadonlyMap<CurrencyCode, Halt>

const NO_HALTS: Halts = new Map()

/** Who was halted already stays so since then. */
function haltsAfter(before: Halts, { halted, at, by, command }: OfficeVersion): Halts {
  const via = command === null ? 'file' : 'command'
  return new Map(halted.map((code) => [code, before.get(code) ?? { code, since: at, by, via }]))
}
