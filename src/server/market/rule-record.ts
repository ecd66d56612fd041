import { MINUTE } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { RULE_NAMES, type RuleName, RULES } from '#domain/quote-rules.ts'
import type { Clock, Log } from '../run/door.ts'
import type { SourceName } from '../upstream/door.ts'

/** How often each rule has struck, and the codes that are not ours. */
export interface RuleRecord {
  readonly counts: ReadonlyMap<RuleName, number>
  /** `figures` go with it into the log. */
  count(rule: RuleName, code: CurrencyCode, source: SourceName | 'office', figures?: Figures): void
  ignore(codes: readonly string[], source: SourceName): void
}

type Figures = Readonly<Record<string, string>>

/** A frame names some forty codes beside ours; a source that invents new ones without end must not fill the memory. */
const IGNORED_NAMES_KEPT = 1000

export function createRuleRecord(clock: Clock, log: Log): RuleRecord {
  const counts = new Map<RuleName, number>(RULE_NAMES.map((rule) => [rule, 0]))
  const loggedAt = new Map<string, number>()
  const ignored = new Set<string>()
  const add = (rule: RuleName): void => void counts.set(rule, (counts.get(rule) ?? 0) + 1)

  return {
    counts,
    count(rule, code, source, figures) {
      add(rule)
      const key = `${rule} ${code}`
      const last = loggedAt.get(key)
      if (last !== undefined && clock.elapsed() - last < MINUTE) return
      loggedAt.set(key, clock.elapsed())
      log.warn({ rule, code, source, ...figures, ...RULES[rule], count: counts.get(rule) }, 'a rule struck')
    },
    ignore(codes, source) {
      const fresh = codes.filter((code) => !ignored.has(code)).slice(0, IGNORED_NAMES_KEPT - ignored.size)
      if (fresh.length === 0) return
      for (const code of fresh) {
        ignored.add(code)
        add('unknown-code')
      }
      log.info({ rule: 'unknown-code', codes: fresh, source }, 'codes that are not on the board')
    },
  }
}
