import type { Mistake } from '#contract/calculator-query.ts'
import { LARGEST_AMOUNT } from '#domain/amount.ts'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Deal } from '#domain/deal.ts'
import { formatDigits } from '../format/format.ts'

export const calculator = {
  title: 'Kaç lira eder?',
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
  hint: '1.500,50 ya da 1500.50 biçiminde yazabilirsiniz. Japon Yeni kuru 100 birim üzerindendir; tutarı yen olarak yazın.',
  against: { sell: 'Alacağınız para', buy: 'Ödeyeceğiniz para' } satisfies Record<Deal, string>,
  lira: 'Türk lirası (TL)',
}

/** Under the boards of home and of the rates page. */
export const calculatorSection = {
  lead: 'Dövizinizi alış kurundan alır, size satış kurundan veririz. Doğru kuru biz seçeriz.',
}

/** Under the field that it is about. */
export function mistakeText({ kind, typed }: Mistake): string {
  switch (kind) {
    case 'unreadable':
      return `“${typed}” bir tutar olarak okunamadı. Örnek: 1.500,50`
    case 'zero':
      return 'Tutar sıfırdan büyük olmalıdır. Örnek: 500'
    case 'negative':
      return `“${typed}” sıfırdan küçük. Tutarı işaretsiz yazın. Örnek: 500`
    case 'too-many-decimals':
      return `“${typed}” içinde ikiden fazla ondalık basamak var. Örnek: 1.500,50`
    case 'too-large':
      return `En çok ${formatDigits(LARGEST_AMOUNT)} birim için hesaplıyoruz. Daha büyük tutarlar için gişeye sorunuz.`
    case 'same-currency':
      return 'İki para birbirinden farklı olmalıdır.'
    case 'unknown-currency':
      return `“${typed}” için hesap yapamıyoruz. Listeden bir döviz seçin.`
  }
}

/** "1 saat 37 dakika"; whole units, rounded down, one minute at least. */
export function ageInWords(age: number): string {
  const minutes = Math.max(1, Math.floor(age / MINUTE))
  const hours = Math.floor(age / HOUR)
  if (hours === 0) return `${minutes} dakika`
  if (hours >= 24) return `${Math.floor(hours / 24)} gün`
  return minutes % 60 === 0 ? `${hours} saat` : `${hours} saat ${minutes % 60} dakika`
}
