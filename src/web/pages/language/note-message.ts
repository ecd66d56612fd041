import { assumptionOf } from '#domain/banknote-sum.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import type { ClerkNotes } from '../../copy/clerk-line.ts'
import { banknotesText, pricesText, withoutText } from '../../copy/sum-message-parts.ts'
import { formatAmount } from '../../format/money-text.ts'
import { groupNames, type NoteParts } from './note-texts.ts'

/** The parts of a message about banknotes. */
export interface NotesInMessage {
  /** For the visitor: "(500 USD: 50 USD)"; empty if the whole amount has the full rate. */
  readonly told: string
  readonly clerk: ClerkNotes
}

export function notesInMessage(
  { sum, result }: { readonly sum: Sum<CurrencyCode>; readonly result: SumResult<CurrencyCode> },
  rules: BanknoteRules,
  languageParts: NoteParts,
): NotesInMessage {
  const told = result.lines.flatMap(({ code, amount, banknotes }) =>
    banknotes === undefined
      ? []
      : ` (${formatAmount(amount, languageParts.figures)} ${code}: ${groupNames(code, [banknotes], languageParts)})`,
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
