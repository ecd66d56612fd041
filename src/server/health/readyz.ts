import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { withholds } from '#domain/quote-rules.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import { VERSION } from '../runtime/index.ts'
import { isNearlyFull } from './message-checks.ts'
import { type HealthReport, secondsSince } from './report.ts'

/** For a balancer and for rules that watch; what people read is the verdict and the findings. */
export type Status = 'starting' | 'stopping' | 'unwritable' | 'degraded' | 'ready'

/** Only these take the site out of a balancer: dead sources and mail don't, since the pages say so themselves. */
export function isUnavailable(status: Status): boolean {
  return status === 'starting' || status === 'stopping' || status === 'unwritable'
}

export type ReadyReport = Readonly<ReturnType<typeof readyReport>>

/** Ages in whole seconds; null: never, or of a moment that the clock has yet to reach. */
export function readyReport(report: HealthReport) {
  const { sources, bulletin, writable, role } = report
  const age = ageAt(report.at)
  return {
    status: statusOf(report),
    verdict: report.verdict,
    version: VERSION,
    findings: report.findings,
    setUp: report.setUp,
    proxy: { unnamed: report.unnamedProxy },
    ...pricesIn(report),
    sources: sources.map(({ name, state, lastGoodAt, lastError, failures }) => ({
      name,
      state,
      age: age(lastGoodAt),
      lastError,
      failures,
    })),
    bulletin: { age: age(bulletin?.fetchedAt ?? null), doubts: doubtsIn(report) },
    store: { writable, unstored: report.unstored },
    backup: {
      age: age(report.markers?.['backed-up-at'] ?? null),
      bytes: report.markers?.['backed-up-bytes'] ?? null,
      failure: report.backupFailure?.why ?? null,
    },
    clock: clockIn(report),
    mail: mailIn(report),
    /** null: the store did not answer. Moments in ms since the epoch. */
    messages: report.retention,
    /** `scarce`: there is room for few more messages, and then the form refuses. */
    inbox: { kept: report.messages?.total ?? null, scarce: isNearlyFull(report) },
    refused: Object.fromEntries(report.refusals),
    sockets: report.sockets,
    ...(role !== null && { replica: { ...replicaOf(role), others: otherReplicas(report) } }),
  }
}

type PriceFacts = Pick<
  HealthReport,
  'at' | 'office' | 'version' | 'halts' | 'market' | 'silentFor' | 'sourceQuotes' | 'held' | 'replicas'
>

function pricesIn(facts: PriceFacts) {
  const { silentFor, market, sourceQuotes } = facts
  return {
    office: officeIn(facts),
    market: {
      alive: isAlive(facts),
      age: silentFor === Infinity ? null : Math.round(silentFor / SECOND),
      quotes: market.board.size,
      halted: [...market.halted],
      held: heldIn(facts),
      /** What the source quotes, without margins: commands measure other margins by it. */
      sourceQuotes: Object.fromEntries([...sourceQuotes].map(([code, quote]) => [code, written(code, quote)])),
    },
  }
}

function ageAt(now: number) {
  return (instant: number | null): number | null => {
    const seconds = secondsSince(instant, now)
    return seconds === null ? null : Math.round(seconds)
  }
}

function isAlive({ silentFor }: Pick<HealthReport, 'silentFor'>): boolean {
  return silentFor <= ALIVE_FOR
}

/** A halt is meant. The rest is known before a check that waits for some minutes finds it. */
function statusOf(report: HealthReport): Status {
  if (!report.writable) return 'unwritable'
  const well =
    isAlive(report) &&
    report.bulletin !== null &&
    report.mail !== null &&
    !report.held.some(({ rule }) => withholds(rule)) &&
    report.findings.every(({ kind }) => kind === 'halted')
  return well ? 'ready' : 'degraded'
}

function officeIn({ office, version, halts }: PriceFacts) {
  return {
    version,
    /** What the office prices, halted or not. */
    prices: office.pricing.selection,
    halts,
  }
}

/** Prices that wait. Their figures are the provider's, without margins. */
function heldIn({ held, market, at }: PriceFacts) {
  const age = (instant: number): number => Math.round((at - instant) / SECOND)
  return held.map(({ passed: { quote }, rule, source, reference, since }) => {
    const { code } = quote
    const shown = market.board.get(code)
    return {
      code,
      ...written(code, quote),
      rule,
      /** `time`: it passes by itself unless the source quotes something else. */
      waitsFor: withholds(rule) ? ('person' as const) : ('time' as const),
      source,
      /** Since when the pair's prices have been waiting. */
      age: age(since),
      measuredBy:
        reference === undefined
          ? null
          : { kind: reference.kind, ...written(code, reference.price), age: age(reference.at) },
      /** What the site shows meanwhile, margins included. */
      shown: shown === undefined ? null : { ...written(code, shown), age: age(shown.quotedAt) },
    }
  })
}

function doubtsIn({ bulletinDoubts }: HealthReport) {
  return bulletinDoubts.map(({ rule, day, code, rate, before }) => ({
    rule,
    day,
    code,
    rate: code && rate && written(code, rate),
    before: code && before && written(code, before),
  }))
}

/** Both sides as text with a decimal point, per quoting unit; null: none. */
function written(code: InstrumentId, { buy, sell }: { readonly buy: Rate | null; readonly sell: Rate | null }) {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const side = (rate: Rate | null): string | null => (rate === null ? null : writeRate(rate, decimals))
  return { buy: side(buy), sell: side(sell) }
}

/**
 * Seconds, where they are too many. `doubt`: past all that is known, then nothing old is erased; `ahead`: of the
 * database's clock, which counts then.
 */
function clockIn({ clockDoubt, clockFault }: HealthReport) {
  const seconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / SECOND))
  return { doubt: seconds(clockDoubt), ahead: seconds(clockFault) }
}

function mailIn({ mail, at }: HealthReport) {
  if (mail === null) return { state: 'unknown' as const }
  if (mail.kind === 'off') return { state: 'off' as const }
  const { waiting, dead, oldestAt, lastError } = mail
  return { state: 'on' as const, waiting, dead, oldestAge: ageAt(at)(oldestAt), lastError }
}

/** `unsure`: it led last, and the database does not say whether it still does. */
function replicaOf(role: NonNullable<HealthReport['role']>) {
  if (role.kind === 'following') return { role: role.kind, epoch: null }
  return { role: role.sure ? role.kind : ('unsure' as const), epoch: role.epoch }
}

/** By their names: what a command tells who could not reach them. */
function otherReplicas({ replicas }: PriceFacts): readonly string[] {
  return replicas?.known.map(({ name }) => name).filter((name) => name !== replicas.name) ?? []
}
