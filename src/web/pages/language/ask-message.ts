import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import type { FigureStyle } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { linkTo, type MistakenRow } from '#contract/sum-query.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { type ClerkFacts, clerkLine, clerkLineOfLarge } from '../../copy/clerk-line.ts'
import { formatDigits, formatMinute } from '../../format/format.ts'
import { formatAmount, formatMoney } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'
import { dayText } from './language-text.ts'

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

/** Returns the message: the visitor's language, one line in Turkish for the clerk, then the link. */
export function askMessage(
  asked: Asked | AskedTooLarge,
  { office, isDemo }: { office: Pick<OfficeFacts, 'origin'>; isDemo: boolean },
  languageParts: LanguageParts,
): string {
  const lines = 'tooLarge' in asked ? largeLines(asked, languageParts) : sumLines(asked, office.origin, languageParts)
  return (isDemo ? `(${languageParts.words.sample.mark}) ` : '') + lines.join('\n')
}

function sumLines({ sum, result, isOld }: Asked, origin: string, languageParts: LanguageParts): string[] {
  const { words, figures, dates, language } = languageParts
  const { message } = words
  const [{ amount, code }] = sum.items
  const line = result?.lines[0]
  const at = line && words.moment(dayText(dayOf(line.quotedAt), dates), formatMinute(line.quotedAt, figures))
  const question =
    result === null || at === undefined
      ? message.unpriced
      : isOld
        ? message.old(at)
        : message.says(`${formatMoney(result.sum, figures)} ${words.lira}`, at)
  const clerk: ClerkFacts = { deal: sum.deal, amount, code, price: line === undefined ? null : { line, isOld } }
  return [
    message.deal[sum.deal](`${formatAmount(amount, figures)} ${code}`),
    question,
    clerkLine(clerk),
    origin + linkTo(sum, null, LANGUAGE_GOODS[language]),
  ]
}

function largeLines({ tooLarge: { typed, code }, deal }: AskedTooLarge, { words, figures }: LanguageParts): string[] {
  const item = (style?: FigureStyle): string =>
    `${/^\d+$/.test(typed) ? formatDigits(BigInt(typed), 0, style) : typed} ${code ?? ''}`
  return [words.message.deal[deal](item(figures)), words.message.large, clerkLineOfLarge(item(), deal)]
}
