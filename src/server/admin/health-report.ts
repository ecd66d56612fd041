import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { RuleName } from '#domain/quote-rules.ts'
import { type MailHealth, MOST_MESSAGES, type RetentionHealth } from '../contact/door.ts'
import type { FanOutCounts, HeldQuote, MarketView } from '../market/door.ts'
import type { BulletinDoubt } from '../record/door.ts'
import type { Clock } from '../run/door.ts'
import type { SourceHealth } from '../upstream/door.ts'
import { ageOf } from './age.ts'
import { type DoubtReport, doubtReport, type HeldReport, heldReport } from './held-report.ts'

export type Phase = 'starting' | 'serving' | 'stopping'

/** What the parts of a running site tell about themselves. */
export interface Parts {
  /** Of the office file's newest edit, which they keep from being taken up. */
  readonly officeMistakes: readonly string[]
  /** A proxy stands in front that TRUST_PROXY does not name. */
  readonly unnamedProxy: boolean
  readonly market: MarketView
  /** ms; Infinity: the source has not spoken yet. */
  readonly silentFor: number
  readonly held: readonly HeldQuote[]
  readonly sources: readonly SourceHealth[]
  readonly refusals: ReadonlyMap<RuleName, number>
  readonly bulletinFetchedAt: number | null
  readonly bulletinDoubts: readonly BulletinDoubt[]
  /** By how many ms the clock is past all that is known, if that is too much for anything to be erased by it. */
  readonly clockDoubt: number | null
  /** Records that wait for the store. */
  readonly unstored: number
  readonly sockets: number
  readonly fanOut: Readonly<FanOutCounts>
  readonly renders: ReadonlyMap<string, number>
}

/** Once a site serves, it has all of these; before and after, none. */
export interface Vitals {
  parts(): Parts
  mail(): Promise<MailHealth>
  retention(): Promise<RetentionHealth>
  writable(): Promise<boolean>
  /** How many messages are kept. */
  messages(): Promise<number>
}

export type Status = 'starting' | 'stopping' | 'unwritable' | 'degraded' | 'ready'

export type MailReport =
  | { readonly state: 'off' | 'unknown' }
  | {
      readonly state: 'on'
      readonly waiting: number
      readonly dead: number
      readonly oldestAge: number | null
      readonly lastError: string | null
    }

/** Ages in seconds; null: never, or of a moment that the clock has yet to reach. */
export interface HealthReport {
  readonly status: Status
  readonly office?: { readonly mistakes: readonly string[] }
  readonly proxy?: { readonly unnamed: boolean }
  readonly market?: {
    readonly alive: boolean
    readonly age: number | null
    readonly quotes: number
    readonly halted: readonly string[]
    readonly held: readonly HeldReport[]
  }
  readonly sources?: readonly (Omit<SourceHealth, 'lastGoodAt'> & { readonly age: number | null })[]
  readonly bulletin?: { readonly age: number | null; readonly doubts: readonly DoubtReport[] }
  readonly store?: { readonly writable: boolean; readonly unstored: number }
  /** Seconds by which the clock is past all that is known, where that is too much: then nothing old is erased. */
  readonly clock?: { readonly doubt: number | null }
  readonly mail?: MailReport
  /** null: the store did not say. Moments in ms since the epoch. */
  readonly messages?: RetentionHealth | null
  /** Messages that are kept; `scarce`: there is room for few more, and then the form refuses. */
  readonly inbox?: { readonly kept: number | null; readonly scarce: boolean }
  readonly refused?: Readonly<Record<string, number>>
  readonly sockets?: number
}

/** Of the messages that there is room for: time to look what they are. */
const NEARLY = 0.9

/** Only these take the site out of a balancer: dead sources and mail don't, since the pages say so themselves. */
export function isUnavailable(status: Status): boolean {
  return status === 'starting' || status === 'stopping' || status === 'unwritable'
}

export async function reportHealth(phase: Phase, vitals: Vitals | undefined, clock: Clock): Promise<HealthReport> {
  if (vitals === undefined || phase !== 'serving') return { status: phase === 'serving' ? 'starting' : phase }
  const now = clock.now()
  const age = (instant: number | null): number | null => {
    const seconds = ageOf(instant, now)
    return seconds === null ? null : Math.round(seconds)
  }
  const parts = vitals.parts()
  const {
    officeMistakes,
    unnamedProxy,
    market,
    silentFor,
    sources,
    refusals,
    bulletinFetchedAt,
    clockDoubt,
    unstored,
    sockets,
  } = parts
  const writable = await vitals.writable().catch(() => false)
  const mail = mailReport(await vitals.mail().catch(() => null), age)
  const kept = await vitals.messages().catch(() => null)
  const alive = silentFor <= ALIVE_FOR
  const held = parts.held.map((price) => heldReport(price, market.board, now))
  const doubts = parts.bulletinDoubts.map(doubtReport)
  const believed = doubts.length === 0 && !held.some(({ waitsFor }) => waitsFor === 'person')
  const mailWell = mail.state === 'off' || (mail.state === 'on' && mail.lastError === null && mail.dead === 0)
  const sourcesWell = alive && bulletinFetchedAt !== null && sources.every(({ state }) => state !== 'failing')
  const scarce = kept !== null && kept >= NEARLY * MOST_MESSAGES
  return {
    status: statusOf(
      writable,
      sourcesWell &&
        believed &&
        mailWell &&
        officeMistakes.length === 0 &&
        clockDoubt === null &&
        !unnamedProxy &&
        !scarce,
    ),
    office: { mistakes: officeMistakes },
    proxy: { unnamed: unnamedProxy },
    market: {
      alive,
      age: silentFor === Infinity ? null : Math.round(silentFor / SECOND),
      quotes: market.board.size,
      halted: [...market.halted],
      held,
    },
    sources: sources.map(({ name, state, lastGoodAt, lastError, failures }) => ({
      name,
      state,
      age: age(lastGoodAt),
      lastError,
      failures,
    })),
    bulletin: { age: age(bulletinFetchedAt), doubts },
    store: { writable, unstored },
    clock: { doubt: clockDoubt === null ? null : Math.round(clockDoubt / 1000) },
    mail,
    messages: await vitals.retention().catch(() => null),
    inbox: { kept, scarce },
    refused: Object.fromEntries(refusals),
    sockets,
  }
}

function statusOf(writable: boolean, well: boolean): Status {
  if (!writable) return 'unwritable'
  return well ? 'ready' : 'degraded'
}

function mailReport(mail: MailHealth | null, age: (instant: number | null) => number | null): MailReport {
  if (mail === null) return { state: 'unknown' }
  if (mail.kind === 'off') return { state: 'off' }
  const { waiting, dead, oldestAt, lastError } = mail
  return { state: 'on', waiting, dead, oldestAge: age(oldestAt), lastError }
}
