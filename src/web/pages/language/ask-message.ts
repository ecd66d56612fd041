import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import type { FigureStyle } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { linkTo, type MistakenRow } from '#contract/sum-query.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { type ClerkFacts, clerkLine, clerkLineAsTyped } from '../../copy/clerk-line.ts'
import { dayOfYear } from '../../copy/foreign-figures.ts'
import { formatMinute, TURKISH } from '../../format/format.ts'
import { formatAmount, formatMoney } from '../../format/money-text.ts'
import { typedItem } from '../../format/typed-item.ts'
import type { LanguageParts } from './language-context.tsx'
import type { NotesInMessage } from './note-message.ts'

/** The subject of a question: a sum without a price, with an old one, or with a current one. */
export interface Asked {
  readonly sum: Sum<CurrencyCode>
  readonly result: SumResult<CurrencyCode> | null
  readonly isOld: boolean
}

/** The subject of a question about an amount that is not calculated. It is sent as typed. */
export interface AskedAsTyped {
  readonly row: MistakenRow<CurrencyCode>
  readonly deal: Deal
  /** A currency without a price; null if the amount is above the calculator's maximum. */
  readonly other: string | null
}

interface AskContext {
  readonly office: Pick<OfficeFacts, 'origin'>
  readonly isDemo: boolean
  /** The parts about banknotes; null means that the office has no rules. */
  readonly notes: NotesInMessage | null
}

/** Returns the message: the visitor's language, one line in Turkish for the clerk, then the link. */
export function askMessage(
  asked: Asked | AskedAsTyped,
  { office, isDemo, notes }: AskContext,
  languageParts: LanguageParts,
): string {
  const lines =
    'row' in asked
      ? linesAsTyped(asked, languageParts)
      : sumLines(asked, { origin: office.origin, notes }, languageParts)
  return (isDemo ? `(${languageParts.words.sample.mark}) ` : '') + lines.join('\n')
}

function sumLines(
  { sum, result, isOld }: Asked,
  { origin, notes }: { readonly origin: string } & Pick<AskContext, 'notes'>,
  languageParts: LanguageParts,
): string[] {
  const { words, figures, dates, language } = languageParts
  const { message } = words
  const [{ amount, code }] = sum.items
  const line = result?.lines[0]
  const at = line && words.moment(dayOfYear(dayOf(line.quotedAt), dates), formatMinute(line.quotedAt, figures))
  const question =
    result === null || at === undefined
      ? message.unpriced
      : isOld
        ? message.old(at)
        : message.says(`${formatMoney(result.sum, figures)} ${words.lira}`, at)
  const clerk: ClerkFacts = {
    deal: sum.deal,
    amount,
    code,
    price: result === null ? null : { result, isOld, notes: notes?.clerk ?? null },
  }
  return [
    message.deal[sum.deal](`${formatAmount(amount, figures)} ${code}`) + (notes?.told ?? ''),
    question,
    clerkLine(clerk),
    origin + linkTo(sum, null, LANGUAGE_GOODS[language]),
  ]
}

function linesAsTyped({ row, deal, other }: AskedAsTyped, { words: { message }, figures }: LanguageParts): string[] {
  const item = (written: FigureStyle): string => typedItem(row, other ?? row.code, { typed: figures, written })
  return [
    message.deal[deal](item(figures)),
    other === null ? message.large : message.unpriced,
    clerkLineAsTyped(item(TURKISH), deal, other === null ? 'too-large' : 'unpriced'),
  ]
}
