import { LANGUAGE_GOODS } from '#contract/goods.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { linkTo } from '#contract/sum-query.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { type ClerkFacts, clerkLine } from '../../copy/clerk-line.ts'
import { formatMinute } from '../../format/format.ts'
import { formatAmount, formatMoney } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'
import { dayText } from './language-text.ts'

/** What a visitor asks about: a sum without a price, with an old one, or with one of now. */
export interface Asked {
  readonly sum: Sum<CurrencyCode>
  readonly result: SumResult<CurrencyCode> | null
  readonly isOld: boolean
}

/** The message for the counter: in the visitor's language, then one line in Turkish for the clerk, then the link. */
export function askMessage(
  { sum, result, isOld }: Asked,
  { office, isDemo }: { office: Pick<OfficeFacts, 'origin'>; isDemo: boolean },
  spoken: LanguageParts,
): string {
  const { words, figures, dates, language } = spoken
  const { message } = words
  const [{ amount, code }] = sum.items
  const item = `${formatAmount(amount, figures)} ${code}`
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
    `${isDemo ? `(${words.sample.mark}) ` : ''}${message.deal[sum.deal](item)}`,
    question,
    clerkLine(clerk),
    office.origin + linkTo(sum, null, LANGUAGE_GOODS[language]),
  ].join('\n')
}

/** The chat with a message in it. */
export function chatWith(href: string, message: string): string {
  return `${href.replace(/\?.*/, '')}?text=${encodeURIComponent(message)}`
}
