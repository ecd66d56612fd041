import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { withholds } from '#domain/quote-rules.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import { VERSION } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { sourceErrorLine, sourceErrorText } from '../upstream/index.ts'
import { isNearlyFull } from './checks/inbox-scarce.ts'
import type { Finding } from './health-check.ts'
import { type HealthReport, secondsSince } from './report.ts'

/** Load balancers and monitoring read the status. People read the verdict and the findings. */
export type Status = 'starting' | 'stopping' | 'unwritable' | 'degraded' | 'ready'

/** Only these statuses remove the site from a load balancer. The pages show failing sources themselves. */
export function isUnavailable(status: Status): boolean {
  return status === 'starting' || status === 'stopping' || status === 'unwritable'
}

export type ReadyReport = Readonly<ReturnType<typeof readyReport>>

/**
 * Writes the answer of `/readyz`. Ages are whole seconds. Null means that the event never happened or that its time
 * is in the future.
 */
export function readyReport(report: HealthReport) {
  const { sources, bulletin, writable, role } = report
  const age = ageAt(report.at)
  return {
    status: statusOf(report),
    verdict: report.verdict,
    version: VERSION,
    findings: report.findings.map(publicFinding),
    setUp: report.setUp,
    proxy: { unnamed: report.unnamedProxy },
    ...pricesIn(report),
    sources: sources.map(({ name, state, lastGoodAt, lastError, failures }) => ({
      name,
      state,
      age: age(lastGoodAt),
      lastError: lastError && sourceErrorLine(lastError),
      lastErrorText: lastError && oneLine(sourceErrorText(lastError)),
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
    /** Null means that the store did not answer. Times are in ms since the epoch. */
    messages: report.retention,
    /** `scarce`: the message limit is nearly reached. At the limit the form rejects messages. */
    inbox: { kept: report.messages?.total ?? null, scarce: isNearlyFull(report) },
    refused: Object.fromEntries(report.refusals),
    sockets: report.sockets,
    ...(role !== null && { replica: { ...replicaOf(role), others: otherReplicas(report) } }),
  }
}

/** Leaves out the owner's words, which only the panel shows. */
function publicFinding({ kind, about, weight, since, text, remedy }: Finding): Omit<Finding, 'owner'> {
  return { kind, about, weight, since, text, remedy }
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
      /** The source's prices before margins. Commands check new margins with them. */
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

/** Halts are intended and ignored. The other checks here report a problem without the waiting time of the findings. */
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
    /** All codes that the office prices, including halted ones. */
    prices: office.pricing.selection,
    halts,
  }
}

/** Lists the held prices with the provider's figures before margins. */
function heldIn({ held, market, at }: PriceFacts) {
  const age = (instant: number): number => Math.round((at - instant) / SECOND)
  return held.map(({ passed: { quote }, rule, source, reference, since }) => {
    const { code } = quote
    const shown = market.board.get(code)
    return {
      code,
      ...written(code, quote),
      rule,
      /** `time`: the price is accepted after a while unless the source sends another one. */
      waitsFor: withholds(rule) ? ('person' as const) : ('time' as const),
      source,
      /** The seconds since prices of this pair are held. */
      age: age(since),
      measuredBy:
        reference === undefined
          ? null
          : { kind: reference.kind, ...written(code, reference.price), age: age(reference.at) },
      /** The price that the site still shows, including margins. */
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

/** Writes both sides per quoting unit as text with a decimal point. Null means that the side is missing. */
function written(code: InstrumentId, { buy, sell }: { readonly buy: Rate | null; readonly sell: Rate | null }) {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const side = (rate: Rate | null): string | null => (rate === null ? null : writeRate(rate, decimals))
  return { buy: side(buy), sell: side(sell) }
}

/**
 * Both values are in seconds, and null if within tolerance. `doubt`: the clock is far past all known times, so
 * nothing old is deleted. `ahead`: the difference from the database's clock, which is used then.
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

/** `unsure`: the replica was leading, and the database does not confirm its lease. */
function replicaOf(role: NonNullable<HealthReport['role']>) {
  if (role.kind === 'following') return { role: role.kind, epoch: null }
  return { role: role.sure ? role.kind : ('unsure' as const), epoch: role.epoch }
}

/** Returns the names that a command lists if it can't reach the other replicas. */
function otherReplicas({ replicas }: PriceFacts): readonly string[] {
  return replicas?.known.map(({ name }) => name).filter((name) => name !== replicas.name) ?? []
}
