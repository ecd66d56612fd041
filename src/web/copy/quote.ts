import type { CurrencyCode } from '#domain/currency.ts'
import { type Leg, legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { figureOf, formatCross, formatUnitPrice } from '../format/money-text.ts'
import { currencyWords } from './currency-words.ts'
import { itemText, sideWord } from './slip.ts'

/** "alış kuru", and of two steps "USD alış, EUR satış kuruyla" */
export function sidesText(legs: readonly Leg<CurrencyCode>[]): string {
  const [first, second] = legs
  if (first === undefined) return ''
  return second === undefined
    ? `${sideWord(first.side)} kuru`
    : `${[first, second].map(({ code, side }) => `${code} ${sideWord(side)}`).join(', ')} kuruyla`
}

/** The rate of a sum: "47,2330 ₺", "100 JPY = 29,5600 ₺", "1 USD = 0,8630 EUR". */
export function rateFigure({ lines: [line], second }: SumResult<CurrencyCode>): string {
  if (second !== null) return `${line.unit} ${line.code} = ${formatCross(second.cross)}\u00A0${second.code}`
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** "alış kuru 47,2330 ₺" */
export function rateText(result: SumResult<CurrencyCode>): string {
  return `${sidesText(legsOf(result))} ${rateFigure(result)}`
}

/** What was asked, as a question: "500 USD kaç lira eder?" */
export function sharedQuestion(sum: Sum<CurrencyCode>): string {
  const { deal, against } = sum
  const item = itemText(sum)
  if (deal === 'sell') return `${item} kaç ${against ?? 'lira'} eder?`
  return against === null ? `${item} kaç liraya alınır?` : `${item} kaç ${against} ile alınır?`
}

export const sharedSlip = {
  lead: 'Sizinle paylaşılan hesap: o zamanki tutar ile şimdiki tutar yan yana.',
  leadNow: 'Sizinle paylaşılan hesabın şimdiki tutarı.',
  before: 'O zaman',
  past: 'Geçmiş kur',
  now: 'Şimdi',
  difference: 'Aradaki fark',
  whichHolds: 'geçerli olan, şimdiki tutardır',
  readFrom: (moment: string) =>
    `O zamanki kur, kurumumuzun ${moment} kaydından okunmuştur; bağlantının adresinden alınmaz.`,
  earlier: (minute: string) => `Bağlantıdaki saat ${minute}; o saate kadarki son kaydımız budur.`,
  unknown: (moment: string) =>
    `Bağlantıdaki an (${moment}) için kaydımızda fiyat yok; yalnızca şimdiki tutarı gösteriyoruz.`,
  unread: (moment: string) =>
    `Bağlantıdaki anın (${moment}) kaydına şu anda ulaşamıyoruz; yalnızca şimdiki tutarı gösteriyoruz.`,
  halted: (moment: string, code: CurrencyCode) =>
    `Bağlantıdaki anda (${moment}) ${currencyWords[code].plain} için fiyat vermiyorduk; yalnızca şimdiki tutarı gösteriyoruz.`,
  own: 'Kendi tutarınızı hesaplayın',
  shareNow: { share: 'Şimdiki tutarı paylaş', copy: 'Şimdiki bağlantıyı kopyala', copied: 'Bağlantı kopyalandı' },
} as const
