import { listText } from '#contract/list-text.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { legsOf, type Leg, type NoSum, type Sum, type SumLine, type SumResult } from '#domain/sum.ts'
import { formatDayOfYear, formatMinute } from '../format/format.ts'
import { figureOf, formatAmount, sumText } from '../format/money-text.ts'
import { groupOfLine, groupText } from './banknote-words.ts'
import { sinceTime } from './opening-words.ts'
import { sideWord } from './side-word.ts'
import type { ChatWords } from './sum-words.ts'

export const ask = {
  whatsApp: 'WhatsApp’tan sor',
  otherChat: 'Mesajla sor',
  closed: 'Gişe kapalı; yanıt gecikebilir.',
  tooLarge: 'Tutar mesajda hazır.',
  large: {
    title: 'Büyük tutar: gelmeden önce sorun.',
    text: 'Bu tutarda kuru gişeyle konuşursunuz; paranın hazır olup olmadığını da öğrenirsiniz.',
  },
} as const

export interface AskedSum<Code extends InstrumentId> {
  readonly sum: Sum<Code>
  readonly words: ChatWords<Code>
}

/** Returns the question about a sum at a current price. If `isLarge`, the counter names the price. */
export function sumMessage<Code extends InstrumentId>(
  { sum, words }: AskedSum<Code>,
  result: SumResult<Code>,
  { at, isLarge, link }: { readonly at: number; readonly isLarge: boolean; readonly link: string },
): string {
  const { deal, against } = sum
  const prices =
    against === null
      ? `${pricesText(result.lines)}, tutar ${sumText(result)}`
      : `${sumText(result)} (${pricesText(result.second === null ? result.lines : [...result.lines, result.second])})`
  const verb = against !== null ? 'yapar mısınız' : deal === 'sell' ? 'alır mısınız' : 'verir misiniz'
  return written([
    greeting(sum, words, banknotesText(result)),
    `Sitede ${momentText(at)}: ${prices}.`,
    isLarge ? `${words.whatPrice}, ${words.isReady[deal]}?` : `${words.atThisPrice} ${verb}?`,
    link,
  ])
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
    `Sitede ${names} için fiyat verilmiyor (${momentText(now)}).`,
    'Fiyatınız nedir?',
  ])
}

/** Returns the question about a sum that is too large to calculate. `item` is, for example, "150.000.000 JPY". */
export function tooLargeMessage(item: string, deal: Sum['deal']): string {
  return written([`Merhaba, ${item} ${VERBS[deal]} istiyorum.`, 'Kurunuz nedir, ne zaman gelebilirim?'])
}

const VERBS = { sell: 'bozdurmak', buy: 'almak' } as const

/** Returns the part after the sold sum, for example "; 500 USD’si 50’lik ya da eski seri". */
function banknotesText({ lines }: SumResult): string {
  const clauses = lines.flatMap((line) => {
    const group = groupOfLine(line)
    return group === null ? [] : `${formatAmount(line.amount)} ${line.code}’si ${groupText(group)}`
  })
  return clauses.length === 0 ? '' : `; ${clauses.join(', ')}`
}

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

/** Returns, for example, "alış 47,2330 ₺", "alış 9.856 ₺ ve 6.090,93 ₺" or "100 JPY alış 29,5600 ₺". */
function pricesText(all: readonly (Leg & Pick<Partial<SumLine>, 'banknotes'>)[]): string {
  const legs = all.filter(({ banknotes }) => banknotes === undefined)
  const lower = all.filter(({ banknotes }) => banknotes !== undefined)
  const sides = [...new Set(legs.map(({ side }) => side))]
  const prices = sides.map((side) => {
    const ofSide = legs.filter((leg) => leg.side === side)
    const [first] = ofSide
    const per = first === undefined || first.unit === 1 ? '' : `${first.unit} ${first.code} `
    return `${per}${sideWord(side)} ${listText(ofSide.map(figureOf))}`
  })
  return [...prices, ...(lower.length === 0 ? [] : [`bunlar için ${listText(lower.map(figureOf))}`])].join(', ')
}

/** Returns, for example, "1 Ağustos 17.12". */
function momentText(instant: number): string {
  return `${formatDayOfYear(dayOf(instant))} ${formatMinute(instant)}`
}

/** Joins lines; messages have ordinary instead of no-break spaces. */
function written(lines: readonly string[]): string {
  return lines.join('\n').replaceAll('\u00A0', ' ')
}
