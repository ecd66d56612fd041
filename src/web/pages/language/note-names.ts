import type { Amount } from '#domain/amount.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import { type BanknoteKind, issuesOf } from '#domain/banknotes.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { formatDigits } from '../../format/format.ts'
import { formatAmount, formatDeduction } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'

/** Returns the name of a kind: "100 USD without the strip". */
export function kindText(code: CurrencyCode, { mark, notes }: BanknoteKind, { words, figures }: LanguageParts): string {
  if (mark === 'large' && notes.length === 0) return words.notes.old
  const units = words.notes.units(
    notes.map((note) => formatDigits(note, 0, figures)),
    code,
  )
  return words.notes.kinds[mark](units)
}

/** Returns a deduction with its unit: "0.50 TL". */
export function deductionText(less: number, { words, figures }: LanguageParts): string {
  return `${formatDeduction(less, figures)}\u00A0${words.lira}`
}

/** Returns the names of groups: "50 USD or 100 USD without the strip", and of a single one if needed with its issue. */
export function groupNames(code: CurrencyCode, groups: readonly LessGroup[], languageParts: LanguageParts): string {
  const { asked, issues } = languageParts.words.notes
  const all = BANKNOTE_KINDS[code].map((kind) => ({ kind, rule: { rule: 'full' } as const }))
  const names = groups.flatMap(({ kinds, tellsIssue }) =>
    kinds.map((kind) => {
      const text = kindText(code, kind, languageParts)
      const name = text.charAt(0).toLowerCase() + text.slice(1)
      const issue = tellsIssue !== null && groups.length === 1 ? issuesOf({ kind, rule: { rule: 'full' } }, all) : null
      return issue === null || issue === 'all' ? name : `${name} (${issues[issue]})`
    }),
  )
  return asked.or(names)
}

/** Returns an amount with its currency: "1,500.50 USD". */
export function amountText(amount: Amount, code: CurrencyCode, { figures }: LanguageParts): string {
  return `${formatAmount(amount, figures)}\u00A0${code}`
}
