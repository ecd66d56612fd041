import * as v from 'valibot'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { REFERENCE_KINDS } from '#domain/quote-rules.ts'
import type { Finding, HealthVerdict, ReadyReport } from '../health/index.ts'
import { SOURCE_IDS, type SourceState } from '../upstream/index.ts'

const age = v.nullable(v.number())
const sides = { buy: v.nullable(v.string()), sell: v.nullable(v.string()) }

const held = v.object({
  code: v.picklist(INSTRUMENT_IDS),
  ...sides,
  waitsFor: v.picklist(['person', 'time'] satisfies ReadyReport['market']['held'][number]['waitsFor'][]),
  age: v.number(),
  measuredBy: v.nullable(v.object({ kind: v.picklist(REFERENCE_KINDS), ...sides })),
  shown: v.nullable(v.object({ ...sides, age: v.number() })),
})

const finding = v.object({
  kind: v.string(),
  weight: v.picklist(['bad', 'degraded'] satisfies Finding['weight'][]),
  since: v.optional(v.nullable(v.number()), null),
  text: v.string(),
  remedy: v.nullable(v.string()),
})

const setUpItem = v.object({
  key: v.string(),
  why: v.string(),
  where: v.variant('kind', [
    v.object({ kind: v.literal('field'), path: v.string() }),
    v.object({ kind: v.literal('environment'), names: v.array(v.string()) }),
    v.object({ kind: v.literal('command'), command: v.string() }),
  ]),
})

const reportSchema = v.object({
  status: v.picklist(['starting', 'stopping', 'unwritable', 'degraded', 'ready'] satisfies ReadyReport['status'][]),
  verdict: v.optional(v.picklist(['good', 'degraded', 'bad'] satisfies HealthVerdict[])),
  version: v.optional(v.string()),
  findings: v.optional(v.array(finding), []),
  setUp: v.optional(v.array(setUpItem), []),
  market: v.optional(
    v.object({
      alive: v.boolean(),
      age,
      quotes: v.number(),
      halted: v.array(v.string()),
      held: v.optional(v.array(held), []),
      sourceQuotes: v.optional(v.record(v.picklist(INSTRUMENT_IDS), v.object(sides))),
    }),
  ),
  sources: v.optional(
    v.array(
      v.object({
        name: v.picklist(SOURCE_IDS),
        state: v.picklist(['connecting', 'connected', 'waiting', 'failing', 'idle'] satisfies SourceState[]),
        age,
        lastErrorText: v.optional(v.nullable(v.string()), null),
      }),
    ),
  ),
  bulletin: v.optional(v.object({ age })),
  backup: v.optional(v.object({ age, bytes: v.nullable(v.number()), failure: v.nullable(v.string()) })),
  messages: v.optional(
    v.nullable(
      v.object({
        shortened: v.nullable(v.object({ fromDays: v.number(), toDays: v.number(), at: v.number() })),
      }),
    ),
  ),
  sockets: v.optional(v.number()),
})

export type ServerReport = v.InferOutput<typeof reportSchema>

export type Held = v.InferOutput<typeof held>
export type ServedSetUpItem = ServerReport['setUp'][number]
export type ServedFinding = ServerReport['findings'][number]

/** Parses the answer of `/readyz`. Null means that its shape is unknown to this release. */
export function readServed(report: unknown): ServerReport | null {
  const read = v.safeParse(reportSchema, report)
  return read.success ? read.output : null
}
