import { listText } from '#contract/list-text.ts'
import { SAMPLE_MARK } from '#contract/shared-data.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { Deal } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { legsOf, type Sum, type SumItem, type SumResult } from '#domain/sum.ts'
import { formatDayOfYear } from '../format/format.ts'
import { sumText } from '../format/money-text.ts'
import { TURKISH_FIGURES } from '../format/page-figures.ts'
import { sinceTime } from './opening-words.ts'
import { pricesText } from './prices-text.ts'
import { banknotesText, withoutText } from './sum-message-parts.ts'
import type { AskWords, SumMessages } from './sum-words.ts'
import { taxText, taxWords } from './tax-text.ts'

export const ask: AskWords = {
  whatsApp: 'WhatsApp’tan sor',
  otherChat: 'Mesajla sor',
  closed: 'Gişe kapalı; yanıt gecikebilir.',
  sample: SAMPLE_MARK,
  newTab: undefined,
  large: {
    title: 'Büyük tutar: gelmeden önce sorun.',
    text: 'Bu tutarda kuru gişeyle konuşursunuz; paranın hazır olup olmadığını da öğrenirsiniz.',
  },
}

/** The differences between the messages about currencies and about gold. */
interface ChatWords<Code extends InstrumentId> {
  /** For example "500 USD" or "3 çeyrek (eski)". */
  readonly item: (item: SumItem<Code>) => string
  /** For example "dolar" or "çeyrek (eski)". */
  readonly inSentence: (code: Code) => string
  readonly lastPrice: string
  readonly atThisPrice: string
  readonly whatPrice: string
  /** For example "para hazır mı". */
  readonly isReady: Readonly<Record<Deal, string>>
  readonly note: string
}

/** Returns the messages about sums of currencies or of gold. */
export function turkishMessages<Code extends InstrumentId>(words: ChatWords<Code>): SumMessages<Code> {
  return {
    sum(sum, result, { at, isLarge, link, assumed }) {
      const { deal, against } = sum
      const prices =
        against === null
          ? `${pricesText(result.lines)}, tutar ${sumText(result)}${taxText(result)}`
          : `${sumText(result)} (${stepsText(result)})`
      const verb = against !== null ? 'yapar mısınız' : deal === 'sell' ? 'alır mısınız' : 'verir misiniz'
      return written([
        greeting(sum, words, banknotesText(result)),
        `Sitede ${TURKISH_FIGURES.dayAndTime(at)}: ${prices}${withoutText(assumed)}.`,
        isLarge ? `${words.whatPrice}, ${words.isReady[deal]}?` : `${words.atThisPrice} ${verb}?`,
        link,
      ])
    },
    old(sum, result, { quotedAt }) {
      const since = `${formatDayOfYear(dayOf(quotedAt))} ${sinceTime(wallClockOf(quotedAt))}`
      return written([
        greeting(sum, words),
        `Sitedeki ${words.lastPrice} ${since}: ${pricesText(legsOf(result))}.`,
        'Şimdiki fiyatınız nedir?',
      ])
    },
    noSum(sum, { refused }, { now }) {
      const names = listText(refused.map(({ code }) => words.inSentence(code)))
      return written([
        greeting(sum, words),
        `Sitede ${names} için fiyat verilmiyor (${TURKISH_FIGURES.dayAndTime(now)}).`,
        'Fiyatınız nedir?',
      ])
    },
    note: words.note,
  }
}

/** Returns the prices of an exchange for another currency, and the tax. */
function stepsText(result: SumResult): string {
  const { lines, second } = result
  return [pricesText(second === null ? lines : [...lines, second]), taxWords(result)].filter(Boolean).join('; ')
}

/** Returns the question about a sum that is too large to calculate. `item` is, for example, "150.000.000 JPY". */
export function tooLargeMessage(item: string, deal: Sum['deal']): string {
  return written([`Merhaba, ${item} ${VERBS[deal]} istiyorum.`, 'Kurunuz nedir, ne zaman gelebilirim?'])
}

/** Returns the question about a currency that has no price on the site. `item` is, for example, "100 KWD" or "KWD". */
export function otherCurrencyMessage(item: string, deal: Sum['deal']): string {
  return written([`Merhaba, ${item} ${VERBS[deal]} istiyorum.`, 'Sitede fiyatı yok; fiyatınız nedir?'])
}

const VERBS = { sell: 'bozdurmak', buy: 'almak' } as const

function greeting<Code extends InstrumentId>(
  { deal, items, against }: Sum<Code>,
  { item }: ChatWords<Code>,
  more = '',
): string {
  const text = listText(items.map(item))
  const wish =
    against === null
      ? `${text} ${VERBS[deal]}`
      : deal === 'sell'
        ? `${text} verip ${against} almak`
        : `${against} verip ${text} almak`
  return `Merhaba, ${wish} istiyorum${more}.`
}

/** Joins lines; messages have ordinary instead of no-break spaces. */
function written(lines: readonly string[]): string {
  return lines.join('\n').replaceAll('\u00A0', ' ')
}
