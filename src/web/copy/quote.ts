import { dayOf, type Zone } from '#domain/calendar.ts'
import type { Exchange, Leg } from '#domain/exchange.ts'
import { formatMinute } from '../format/format.ts'
import { dayName } from './opening.ts'
import { sideWord } from './slip.ts'

type Traded = Pick<Exchange, 'deal' | 'code' | 'against'>

/** What was asked, to whoever a link is sent: "500 USD bozdurulursa". */
export function sharedText({ deal, code, against }: Traded, amount: string): string {
  const sum = `${amount} ${code}`
  if (against === null) return deal === 'sell' ? `${sum} bozdurulursa` : `${sum} alınırsa`
  return deal === 'sell' ? `${sum} verilip ${against} alınırsa` : `${against} verilip ${sum} alınırsa`
}

/** "alış kuru", and of two steps "USD alış, EUR satış kuruyla" */
export function sidesText(legs: readonly Leg[]): string {
  const [first, second] = legs
  if (first === undefined) return ''
  return second === undefined
    ? `${sideWord(first.side)} kuru`
    : `${[first, second].map(({ code, side }) => `${code} ${sideWord(side)}`).join(', ')} kuruyla`
}

/** "31 Temmuz 2026 Cuma 16.48" */
export function momentText(instant: number, zone: Zone): string {
  return `${dayName(dayOf(instant, zone))} ${formatMinute(instant, zone)}`
}

export const quote = {
  print: 'Yazdır',
  share: { copy: 'Bağlantıyı kopyala', copied: 'Bağlantı kopyalandı' },
  note: 'Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  /** On a picture, where there is no sum. */
  noSum: 'Güncel tutar bağlantıda',
} as const
