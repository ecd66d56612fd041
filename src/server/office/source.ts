import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { type Clock, coalesce, createChanges, type Log, repeat, type Repeated, StartRefused } from '../runtime/index.ts'
import type { OfficeVersion } from '../store/index.ts'
import type { FollowedHalts } from './halt-list.ts'
import { type Halt, haltsInForce, type ListedHalt, type TextHalts, textHalts, withHalts } from './halts.ts'
import type { Office } from './office.ts'
import { type OfficeNews, type OfficeRepository, type Reading, readingOf } from './repository.ts'
import { fingerprintOf, type Version } from './versions.ts'
import type { FoundText } from './watch-file.ts'

/** Why an office can't be taken up though its text is sound, a sentence each, in Turkish. */
type Examine = (office: Office, text: string) => readonly string[]

export interface OfficeStatus {
  readonly taken: string
  /** Fingerprint of the text that was judged last, taken up or refused; null: it could not be read. */
  readonly judged: string | null
  /** Why that one is refused, a sentence each, in Turkish; empty: it is taken up. */
  readonly mistakes: readonly string[]
  /** When it was taken up or refused, ms; of what the start found, when it was written. null: there is none. */
  readonly editedAt: number | null
  /** Of the text in force; null: it is not kept yet, or the store can't. */
  readonly version: OfficeVersion | null
}

interface OpenedOffice {
  readonly repository: OfficeRepository
  readonly officeFile: string
  readonly found: FoundText
  readonly reading: Reading
  readonly mistakes: readonly string[]
  readonly halts: FollowedHalts
  /** What all replicas know to be halted. */
  readonly shared: readonly ListedHalt[]
  /** Newest first. */
  readonly versions: readonly OfficeVersion[]
  readonly lastGood: (mistakes: readonly string[]) => Promise<Reading>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
}

const KEEP_AGAIN = 5 * SECOND

/** Follows the text and the lists of halts, and publishes every change of either. */
export class OfficeSource implements AsyncDisposable {
  readonly #opened: OpenedOffice
  readonly #changes = createChanges<Office>()
  readonly #looks = createChanges()
  readonly #background = new AsyncDisposableStack()
  readonly #watch: Repeated
  readonly #keepAgain: Repeated
  #keeping: Promise<void> = Promise.resolve()
  #examine: Examine = () => []
  #reading: Reading
  #judged: string | null
  #mistakes: readonly string[]
  #editedAt: number | null
  #newest: OfficeVersion | undefined
  #inText: TextHalts
  #shared: readonly ListedHalt[]
  #current: Office

