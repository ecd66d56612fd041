import * as v from 'valibot'
import { fieldsOf } from '#contract/json.ts'
import type { MarketView } from '#domain/board.ts'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { HOLDING_RULES, REFERENCE_KINDS } from '#domain/quote-rules.ts'
import type { Quote, Sides } from '#domain/quote.ts'
import { type Rate, rateOfMicros } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { HeldQuote } from '../pipeline/index.ts'

/** The prices of a leader as the others have them. */
export interface ReplicatedBoard {
  readonly view: MarketView
  /** The source's prices before margins. */
  readonly sourceQuotes: ReadonlyMap<InstrumentId, Quote>
  readonly held: readonly HeldQuote[]
  /** When the source quoted last, at the earliest, ms by the database's clock; null: it has not yet. */
  readonly quotedAt: number | null
}

/** Whose board it is, and which of its boards. */
export interface BoardRevision {
  readonly epoch: number
  readonly sequence: number
}

/** The one of a later leader, or a later one of the same. */
export function isAfter(one: BoardRevision, other: BoardRevision): boolean {
  return one.epoch > other.epoch || (one.epoch === other.epoch && one.sequence > other.sequence)
}

/** The database's clock is nudged by less; where it is further behind what it has dated, it was set back. */
const NUDGED = 2 * SECOND

/** When the source quoted, by the database's clock, which is at `now`; -Infinity: not yet, or in the future. */
export function momentOf(quotedAt: number | null, now: number | null): number {
  return quotedAt === null || (now !== null && quotedAt > now + NUDGED) ? -Infinity : quotedAt
}

type DatedRevision = BoardRevision & Pick<ReplicatedBoard, 'quotedAt'>

/**
 * Returns true if `one` replaces `other`. Boards of one leader are ordered by number. Between leaders the board whose
 * source quoted later wins: a new leader may have only an old record, and a leader that was cut off may have received
 * quotes meanwhile. At the same moment the later leader wins. `now`: the database's clock.
 */
export function isNewerBoard(one: DatedRevision, other: DatedRevision, now: number | null): boolean {
  const [at, otherAt] = [momentOf(one.quotedAt, now), momentOf(other.quotedAt, now)]
  return one.epoch === other.epoch || at === otherAt ? isAfter(one, other) : at > otherAt
}

/** Writes one JSON text. Readers of other releases ignore unknown fields and unknown codes. */
export function writeBoard({ view, sourceQuotes, held, quotedAt }: ReplicatedBoard): string {
  return JSON.stringify({
    board: [...view.board.values()].map(writeQuote),
    sourceQuotes: [...sourceQuotes.values()].map(writeQuote),
    held: held.map(({ passed: { quote: of, claimedAt }, ...rest }) => ({ ...rest, quote: writeQuote(of), claimedAt })),
    halted: [...view.halted],
    sourceTime: view.sourceTime,
    quotedAt,
  })
}

export function readBoard(text: string): Result<ReplicatedBoard, string> {
  const board = v.safeParse(boardText, text)
  if (!board.success) return fail(board.issues[0].message)
  const { sourceQuotes, held, halted, sourceTime, quotedAt } = board.output
  const view = { board: byCode(board.output.board), halted: new Set(halted), sourceTime }
  return ok({ view, sourceQuotes: byCode(sourceQuotes), held, quotedAt })
}

function writeQuote({ code, buy, sell, quotedAt, trend }: Quote) {
  return [code, buy, sell, quotedAt, trend.buy, trend.sell]
}

function byCode(quotes: readonly Quote[]): ReadonlyMap<InstrumentId, Quote> {
  return new Map(quotes.map((quote) => [quote.code, quote]))
}

const code = v.picklist(INSTRUMENT_IDS)
const instant = v.pipe(v.number(), v.safeInteger())
const trend = v.picklist(['up', 'down', ''])

const rate = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Rate => {
    const micros = rateOfMicros(dataset.value)
    if (micros.ok && micros.value === dataset.value) return micros.value
    addIssue({ message: 'a side is no rate' })
    return NEVER
  }),
)

const quote = v.pipe(
  v.tuple([code, v.nullable(rate), rate, instant, trend, trend]),
  v.transform(([of, buy, sell, quotedAt, buyTrend, sellTrend]): Quote => {
    return { code: of, unit: INSTRUMENTS[of].unit, buy, sell, quotedAt, trend: { buy: buyTrend, sell: sellTrend } }
  }),
)

const sides = v.object({ buy: v.nullable(rate), sell: rate }) satisfies v.GenericSchema<unknown, Sides>

const held = v.pipe(
  v.object({
    quote,
    claimedAt: instant,
    rule: v.picklist(HOLDING_RULES),
    source: v.picklist(['socket', 'feed', 'demo']),
    reference: v.optional(v.object({ kind: v.picklist(REFERENCE_KINDS), price: sides, at: v.number() })),
    measure: v.object({ against: v.nullable(sides), limit: v.nullable(v.number()) }),
    since: instant,
  }),
  v.transform(({ quote: of, claimedAt, reference, ...rest }): HeldQuote => {
    return { passed: { quote: of, claimedAt }, reference, ...rest }
  }),
)

/** Leaves out what names a code or a rule that is unknown here: a newer release may lead while older ones follow. */
function listOf<Entry>(entry: v.GenericSchema<unknown, Entry>, isStrange: (entry: unknown) => boolean) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.filter((each) => !isStrange(each))),
    v.array(entry),
  )
}

const isUnknown = (names: readonly string[], name: unknown): boolean =>
  typeof name === 'string' && !names.includes(name)
const isStrangeQuote = (entry: unknown): boolean => Array.isArray(entry) && isUnknown(INSTRUMENT_IDS, entry[0])

function isStrangeHeld(entry: unknown): boolean {
  const { quote: of, rule, reference } = fieldsOf(entry)
  const { kind } = fieldsOf(reference)
  return isStrangeQuote(of) || isUnknown(HOLDING_RULES, rule) || isUnknown(REFERENCE_KINDS, kind)
}

const boardText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    board: listOf(quote, isStrangeQuote),
    sourceQuotes: listOf(quote, isStrangeQuote),
    held: listOf(held, isStrangeHeld),
    halted: listOf(code, (entry) => isUnknown(INSTRUMENT_IDS, entry)),
    sourceTime: v.nullable(instant),
    quotedAt: v.nullable(v.number()),
  }),
)
