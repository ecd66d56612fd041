import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Role } from '../cluster/index.ts'
import type { MailHealth, RetentionHealth } from '../contact/index.ts'
import type { Halt } from '../office/index.ts'
import type { SourceHealth } from '../upstream/index.ts'
import { ageOf } from './age.ts'
import { NEARLY_FULL } from './desk-findings.ts'
import type { Finding } from './finding.ts'
import { type DoubtReport, doubtReport, type HeldReport, heldReport } from './held-report.ts'
import type { Overview, Verdict } from './overview.ts'
import type { OfficeText } from './reading.ts'

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
  /** For a balancer and for rules that watch; what people read is `verdict` and `findings`. */
  readonly status: Status
  readonly verdict?: Verdict
  readonly findings?: readonly Finding[]
  readonly office?: Omit<OfficeText, 'version'> & {
    readonly version: number | null
    readonly mistakes: readonly string[]
    /** What the office prices, halted or not. */
    readonly prices: readonly InstrumentId[]
    readonly halts: readonly Halt[]
  }
  readonly proxy?: { readonly unnamed: boolean }
  readonly market?: {
    readonly alive: boolean
    readonly age: number | null
    readonly quotes: number
    readonly halted: readonly string[]
    readonly held: readonly HeldReport[]
  }
  readonly sources?: readonly (Pick<SourceHealth, 'name' | 'state' | 'lastError' | 'failures'> & {
    readonly age: number | null
  })[]
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
  /** Only where there are several. `unsure`: it led last, and the database does not say whether it still does. */
  readonly replica?: { readonly role: 'leading' | 'following' | 'unsure'; readonly epoch: number | null }
}

/** Only these take the site out of a balancer: dead sources and mail don't, since the pages say so themselves. */
export function isUnavailable(status: Status): boolean {
  return status === 'starting' || status === 'stopping' || status === 'unwritable'
}

export function healthReport({ reading, findings, verdict, at: now }: Overview): HealthReport {
  const age = (instant: number | null): number | null => {
    const seconds = ageOf(instant, now)
    return seconds === null ? null : Math.round(seconds)
  }
  const { market, silentFor, bulletin, clockDoubt, sources, writable } = reading
  const mail = mailReport(reading.mail, age)
  const kept = reading.messages?.total ?? null
  const alive = silentFor <= ALIVE_FOR
  const held = reading.held.map((price) => heldReport(price, market.board, now))
  const doubts = reading.bulletinDoubts.map(doubtReport)
  const believed = doubts.length === 0 && !held.some(({ waitsFor }) => waitsFor === 'person')
  const mailWell = mail.state === 'off' || (mail.state === 'on' && mail.lastError === null && mail.dead === 0)
  const sourcesWell = alive && bulletin !== null && sources.every(({ state }) => state !== 'failing')
  const scarce = kept !== null && kept >= NEARLY_FULL
  return {
    status: statusOf(
      writable,
      sourcesWell &&
        believed &&
        mailWell &&
        reading.officeMistakes.length === 0 &&
        clockDoubt === null &&
        !reading.unnamedProxy &&
        !isUnsure(reading.role) &&
        !scarce,
    ),
    verdict,
    findings,
    office: {
      mistakes: reading.officeMistakes,
      ...reading.officeText,
      version: reading.officeText.version?.number ?? null,
      prices: reading.office.pricing.selection,
      halts: reading.halts,
    },
    proxy: { unnamed: reading.unnamedProxy },
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
    bulletin: { age: age(bulletin?.fetchedAt ?? null), doubts },
    store: { writable, unstored: reading.unstored },
    clock: { doubt: clockDoubt === null ? null : Math.round(clockDoubt / 1000) },
    mail,
    messages: reading.retention,
    inbox: { kept, scarce },
    refused: Object.fromEntries(reading.refusals),
    sockets: reading.sockets,
    ...(reading.role !== null && { replica: replicaReport(reading.role) }),
  }
}

function isUnsure(role: Role | null): boolean {
  return role?.kind === 'leading' && !role.sure
}

function replicaReport(role: Role): NonNullable<HealthReport['replica']> {
  if (role.kind === 'following') return { role: role.kind, epoch: null }
  return { role: isUnsure(role) ? 'unsure' : role.kind, epoch: role.epoch }
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
