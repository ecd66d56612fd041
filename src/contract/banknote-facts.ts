import type { BanknoteRule, BanknoteRules } from '#domain/banknotes.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { fieldsOf } from './json.ts'

/**
 * The office's rules for banknotes of a currency. `since` is the time of their last change in ms; null means unknown.
 */
export interface BanknoteFacts {
  readonly since: number | null
  readonly rules: BanknoteRules
}

/** Reads the rules of one currency from `OfficeFacts.banknotes`; null means that the currency has none. */
export function readBanknotes(banknotes: unknown, code: CurrencyCode): BanknoteFacts | null {
  const { since, rules } = fieldsOf(fieldsOf(banknotes)[code])
  const known = BANKNOTE_KINDS[code].flatMap(({ id }) => {
    const rule = readRule(fieldsOf(rules)[id])
    return rule === null ? [] : [[id, rule] as const]
  })
  return known.length === 0
    ? null
    : { since: typeof since === 'number' ? since : null, rules: Object.fromEntries(known) }
}

function readRule(value: unknown): BanknoteRule | null {
  const { rule, less } = fieldsOf(value)
  if (rule === 'less') return typeof less === 'number' && less > 0 ? { rule, less } : null
  return rule === 'full' || rule === 'no' || rule === 'ask' ? { rule } : null
}
