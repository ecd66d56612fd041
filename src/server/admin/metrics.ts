import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { withholds } from '#domain/quote-rules.ts'
import type { Clock } from '../run/door.ts'
import { ageOf } from './age.ts'
import type { Reading as SiteReading } from './reading.ts'

type Values = Iterable<readonly [label: string, value: number]>

/** One metric: a figure, or several told apart by a label. */
interface Reading {
  readonly kind: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly label?: string
  /** `age` turns an instant into seconds since; not a number: never, or unknown. */
  readonly read: (readout: SiteReading, age: (instant: number | null) => number) => number | Values
}

const READINGS: readonly Reading[] = [
  {
    kind: 'gauge',
    name: 'angun_office_mistakes',
    help: 'Mistakes that keep the newest edit of the office file from being taken up',
    read: ({ officeMistakes }) => officeMistakes.length,
  },
  {
    kind: 'gauge',
    name: 'angun_market_age_seconds',
    help: 'Since the last genuine price message',
    read: ({ silentFor }) => (silentFor === Infinity ? Number.NaN : silentFor / 1000),
  },
  { kind: 'gauge', name: 'angun_market_quotes', help: 'Pairs on the board', read: ({ market }) => market.board.size },
  {
    kind: 'gauge',
    name: 'angun_quotes_held',
    help: 'Prices that wait until a person lets them pass or a bulletin follows',
    read: ({ held }) => held.filter(({ rule }) => withholds(rule)).length,
  },
  {
    kind: 'gauge',
    name: 'angun_bulletin_age_seconds',
    help: 'Since the last good bulletin of the central bank',
    read: ({ bulletin }, age) => age(bulletin?.fetchedAt ?? null),
  },
  {
    kind: 'gauge',
    name: 'angun_bulletin_doubts',
    help: 'What of the central bank’s newest bulletin is not believed',
    read: ({ bulletinDoubts }) => bulletinDoubts.length,
  },
  {
    kind: 'gauge',
    name: 'angun_source_age_seconds',
    help: 'Since the last good answer of a source',
    label: 'source',
    read: ({ sources }, age) => sources.map(({ name, lastGoodAt }) => [name, age(lastGoodAt)]),
  },
  {
    kind: 'counter',
    name: 'angun_source_failures_total',
    help: 'Failures of a source',
    label: 'source',
    read: ({ sources }) => sources.map(({ name, failures }) => [name, failures]),
  },
  {
    kind: 'counter',
    name: 'angun_quotes_refused_total',
    help: 'Prices that a rule struck',
    label: 'rule',
    read: ({ refusals }) => refusals,
  },
  {
    kind: 'gauge',
    name: 'angun_store_waiting_records',
    help: 'Rate records that are not stored yet',
    read: ({ unstored }) => unstored,
  },
  {
    kind: 'gauge',
    name: 'angun_mail_letters',
    help: 'Letters that wait for their next attempt, and those that were given up',
    label: 'state',
    read: ({ mail }) => (mail?.kind === 'on' ? Object.entries({ waiting: mail.waiting, dead: mail.dead }) : []),
  },
  {
    kind: 'gauge',
    name: 'angun_mail_oldest_age_seconds',
    help: 'Since the oldest waiting letter came',
    read: ({ mail }, age) => age(mail?.kind === 'on' ? mail.oldestAt : null),
  },
  {
    kind: 'gauge',
    name: 'angun_messages_expiring',
    help: 'Messages that nobody marked as answered and that will be deleted within a week',
    read: ({ retention }) => retention?.expiring.length ?? Number.NaN,
  },
  {
    kind: 'gauge',
    name: 'angun_clock_doubt_seconds',
    help: 'By how much the clock is past all that is known; 0: it is believed',
    read: ({ clockDoubt }) => (clockDoubt ?? 0) / 1000,
  },
  { kind: 'gauge', name: 'angun_sockets', help: 'Open sockets', read: ({ sockets }) => sockets },
  {
    kind: 'counter',
    name: 'angun_relay_messages_total',
    help: 'Messages to sockets, by the way they took',
    label: 'way',
    read: ({ fanOut }) => Object.entries(fanOut),
  },
  {
    kind: 'counter',
    name: 'angun_page_renders_total',
    help: 'Renderings of a page',
    label: 'path',
    read: ({ renders }) => renders,
  },
]

/** The process's own figures, from the start. */
export function processMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Adds the site's figures and returns what sets them at a scrape. The parts keep plain counts: nothing costs anything per event. */
export function addSiteMetrics(registry: Registry, clock: Clock): (readout: SiteReading) => void {
  const age = (instant: number | null): number => ageOf(instant, clock.now()) ?? Number.NaN
  const setters = READINGS.map((reading) => ({ reading, set: register(registry, reading) }))
  return (readout) => {
    for (const { reading, set } of setters) set(valuesOf(reading.read(readout, age)))
  }
}

function register(registry: Registry, { kind, name, help, label }: Reading): (values: Values) => void {
  const labelled = (value: string): Record<string, string> => (label === undefined ? {} : { [label]: value })
  const options = { name, help, labelNames: label === undefined ? [] : [label], registers: [registry] }
  const metric = kind === 'gauge' ? new Gauge(options) : new Counter(options)
  return (values) => {
    metric.reset()
    for (const [each, value] of values) metric.inc(labelled(each), value)
  }
}

function valuesOf(read: number | Values): Values {
  return typeof read === 'number' ? [['', read]] : read
}
