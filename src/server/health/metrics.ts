import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client'
import { SECOND } from '#domain/calendar.ts'
import { withholds } from '#domain/quote-rules.ts'
import { CHECKS } from './checks/check-list.ts'
import { WEIGHTS } from './health-check.ts'
import { type HealthReport, secondsSince } from './report.ts'
import { freeShare } from './snapshot.ts'

export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
}

/** Registers the site's metrics. Returns the function that sets them at a scrape, so that events cost nothing. */
export function addSiteMetrics(registry: Registry): (report: HealthReport) => void {
  const setters = METRICS.map((metric) => ({ metric, set: register(registry, metric) }))
  return (report) => {
    for (const { metric, set } of setters) {
      const read = metric.read(report)
      set(typeof read === 'number' || read === null ? [[[], read]] : read)
    }
  }
}

function register(registry: Registry, { kind, name, help, labels }: Metric): (samples: Samples) => void {
  const options = { name, help, labelNames: [...labels], registers: [registry] }
  const metric = kind === 'gauge' ? new Gauge(options) : new Counter(options)
  return (samples) => {
    metric.reset()
    // The library starts a series without labels at zero, but an unknown value is not zero.
    if (labels.length === 0) metric.remove()
    for (const [values, value] of samples) {
      const given = [values].flat()
      if (value !== null)
        metric.inc(Object.fromEntries(labels.map((label, index) => [label, given[index] ?? ''])), value)
    }
  }
}

/** Values by label. Null means that the value is unknown, and its series is omitted. */
type Samples = Iterable<readonly [labels: string | readonly string[], value: number | null]>

interface Metric {
  readonly kind: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  readonly read: (report: HealthReport) => number | null | Samples
}

const age = (instant: number | null | undefined, { at }: HealthReport): number | null =>
  secondsSince(instant ?? null, at)

const metricOf =
  (kind: Metric['kind']) =>
  (name: string, help: string, labels: readonly string[], read: Metric['read']): Metric => ({
    kind,
    name: `angun_${name}`,
    help,
    labels,
    read,
  })
const gauge = metricOf('gauge')
const counter = metricOf('counter')

export const METRICS: readonly Metric[] = [
  gauge('market_age_seconds', 'Time since the last valid price message', [], ({ silentFor }) =>
    silentFor === Infinity ? null : silentFor / SECOND,
  ),
  gauge('market_quotes', 'Pairs on the board', [], (report) => report.market.board.size),
  gauge('quote_age_seconds', 'Age of the price that the site shows', ['code'], ({ rows }) =>
    rows.map(({ code, own, age: ms }) => [code, own === null || ms === null ? null : ms / SECOND]),
  ),
  gauge(
    'quotes_held',
    'Prices held until a person or a bulletin confirms them',
    [],
    (report) => report.held.filter(({ rule }) => withholds(rule)).length,
  ),
  counter('quotes_refused_total', 'Prices rejected by a rule', ['rule'], (report) => report.refusals),
  gauge('bulletin_age_seconds', 'Time since the last valid bulletin of the central bank', [], (report) =>
    age(report.bulletin?.fetchedAt, report),
  ),
  gauge('bulletin_doubts', 'Implausible rates in the newest bulletin', [], (report) => report.bulletinDoubts.length),
  gauge('source_age_seconds', 'Time since the last valid answer of a source', ['source'], (report) =>
    report.sources.map(({ name, lastGoodAt }) => [name, age(lastGoodAt, report)]),
  ),
  counter('source_failures_total', 'Failures of a source', ['source'], (report) =>
    report.sources.map(({ name, failures }) => [name, failures]),
  ),

  // Without replicas, the series is omitted.
  gauge('replica_leads', '1 if this replica leads with a confirmed lease', [], ({ role }) =>
    role === null ? null : Number(role.kind === 'leading' && role.sure),
  ),
  gauge('office_open', '1 if the counter is open', [], ({ opening }) => (opening.kind === 'open' ? 1 : 0)),
  gauge('settings_version', 'Version of the settings in force', [], ({ version }) => version),
  counter('contact_messages_total', 'Contact messages by outcome', ['outcome'], (report) => report.contacts),
  gauge('mail_letters', 'Emails that wait for an attempt or were given up', ['state'], ({ mail }) =>
    mail?.kind === 'on' ? Object.entries({ waiting: mail.waiting, dead: mail.dead }) : [],
  ),
  gauge('mail_oldest_age_seconds', 'Age of the oldest waiting email', [], (report) => {
    const { mail } = report
    return mail?.kind === 'on' ? age(mail.oldestAt, report) : null
  }),
  gauge(
    'messages_expiring',
    'Unanswered messages that will be deleted within a week',
    [],
    (report) => report.retention?.expiring.length ?? null,
  ),

  gauge('sockets', 'Open sockets', [], (report) => report.sockets),
  counter('relay_messages_total', 'Messages to sockets by way of delivery', ['way'], (report) =>
    Object.entries(report.fanOut),
  ),
  counter('page_renders_total', 'Renderings of a page', ['path'], (report) => report.renders),

  gauge('store_waiting_records', 'Rate records that are not stored yet', [], (report) => report.unstored),
  gauge('backup_age_seconds', 'Time since the last backup', [], (report) =>
    age(report.markers?.['backed-up-at'], report),
  ),
  gauge('disk_free_ratio', 'Free share of the disk with the data', [], ({ disk }) =>
    disk === null ? null : freeShare(disk),
  ),
  gauge(
    'clock_doubt_seconds',
    'Time by which the clock is implausibly far ahead, or 0',
    [],
    (report) => (report.clockDoubt ?? 0) / SECOND,
  ),
  gauge('build_info', 'Version and commit of the running build', ['version', 'commit'], ({ builds }) => {
    const running = builds?.running ?? null
    return running === null ? [] : [[[running.version, running.commit ?? ''], 1]]
  }),
  gauge('findings', '1 if the health report has a finding of this kind', ['kind', 'weight'], ({ findings }) =>
    CHECKS.flatMap(({ kind }) =>
      WEIGHTS.map((weight) => {
        const isFound = findings.some((found) => found.kind === kind && found.weight === weight)
        return [[kind, weight], isFound ? 1 : 0] as const
      }),
    ),
  ),
]