  constructor(opened: OpenedOffice) {
    const { repository, found, reading, mistakes, versions, halts, clock, log } = opened
    this.#opened = opened
    this.#reading = reading
    this.#judged = found.text === null ? null : fingerprintOf(found.text)
    this.#mistakes = mistakes
    this.#editedAt = found.at
    this.#newest = versions[0]
    const inForce = reading.version?.number ?? Infinity
    this.#inText = textHalts(versions.filter(({ number }) => number <= inForce))
    this.#shared = opened.shared
    this.#current = withHalts(this.#reading.office, this.#listed())
    this.#background.defer(() => this.#keeping)
    const again = { run: () => this.#keep().then(() => Infinity), onFailure: () => KEEP_AGAIN }
    this.#keepAgain = this.#background.use(repeat({ ...again, first: Infinity, clock }))
    this.#background.use(halts)
    halts.subscribe(() => this.#renew())
    const news: OfficeNews = { onText: (text) => this.#judge(text), onLook: (listed) => this.#share(listed) }
    this.#watch = this.#background.use(repository.watch(found, news, log))
  }

  subscribe(listener: (office: Office) => void): () => void {
    return this.#changes.subscribe(listener)
  }

  /** Calls after each look at the database, whether there was anything new or not. */
  subscribeToLooks(listener: () => void): () => void {
    return this.#looks.subscribe(listener)
  }

  /** What is in force, without a price that is halted. */
  current(): Office {
    return this.#current
  }

  /** Whose will each halt is, since when; in display order. */
  halts(): readonly Halt[] {
    return haltsInForce(this.#current.pricing.halted, this.#listed(), this.#inText)
  }

  /** What the text in force halts by itself. */
  haltedByText(): ReadonlySet<InstrumentId> {
    return this.#reading.office.pricing.halted
  }

  status(): OfficeStatus {
    const { text, version } = this.#reading
    const [judged, mistakes, editedAt] = [this.#judged, this.#mistakes, this.#editedAt]
    return { taken: fingerprintOf(text), judged, mistakes, editedAt, version }
  }

  /** Something may have been published or halted elsewhere: looks at once. */
  look(): void {
    this.#watch.wake()
    this.#opened.halts.look()
  }

  /** From now on an edit has to pass this, and so has what is in force, or the last good text takes its place. */
  async examineBy(examine: Examine): Promise<void> {
    this.#examine = examine
    const objections = examine(this.#reading.office, this.#reading.text)
    if (objections.length === 0) return this.#keepVersion()
    if (this.#opened.repository.file === null) throw new StartRefused(objections)
    // The last good one was examined when it was taken up, by the prices of then.
    if (this.#mistakes.length > 0) return
    this.#mistakes = objections
    this.#reading = await this.#opened.lastGood(objections)
    this.#current = withHalts(this.#reading.office, this.#listed())
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#background.disposeAsync()
  }

  #judge(found: FoundText): void {
    const { officeFile, log } = this.#opened
    const reading = readingOf(found, officeFile)
    this.#judged = found.text === null ? null : fingerprintOf(found.text)
    this.#editedAt = found.at
    this.#mistakes = reading.ok ? this.#examine(reading.value.office, reading.value.text) : reading.error
    const where = found.version === null ? { path: officeFile } : { version: found.version.number }
    if (!reading.ok || this.#mistakes.length > 0) {
      const event = { ...where, mistakes: this.#mistakes }
      log.error(event, 'office file has mistakes: the edit is refused, the facts stay as they were')
      return
    }
    this.#reading = reading.value
    log.info({ ...where, sha256: this.#judged }, 'office file taken up')
    if (found.version !== null) this.#versionIs(found.version)
    this.#renew()
    void this.#keepVersion()
  }

  /** A store that can't keep it is not waited for: the text is in force without a number, until it can. */
  #keepVersion(): Promise<void> {
    this.#keeping = this.#keep().catch((error: unknown) => {
      this.#opened.log.error({ err: error }, 'version of the office file not kept')
      this.#keepAgain.waitAnew(() => KEEP_AGAIN)
    })
    return this.#keeping
  }

  readonly #keep = coalesce(async () => {
    const { text, version } = this.#reading
    if (version === null) this.#versionIs(await this.#opened.repository.keep(text))
  })

  #versionIs(version: Version): void {
    const { number, sha256, by, command, summary } = version
    if (this.#reading.text === version.text) this.#reading = { ...this.#reading, version }
    if (this.#newest?.number === number && this.#newest.sha256 === sha256) return
    this.#newest = version
    this.#inText = textHalts([version], this.#inText)
    this.#opened.log.info({ version: number, by, command, summary }, 'version of the office file')
  }

  #share(listed: readonly ListedHalt[]): void {
    if (JSON.stringify(listed) !== JSON.stringify(this.#shared)) {
      this.#shared = listed
      const words = listed.length > 0 ? 'halted by command' : 'nothing is halted by command any more'
      this.#opened.log.warn({ listed }, words)
      this.#renew()
    }
    this.#looks.publish()
  }

  #listed(): readonly ListedHalt[] {
    return [...this.#opened.halts.listed(), ...this.#shared]
  }

  #renew(): void {
    this.#current = withHalts(this.#reading.office, this.#listed())
    this.#changes.publish(this.#current)
  }
}
