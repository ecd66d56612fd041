import { dayOf, instantOf, MINUTE } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { hoursOn } from '#domain/opening.ts'
import type { RuleName } from '#domain/quote-rules.ts'
import type { RefusedPrice } from '../pipeline/index.ts'
import { writtenName } from '../settings/index.ts'
import type { HealthFacts } from './health-facts.ts'
import type { PriceRow } from './price-row.ts'

/** Shorter gaps end by themselves and are not reported. */
export const MISSING_AFTER_MS = 5 * MINUTE

export function problemOf(lack: Lack) {
  return { ...lack, about: lack.code, remedy: `angun-office halt ${writtenName(lack.code)}` }
}

/** Silence is only reported in opening hours, because providers may pause at night. */
export function silence(facts: HealthFacts): { readonly silent: number }[] {
  const silent = Math.min(facts.silentFor, facts.uptime)
  return openFor(facts) <= MISSING_AFTER_MS || silent <= MISSING_AFTER_MS ? [] : [{ silent }]
}

/** Returns the ms since the counter opened. 0 means that the office is closed. */
function openFor({ office, at, opening }: HealthFacts): number {
  if (opening.kind === 'closed') return 0
  const today = dayOf(at)
  const opened = hoursOn(office.facts.hours, today).map(({ from }) => instantOf(today, from))
  return at - (opened.findLast((instant) => instant <= at) ?? at)
}

/** Finds traded boards and prices without a current price while a source sends messages. */
export function lackingPrices(facts: HealthFacts): {
  readonly boards: readonly DeadBoard[]
  readonly lacks: readonly Lack[]
} {
  const { office, rows, uptime, silentFor } = facts
  if (Math.min(openFor(facts), uptime) <= MISSING_AFTER_MS || silentFor > MISSING_AFTER_MS)
    return { boards: [], lacks: [] }
  const traded: readonly InstrumentId[] = office.facts.gold?.traded ?? []
  const isDealtIn = ({ code, state }: PriceRow): boolean =>
    state.kind !== 'halted' &&
    state.kind !== 'crossed' &&
    state.kind !== 'unmargined' &&
    (!isMetal(code) || traded.includes(code))
  const dealtIn = rows.filter(isDealtIn)
  const boards = [
    { about: 'currencies', word: 'hiçbir dövizin', rows: dealtIn.filter(({ code }) => !isMetal(code)) },
    { about: 'metals', word: 'hiçbir altının', rows: dealtIn.filter(({ code }) => isMetal(code)) },
  ].map((board) => ({ ...board, lacking: board.rows.flatMap((row) => lackOf(row, facts) ?? []) }))
  const isDead = ({ rows: all, lacking }: (typeof boards)[number]): boolean => lacking.length === all.length
  if (dealtIn.length > 0 && boards.every(isDead)) {
    const lacking = boards.flatMap((board) => board.lacking)
    return { boards: [deadBoard({ about: null, word: 'hiçbir kurun', lacking }, facts)], lacks: [] }
  }
  const dead = boards.filter((board) => board.rows.length > 1 && isDead(board))
  const others = boards.filter((board) => !dead.includes(board))
  return {
    boards: dead.map((board) => deadBoard(board, facts)),
    // A held price has a finding of its own.
    lacks: others.flatMap(({ lacking }) => lacking).filter(({ isHeld }) => !isHeld),
  }
}

interface Lack {
  readonly code: InstrumentId
  /** The freshness that the site shows for the old price. Null means that no price is shown. */
  readonly shown: Freshness | null
  /** The reason why the source's price is rejected. Null means that the source sends none. */
  readonly refusal: RefusedPrice | null
  /** The time of the last price. Null means that none ever arrived. */
  readonly since: number | null
  /** True if a newer price is held. */
  readonly isHeld: boolean
}

function lackOf({ code, own, shown, age, state }: PriceRow, { office, at }: HealthFacts): Lack | null {
  const refusal = state.kind === 'refused' ? state.refusal : null
  const waitsSince = refusal?.since ?? (state.kind === 'held' ? state.held.since : null)
  const lack = { code, shown, refusal, isHeld: state.kind === 'held' }
  if (own === null) {
    const isLong = waitsSince === null || at - waitsSince > MISSING_AFTER_MS
    return isLong ? { ...lack, since: waitsSince } : null
  }
  const isLate = shown !== 'closed' && (age === null || age > office.facts.freshness.live)
  return isLate ? { ...lack, since: own.quotedAt } : null
}

/** A board without any current price. */
interface DeadBoard {
  readonly about: string | null
  readonly word: string
  readonly since: number
  /** The rule that rejects all its prices. Null if there is not exactly one such rule. */
  readonly rule: RuleName | null
  readonly shown: Freshness | null
}

function deadBoard(
  { about, word, lacking }: { readonly about: string | null; readonly word: string; readonly lacking: readonly Lack[] },
  { at, uptime }: HealthFacts,
): DeadBoard {
  const moments = lacking.flatMap((lack) => lack.since ?? [])
  const since = moments.length === 0 ? at - uptime : Math.max(...moments)
  const rules = new Set(lacking.map(({ refusal }) => refusal?.rule ?? null))
  const [rule = null] = rules.size === 1 ? rules : []
  return { about, word, since, rule, shown: lacking.find((each) => each.shown !== null)?.shown ?? null }
}
