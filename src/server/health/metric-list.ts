import { SECOND } from '#domain/calendar.ts'
import { withholds } from '#domain/quote-rules.ts'
import { ageOf } from './age.ts'
import { freeShare } from './disk.ts'
import { FINDING_KINDS, WEIGHTS } from './finding.ts'
import type { Overview } from './overview.ts'

/** Figures told apart by their labels. null: not known, and then there is no such series. */
export type Samples = Iterable<readonly [labels: string | readonly string[], value: number | null]>

export interface Metric {
  readonly kind: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  readonly read: (overview: Overview) => number | null | Samples
}

const age = (instant: number | null | undefined, { at }: Overview): number | null => ageOf(instant ?? null, at)

const gauge = (name: string, help: string, read: Metric['read'], labels: readonly string[] = []): Metric => ({
  kind: 'gauge',
  name: `angun_${name}`,
  help,
  labels,
  read,
})

const counter = (name: string, help: string, read: Metric['read'], labels: readonly string[] = []): Metric => ({
  ...gauge(name, help, read, labels),
  kind: 'counter',
})

const prices: readonly Metric[] = [
  gauge('market_age_seconds', 'Since the last genuine price message', ({ reading: { silentFor } }) =>
    silentFor === Infinity ? null : silentFor / SECOND,
  ),
  gauge('market_quotes', 'Pairs on the board', ({ reading }) => reading.market.board.size),
  gauge(
    'quote_age_seconds',
    'Of the price that the site shows of a currency',
    ({ rows }) => rows.map(({ code, own, age: ms }) => [code, own === null || ms === null ? null : ms / SECOND]),
    ['code'],
  ),
  gauge(
    'quotes_held',
    'Prices that wait until a person lets them pass or a bulletin follows',
    ({ reading }) => reading.held.filter(({ rule }) => withholds(rule)).length,
  ),
  counter('quotes_refused_total', 'Prices that a rule struck', ({ reading }) => reading.refusals, ['rule']),
  gauge('bulletin_age_seconds', 'Since the last good bulletin of the central bank', (overview) =>
    age(overview.reading.bulletin?.fetchedAt, overview),
  ),
  gauge(
    'bulletin_doubts',
    'What of the central bank’s newest bulletin is not believed',
    ({ reading }) => reading.bulletinDoubts.length,
  ),
  gauge(
    'source_age_seconds',
    'Since the last good answer of a source',
    (overview) => overview.reading.sources.map(({ name, lastGoodAt }) => [name, age(lastGoodAt, overview)]),
    ['source'],
  ),
  counter(
    'source_failures_total',
    'Failures of a source',
    ({ reading }) => reading.sources.map(({ name, failures }) => [name, failures]),
    ['source'],
  ),
]

const desk: readonly Metric[] = [
  // No series where there are no replicas.
  gauge('replica_leads', '1 while this replica leads, and the database says so', ({ reading: { role } }) =>
    role === null ? null : Number(role.kind === 'leading' && role.sure),
  ),
  gauge('office_open', '1 while the counter is open', ({ opening }) => (opening.kind === 'open' ? 1 : 0)),
  gauge(
    'office_mistakes',
    'Mistakes that keep the newest edit of the office file from being taken up',
    ({ reading }) => reading.officeMistakes.length,
  ),
  counter('contact_messages_total', 'What came of contact messages', ({ reading }) => reading.contacts, ['outcome']),
  gauge(
    'mail_letters',
    'Letters that wait for their next attempt, and those that were given up',
    ({ reading: { mail } }) => (mail?.kind === 'on' ? Object.entries({ waiting: mail.waiting, dead: mail.dead }) : []),
    ['state'],
  ),
  gauge('mail_oldest_age_seconds', 'Since the oldest waiting letter came', (overview) => {
    const { mail } = overview.reading
    return mail?.kind === 'on' ? age(mail.oldestAt, overview) : null
  }),
  gauge(
    'messages_expiring',
    'Messages that nobody marked as answered and that will be deleted within a week',
    ({ reading }) => reading.retention?.expiring.length ?? null,
  ),
]

const visits: readonly Metric[] = [
  gauge('sockets', 'Open sockets', ({ reading }) => reading.sockets),
  counter(
    'relay_messages_total',
    'Messages to sockets, by the way they took',
    ({ reading }) => Object.entries(reading.fanOut),
    ['way'],
  ),
  counter('page_renders_total', 'Renderings of a page', ({ reading }) => reading.renders, ['path']),
  counter(
    'http_requests_total',
    'Answers of the public listener, by the class of their status',
    ({ reading }) => reading.traffic.answers,
    ['class'],
  ),
  counter(
    'http_request_seconds_bucket',
    'Answers of the public listener that took no longer',
    ({ reading }) => reading.traffic.within,
    ['le'],
  ),
  counter('http_request_seconds_sum', 'What all of them took', ({ reading }) => reading.traffic.took),
  counter('http_request_seconds_count', 'How many they were', ({ reading }) => reading.traffic.within.get('+Inf') ?? 0),
]

const upkeep: readonly Metric[] = [
  gauge('store_waiting_records', 'Rate records that are not stored yet', ({ reading }) => reading.unstored),
  gauge('backup_age_seconds', 'Since the last backup', (overview) =>
    age(overview.reading.marks?.['backed-up-at'], overview),
  ),
  gauge('disk_free_ratio', 'Of the disk that the data lie on', ({ reading: { disk } }) =>
    disk === null ? null : freeShare(disk),
  ),
  gauge(
    'clock_doubt_seconds',
    'By how much the clock is past all that is known; 0: it is believed',
    ({ reading }) => (reading.clockDoubt ?? 0) / SECOND,
  ),
  gauge(
    'build_info',
    'What runs',
    ({ reading: { builds } }) => {
      const running = builds?.running ?? null
      return running === null ? [] : [[[running.version, running.commit ?? ''], 1]]
    },
    ['version', 'commit'],
  ),
  gauge(
    'findings',
    '1 while something of the kind is wrong, as the office’s page has it',
    ({ findings }) =>
      FINDING_KINDS.flatMap((kind) =>
        WEIGHTS.map((weight) => {
          const stands = findings.some((found) => found.kind === kind && found.weight === weight)
          return [[kind, weight], stands ? 1 : 0] as const
        }),
      ),
    ['kind', 'weight'],
  ),
]

/** All that the site tells of itself in numbers. */
export const METRICS: readonly Metric[] = [...prices, ...desk, ...visits, ...upkeep]
