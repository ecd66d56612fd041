import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Parts } from './health-report.ts'

type Values = Iterable<readonly [label: string, value: number]>

/** One metric: a figure, or several told apart by a label. */
interface Reading {
  readonly kind: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly label?: string
  /** `age` turns an instant into seconds since; not a number: never. */
  readonly read: (parts: Parts, age: (instant: number | null) => number) => number | Values
}

const READINGS: readonly Reading[] = [
  {
    kind: 'gauge',
    name: 'angun_market_age_seconds',
    help: 'Since the last genuine price message',
    read: ({ market }, age) => age(market.spokeAt),
  },
  { kind: 'gauge', name: 'angun_market_quotes', help: 'Pairs on the board', read: ({ market }) => market.board.size },
  {
    kind: 'gauge',
    name: 'angun_bulletin_age_seconds',
    help: 'Since the last good bulletin of the central bank',
    read: ({ bulletinFetchedAt }, age) => age(bulletinFetchedAt),
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

/** Adds the site's figures. The parts keep plain counts, which are read when somebody scrapes: nothing costs anything per event. */
export function addSiteMetrics(registry: Registry, parts: () => Parts, clock: Clock): void {
  const age = (instant: number | null): number => (instant === null ? Number.NaN : (clock.now() - instant) / 1000)
  for (const reading of READINGS) register(registry, reading, () => valuesOf(reading.read(parts(), age)))
}

function register(registry: Registry, { kind, name, help, label }: Reading, values: () => Values): void {
  const labelNames = label === undefined ? [] : [label]
  const labelled = (value: string): Record<string, string> => (label === undefined ? {} : { [label]: value })
  const base = { name, help, labelNames, registers: [registry] }
  if (kind === 'gauge') {
    const gauge = new Gauge({
      ...base,
      collect() {
        gauge.reset()
        for (const [each, value] of values()) gauge.set(labelled(each), value)
      },
    })
    return
  }
  const counter = new Counter({
    ...base,
    collect() {
      counter.reset()
      for (const [each, value] of values()) counter.inc(labelled(each), value)
    },
  })
}

function valuesOf(read: number | Values): Values {
  return typeof read === 'number' ? [['', read]] : read
}
