import type { Bulletin } from '#contract/central-bank.ts'
import type { MarketView } from '#domain/board.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { RuleName } from '#domain/quote-rules.ts'
import type { Quote } from '#domain/quote.ts'
import type { Role } from '../cluster/index.ts'
import type { SubmissionOutcome, MailHealth, RetentionHealth } from '../contact/index.ts'
import type { BulletinDoubt } from '../history/index.ts'
import type { TrafficMinute, TrafficTotals } from '../http/index.ts'
import type { FanOutCounts } from '../live/index.ts'
import type { Halt, Office } from '../office/index.ts'
import type { Builds } from '../pages/index.ts'
import type { HeldQuote, Refusal } from '../pipeline/index.ts'
import type { Markers, MessageCounts, OfficeVersion } from '../store/index.ts'
import type { SourceHealth } from '../upstream/index.ts'
import type { Disk } from './disk.ts'

/** Texts of the office file by their fingerprints: the one in force, and what the file said when it was last judged. */
export interface OfficeText {
  readonly taken: string
  readonly judged: string | null
  /** Of the text in force; null: it is not kept. */
  readonly version: Pick<OfficeVersion, 'number' | 'by' | 'command' | 'summary'> | null
}

/** All that a running site tells of itself at one moment. */
export interface Reading {
  readonly office: Office
  /** Of the office file's newest edit, which they keep from being taken up. */
  readonly officeMistakes: readonly string[]
  /** When that edit was taken up or refused, ms; null: there is no file. */
  readonly officeEditedAt: number | null
  readonly officeText: OfficeText
  /** Whose will it is, since when. */
  readonly halts: readonly Halt[]
  /** A proxy stands in front that TRUST_PROXY does not name. */
  readonly unnamedProxy: boolean
  readonly market: MarketView
  /** ms; Infinity: the source has not spoken yet. */
  readonly silentFor: number
  /** What the source says, before margins. */
  readonly offered: ReadonlyMap<InstrumentId, Quote>
  readonly held: readonly HeldQuote[]
  /** What rules kept from the board last, newest first, and of which pairs they take nothing now. */
  readonly refused: readonly Refusal[]
  readonly refusing: ReadonlyMap<InstrumentId, Refusal>
  readonly refusals: ReadonlyMap<RuleName, number>
  readonly sources: readonly SourceHealth[]
  readonly bulletin: Bulletin | null
  readonly bulletinDoubts: readonly BulletinDoubt[]
  /** By how many ms the clock is past all that is known, if that is too much for anything to be erased by it. */
  readonly clockDoubt: number | null
  /** Records that wait for the store. */
  readonly unstored: number
  readonly writable: boolean
  /** Among the replicas; null: there are none. */
  readonly role: Role | null
  readonly sockets: number
  readonly fanOut: Readonly<FanOutCounts>
  readonly renders: ReadonlyMap<string, number>
  readonly lastMinute: TrafficMinute
  readonly traffic: TrafficTotals
  /** What came of contact messages since the start. */
  readonly contacts: ReadonlyMap<SubmissionOutcome, number>
  /** ms since the site serves. */
  readonly uptime: number
  /** Bytes of memory that the process holds. */
  readonly memory: number
  /** Of the following null: the part that knows did not say. */
  readonly mail: MailHealth | null
  readonly retention: RetentionHealth | null
  readonly messages: MessageCounts | null
  readonly marks: Markers | null
  readonly disk: Disk | null
  readonly builds: Builds | null
}

/** Once a site serves, it has them; before and after, none. */
export interface Vitals {
  /** Never rejects. */
  read(): Promise<Reading>
}
