import { listText } from '#contract/list-text.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { legsOf, type NoSum, type Sum, type SumResult } from '#domain/sum.ts'
import { formatDayOfYear } from '../format/format.ts'
import { sumText } from '../format/money-text.ts'
import { TURKISH_FIGURES } from '../format/page-figures.ts'
import { sinceTime } from './opening-words.ts'
import { banknotesText, pricesText, withoutText } from './sum-message-parts.ts'
import type { ChatWords } from './sum-words.ts'
import { taxText, taxWords } from './tax-text.ts'

export const ask = {
  whatsApp: 'WhatsApp’tan sor',
  otherChat: 'Mesajla sor',
  closed: 'Gişe kapalı; yanıt gecikebilir.',
  tooLarge: 'Tutar mesajda hazır.',
  otherCurrency: 'Sorunuz mesajda hazır.',
  large: {
    title: 'Büyük tutar: gelmeden önce sorun.',
    text: 'Bu tutarda kuru gişeyle konuşursunuz; paranın hazır olup olmadığını da öğrenirsiniz.',
  },
} as const

export interface AskedSum<Code extends InstrumentId> {
  readonly sum: Sum<Code>
  readonly words: ChatWords<Code>
}

interface SumMessageFacts {
  readonly at: number
  readonly isLarge: boolean
  readonly link: string
  /** The banknotes at a lower price that the sum is assumed not to contain. */
  readonly assumed: readonly LessGroup[]
}

/** Returns the question about a sum at a current price. If `isLarge`, the counter names the price. */
export function sumMessage<Code extends InstrumentId>(
  { sum, words }: AskedSum<Code>,
  result: SumResult<Code>,
  { at, isLarge, link, assumed }: SumMessageFacts,
): string {
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
}

/** Returns the prices of an exchange for another currency, and the tax. */
function stepsText(result: SumResult): string {
  const { lines, second } = result
  return [pricesText(second === null ? lines : [...lines, second]), taxWords(result)].filter(Boolean).join('; ')
}

/** Returns the question about a sum at an old price; `quotedAt` is the time of its oldest price. */
export function oldSumMessage<Code extends InstrumentId>(
  { sum, words }: AskedSum<Code>,
  result: SumResult<Code>,
  quotedAt: number,
): string {
  const since = `${formatDayOfYear(dayOf(quotedAt))} ${sinceTime(wallClockOf(quotedAt))}`
  return written([
    greeting(sum, words),
    `Sitedeki ${words.lastPrice} ${since}: ${pricesText(legsOf(result))}.`,
    'Şimdiki fiyatınız nedir?',
  ])
}

/** Returns the question about a sum without a price. */
export function noSumMessage<Code extends InstrumentId>(
  { sum, words }: AskedSum<Code>,
  { refused }: NoSum<Code>,
  now: number,
): string {
  const names = listText(refused.map(({ code }) => words.inSentence(code)))
  return written([
    greeting(sum, words),
    `Sitede ${names} için fiyat verilmiyor (${TURKISH_FIGURES.dayAndTime(now)}).`,
    'Fiyatınız nedir?',
  ])
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
