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
import { PRICE_SOURCES } from '../upstream/index.ts'

/** The prices of a leader as replicated to the other replicas. */
export interface ReplicatedBoard {
  readonly view: MarketView
  /** The source's prices before margins. */
  readonly sourceQuotes: ReadonlyMap<InstrumentId, Quote>
  readonly held: readonly HeldQuote[]
  /** The earliest possible time of the source's last quote, ms by the database's clock; null means never. */
  readonly quotedAt: number | null
}

/** The leader's term (`epoch`) and the number of the board within it. */
export interface BoardRevision {
  readonly epoch: number
  readonly sequence: number
}

/** Returns true if `one` is from a later leader, or later from the same leader. */
export function isAfter(one: BoardRevision, other: BoardRevision): boolean {
  return one.epoch > other.epoch || (one.epoch === other.epoch && one.sequence > other.sequence)
}

/** Time servers adjust the database's clock by less. If a stored time is further ahead, that clock was set back. */
const CLOCK_ADJUSTMENT_MS = 2 * SECOND

/** Returns the time of the last quote by the database's clock; -Infinity if it is missing or later than `now`. */
export function momentOf(quotedAt: number | null, now: number | null): number {
  return quotedAt === null || (now !== null && quotedAt > now + CLOCK_ADJUSTMENT_MS) ? -Infinity : quotedAt
}

type DatedRevision = BoardRevision & Pick<ReplicatedBoard, 'quotedAt'>

/**
 * Returns true if `one` replaces `other`. Boards of one leader are ordered by number. Between leaders the board whose
 * source quoted later wins: a new leader may have only an old record, and a disconnected leader may have received newer
 * quotes. At equal times, the later leader wins. `now` is the database's time.
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
    addIssue({ message: 'a side is not a rate' })
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
    source: v.picklist(PRICE_SOURCES),
    reference: v.optional(v.object({ kind: v.picklist(REFERENCE_KINDS), price: sides, at: v.number() })),
    measure: v.object({ against: v.nullable(sides), limit: v.nullable(v.number()) }),
    since: instant,
  }),
  v.transform(({ quote: of, claimedAt, reference, ...rest }): HeldQuote => {
    return { passed: { quote: of, claimedAt }, reference, ...rest }
  }),
)

/** Leaves out entries with an unknown code, rule or source, because the leader may run a newer release. */
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
  const { quote: of, rule, source, reference } = fieldsOf(entry)
  const { kind } = fieldsOf(reference)
  return (
    isStrangeQuote(of) ||
    isUnknown(HOLDING_RULES, rule) ||
    isUnknown(PRICE_SOURCES, source) ||
    isUnknown(REFERENCE_KINDS, kind)
  )
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
