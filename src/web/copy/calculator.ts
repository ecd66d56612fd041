import type { Against, MistakenRow } from '#contract/sum-query.ts'
import { LARGEST_AMOUNT } from '#domain/amount.ts'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Deal } from '#domain/deal.ts'
import { formatDigits } from '../format/format.ts'
import { pageLabels } from './frame.ts'

export const calculator = {
  title: pageLabels.calculator,
  lead: 'Tutarı yazın. Hangi kurun geçerli olduğunu ve elinize ne geçeceğini söyleyelim.',
  form: 'Hesap',
  submit: 'Hesapla',
  gold: 'Altınınız kaç lira eder?',
  deal: {
    legend: 'Ne yapacaksınız?',
    sell: { name: 'Bozdurmak', note: 'dövizim var' },
    buy: { name: 'Almak', note: 'döviz istiyorum' },
  },
  amount: 'Tutar',
  currency: 'Döviz',
  hint: '1.500,50 ya da 1500.50 biçiminde yazabilirsiniz. Japon yeni kuru 100 birim üzerindendir; tutarı yen olarak yazın.',
  against: { sell: 'Alacağınız para', buy: 'Ödeyeceğiniz para' } satisfies Record<Deal, string>,
  lira: 'Türk lirası (TL)',
}

/** The lead under the boards of the home page and of the rates page. */
export const calculatorSection = {
  lead: 'Dövizinizi alış kurundan alır, size satış kurundan veririz. Doğru kuru biz seçeriz.',
}

/** Returns the mistake under its field. */
export function amountMistake({ mistake, about }: Pick<MistakenRow, 'mistake' | 'about'>): string {
  switch (mistake) {
    case 'unreadable':
      return `“${about}” bir tutar olarak okunamadı. Örnek: 1.500,50`
    case 'zero':
      return 'Tutar sıfırdan büyük olmalıdır. Örnek: 500'
    case 'negative':
      return `“${about}” sıfırdan küçük. Tutarı işaretsiz yazın. Örnek: 500`
    // Amounts of currencies have at most two decimals.
    case 'not-whole':
    case 'too-many-decimals':
      return `“${about}” içinde ikiden fazla ondalık basamak var. Örnek: 1.500,50`
    case 'too-large':
      return `En çok ${formatDigits(LARGEST_AMOUNT)} birim için hesaplıyoruz. Daha büyük tutarlar için gişeye sorunuz.`
    case 'unknown':
      return unknownCurrency(about)
  }
}

export function againstMistake({ mistake, typed }: Extract<Against, { readonly kind: 'mistake' }>): string {
  return mistake === 'unknown' ? unknownCurrency(typed) : 'İki para birbirinden farklı olmalıdır.'
}

function unknownCurrency(name: string): string {
  return `“${name}” için hesap yapamıyoruz. Listeden bir döviz seçin.`
}

/** Returns, for example, "1 saat 37 dakika": whole units rounded down, at least one minute. */
export function ageInWords(age: number): string {
  const minutes = Math.max(1, Math.floor(age / MINUTE))
  const hours = Math.floor(age / HOUR)
  if (hours === 0) return `${minutes} dakika`
  if (hours >= 24) return `${Math.floor(hours / 24)} gün`
  return minutes % 60 === 0 ? `${hours} saat` : `${hours} saat ${minutes % 60} dakika`
}
