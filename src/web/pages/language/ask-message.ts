import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import type { FigureStyle } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { linkTo, type MistakenRow } from '#contract/sum-query.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { type ClerkFacts, clerkLine, clerkLineOfLarge } from '../../copy/clerk-line.ts'
import { formatDigits, formatMinute } from '../../format/format.ts'
import { formatAmount, formatMoney } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'
import { dayText } from './language-text.ts'
import { groupNames } from './note-names.ts'

/** The subject of a question: a sum without a price, with an old one, or with a current one. */
export interface Asked {
  readonly sum: Sum<CurrencyCode>
  readonly result: SumResult<CurrencyCode> | null
  readonly isOld: boolean
}

/** The subject of a question about an amount above the calculator's maximum. It is sent as typed. */
export interface AskedTooLarge {
  readonly tooLarge: MistakenRow<CurrencyCode>
  readonly deal: Deal
}

interface AskContext {
  readonly office: Pick<OfficeFacts, 'origin'>
  readonly isDemo: boolean
  /** The banknotes at a lower price that the sum is assumed not to contain. */
  readonly assumed: readonly LessGroup[]
}

/** Returns the message: the visitor's language, one line in Turkish for the clerk, then the link. */
export function askMessage(
  asked: Asked | AskedTooLarge,
  { office, isDemo, assumed }: AskContext,
  languageParts: LanguageParts,
): string {
  const lines =
    'tooLarge' in asked
      ? largeLines(asked, languageParts)
      : sumLines(asked, { origin: office.origin, assumed }, languageParts)
  return (isDemo ? `(${languageParts.words.sample.mark}) ` : '') + lines.join('\n')
}

function sumLines(
  { sum, result, isOld }: Asked,
  { origin, assumed }: { readonly origin: string } & Pick<AskContext, 'assumed'>,
  languageParts: LanguageParts,
): string[] {
  const { words, figures, dates, language } = languageParts
  const { message, notes } = words
  const [{ amount, code }] = sum.items
  const isPriced = result !== null && !isOld
  const told = (result?.lines ?? []).flatMap(({ amount: part, banknotes }) =>
    banknotes === undefined
      ? []
      : notes.asked.told(`${formatAmount(part, figures)} ${code}`, groupNames(code, [banknotes], languageParts)),
  )
  const untold = assumed.length === 0 || !isPriced ? [] : [notes.asked.untold(groupNames(code, assumed, languageParts))]
  const line = result?.lines[0]
  const at = line && words.moment(dayText(dayOf(line.quotedAt), dates), formatMinute(line.quotedAt, figures))
  const question =
    result === null || at === undefined
      ? message.unpriced
      : isOld
        ? message.old(at)
        : message.says(`${formatMoney(result.sum, figures)} ${words.lira}`, at)
  const clerk: ClerkFacts = { deal: sum.deal, amount, code, price: result === null ? null : { result, isOld, assumed } }
  return [
    [message.deal[sum.deal](`${formatAmount(amount, figures)} ${code}`), ...told].join(' '),
    [question, ...untold].join(' '),
    clerkLine(clerk),
    origin + linkTo(sum, null, LANGUAGE_GOODS[language]),
  ]
}

function largeLines({ tooLarge: { typed, code }, deal }: AskedTooLarge, { words, figures }: LanguageParts): string[] {
  const item = (style?: FigureStyle): string =>
    `${/^\d+$/.test(typed) ? formatDigits(BigInt(typed), 0, style) : typed} ${code ?? ''}`
  return [words.message.deal[deal](item(figures)), words.message.large, clerkLineOfLarge(item(), deal)]
}
