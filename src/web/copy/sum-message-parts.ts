import type { LessGroup } from '#domain/banknote-classes.ts'
import type { SumResult } from '#domain/sum.ts'
import { formatAmount } from '../format/money-text.ts'
import { groupText } from './banknote-words.ts'

/** Returns the part after the sold sum, for example "; 500 USD’si 50’lik ya da eski seri". */
export function banknotesText({ lines }: SumResult): string {
  const clauses = lines.flatMap((line) => (line.banknotes === undefined ? [] : shareText(line)))
  return clauses.length === 0 ? '' : `; ${clauses.join(', ')}`
}

/** Returns, for example, "500 USD’si 50’lik ya da eski seri". */
export function shareText({ amount, code, banknotes }: SumResult['lines'][number]): string {
  return `${formatAmount(amount)} ${code}’si ${banknotes === undefined ? '' : groupText(banknotes)}`
}

/** Returns the part after the sum, for example " (50’lik ya da eski seri yoksa)". */
export function withoutText(groups: readonly LessGroup[]): string {
  return groups.length === 0 ? '' : ` (${groupText(...groups)} yoksa)`
}
