import { assumptionOf } from '#domain/banknote-sum.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { formatAmount } from '../format/money-text.ts'
import { groupNames, type NoteParts } from './foreign-notes.ts'
import { pricesText } from './prices-text.ts'
import { banknotesText, withoutText } from './sum-message-parts.ts'
import type { NotesInMessage } from './sum-words.ts'

/** Returns the parts of a message about banknotes in a foreign language. */
export function notesInMessage(
  sum: Sum<CurrencyCode>,
  result: SumResult<CurrencyCode>,
  rules: BanknoteRules,
  noteParts: Pick<NoteParts, 'notes' | 'figures'>,
): NotesInMessage {
  const told = result.lines.flatMap(({ code, amount, banknotes }) =>
    banknotes === undefined
      ? []
      : ` (${formatAmount(amount, noteParts.figures.style)} ${code}: ${groupNames(code, [banknotes], noteParts)})`,
  )
  const assumed = assumptionOf(sum, rules)?.groups ?? []
  return {
    told: told.join(''),
    clerk: {
      banknotes: banknotesText(result),
      prices: pricesText(result.lines),
      without: withoutText(assumed),
    },
  }
}
