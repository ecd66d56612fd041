import { MINUTE } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Measure } from '#domain/price-verdict.ts'
import { RULE_NAMES, type RuleName, RULES } from '#domain/quote-rules.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import type { Clock, Log } from '../runtime/index.ts'
import type { SourceId } from '../upstream/index.ts'

/** A price that a rule stopped. A side is null if it was missing or unreadable. */
export interface StruckPrice extends Measure {
  readonly buy: Rate | null
  readonly sell: Rate | null
}

export interface RefusedPrice extends StruckPrice {
  readonly rule: RuleName
  readonly code: InstrumentId
  readonly source: SourceId
  /** The time of the price, ms. */
  readonly at: number
  /** The time since which the source has sent no acceptable price of the pair, ms. */
  readonly since: number
}

export type RuleRecord = ReturnType<typeof createRuleRecord>

/** A message has about forty unknown codes. The limit protects the memory from a source that invents codes. */
const IGNORED_NAMES_KEPT = 1000

const REFUSALS_KEPT = 12

/** Counts the applications of each rule, and keeps the last stopped prices and the ignored codes. */
export function createRuleRecord(clock: Clock, log: Log) {
  const counts = new Map<RuleName, number>(RULE_NAMES.map((rule) => [rule, 0]))
  const loggedAt = new Map<string, number>()
  const ignored = new Set<string>()
  const last = new Map<string, RefusedPrice>()
  const lastRefused = new Map<InstrumentId, RefusedPrice>()
  const add = (rule: RuleName): void => void counts.set(rule, (counts.get(rule) ?? 0) + 1)

  const keep = (rule: RuleName, code: InstrumentId, source: SourceId, struck: StruckPrice): void => {
    const at = clock.now()
    const refusal = { rule, code, source, ...struck, at, since: lastRefused.get(code)?.since ?? at }
    if (RULES[rule].effect === 'refuses') lastRefused.set(code, refusal)
    const key = `${rule} ${code}`
    last.delete(key)
    last.set(key, refusal)
    const [oldest] = last.keys()
    if (last.size > REFUSALS_KEPT && oldest !== undefined) last.delete(oldest)
  }

  return {
    counts,
    /** `source`: "office" for a rule about margins. `struck` has the figures for the log and for people. */
    count(rule: RuleName, code: InstrumentId, source: SourceId, struck?: StruckPrice): void {
      add(rule)
      // A late, older price needs no attention.
      if (struck !== undefined && source !== 'office' && rule !== 'older') keep(rule, code, source, struck)
      const key = `${rule} ${code}`
      const before = loggedAt.get(key)
      if (before !== undefined && clock.elapsed() - before < MINUTE) return
      loggedAt.set(key, clock.elapsed())
      const figures = struck === undefined ? {} : figuresOf(code, struck)
      log.warn({ rule, code, source, ...figures, ...RULES[rule], count: counts.get(rule) }, 'rule applied to a price')
    },
    /** Called when the source sends an acceptable price of the pair. */
    passed: (code: InstrumentId): void => void lastRefused.delete(code),
    ignore(codes: readonly string[], source: SourceId): void {
      const fresh = codes.filter((code) => !ignored.has(code)).slice(0, IGNORED_NAMES_KEPT - ignored.size)
      if (fresh.length === 0) return
      for (const code of fresh) {
        ignored.add(code)
        add('unknown-code')
      }
      log.info({ rule: 'unknown-code', codes: fresh, source }, 'ignored codes received')
    },
    /** Returns the last stopped prices, newest first, one for each pair and rule. */
    last: (): readonly RefusedPrice[] => [...last.values()].toReversed(),
    /** Returns the pairs whose current source price is refused. */
    lastRefused: (): ReadonlyMap<InstrumentId, RefusedPrice> => lastRefused,
  }
}

/** The price and its reference, as log fields. */
function figuresOf(code: InstrumentId, { against, ...price }: StruckPrice): Readonly<Record<string, string>> {
  return { price: loggedSides(code, price), ...(against !== null && { against: loggedSides(code, against) }) }
}

export function loggedSides(code: InstrumentId, { buy, sell }: Pick<StruckPrice, 'buy' | 'sell'>): string {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  return [buy, sell].map((side) => (side === null ? '-' : writeRate(side, decimals))).join(' / ')
}
