import type { TypedFigure } from '#contract/sum-figures.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import { LARGEST_AMOUNT } from '#domain/amount.ts'
import type { Deal, Side } from '#domain/deal.ts'
import { isCounted } from '#domain/gold/gold-for-lira.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { SumRefusal, Sum, SumItem, SumResult } from '#domain/sum.ts'
import { formatDigits } from '../format/format.ts'
import { figureOf, formatAmount } from '../format/money-text.ts'
import { turkishMessages } from './ask.ts'
import { datedMoment } from './dated-moment.ts'
import { goldName, goldWords } from './gold.ts'
import { sideWord } from './side-word.ts'
import type { ShareWords, SumWords } from './sum-words.ts'

export const goldExchange = {
  title: 'Altınınız kaç lira eder?',
  lead: 'Çeyrek, gram, Ata: hepsini tek hesapta toplayın. Altınınızı alış fiyatından alır, size satış fiyatından veririz.',
  form: 'Altın hesabı',
  deal: {
    legend: 'Ne yapacaksınız?',
    sell: { name: 'Bozdurmak', note: 'altınım var' },
    buy: { name: 'Almak', note: 'altın istiyorum' },
  },
  amount: (row: number) => `${row}. ürün`,
  product: (row: number) => `${row}. ürünün adı`,
  placeholder: '3',
  hint: 'Sikkeleri adet, gram altını gram olarak yazın.',
  lira: { sell: 'Elinize geçmesini istediğiniz lira', buy: 'Harcayacağınız lira' } satisfies Record<Deal, string>,
  grams: 'Tartıyla: ağırlık',
  fineness: 'Milyem',
  submit: 'Hesapla',
  rest: { sell: 'artan', buy: 'kalan' } satisfies Record<Deal, string>,
  blank: 'Adedi ya da gramı yazın.',
  label: { sell: 'Elinize geçecek tutar', buy: 'Ödeyeceğiniz tutar' } satisfies Record<Deal, string>,
  price: (side: Side, price: string) => `${sideWord(side)} ${price}`,
  needed: {
    sell: (lira: string) => `${lira} için kaç altın bozdurmalısınız?`,
    buy: (lira: string) => `${lira} kaç altın eder?`,
  },
  neededNote: {
    sell: 'Her ürün tek başına; bu tutarı karşılayan en az miktar.',
    buy: 'Her ürün tek başına; bu tutarla alınabilen en çok miktar.',
  },
  answer: 'Sonuç',
  wrong: 'Düzelince sonuç burada görünür.',
  thenLabel: 'O zaman',
  unknown: (moment: string) =>
    `Bağlantıdaki an (${moment}) için kaydımızda hepsinin fiyatı yok; yalnızca şimdiki tutarı gösteriyoruz.`,
  unread: (moment: string) =>
    `Bağlantıdaki anın (${moment}) kaydına şu anda ulaşamıyoruz; yalnızca şimdiki tutarı gösteriyoruz.`,
  nothing: 'bir adede yetmiyor',
  unpriced: 'Gişeye sorunuz',
  before: { sell: 'Alış fiyatlarıyla. Fiyatların en eskisi:', buy: 'Satış fiyatlarıyla. Fiyatların en eskisi:' },
} as const

/** Returns, for example, "3 çeyrek (eski)", or with a weight "12,5 g gram altın". */
export function goldItemText({ code, amount }: SumItem<MetalCode>): string {
  return isCounted(code)
    ? pieces(code, amount / 100)
    : `${quantityText(code, formatAmount(amount))} ${inSentence(goldWords(code).name)}`
}

/** Returns, for example, "3 adet" or "12,5 g". */
export function quantityText(code: MetalCode, figure: string): string {
  return isCounted(code) ? `${figure} adet` : `${figure.replace(/(,\d)0$/, '$1')}\u00A0g`
}

/** Returns the title of the slip, for example "3 çeyrek (eski) + 12 g gram altın bozdurursanız". */
function goldSumTitle({ deal, items }: Sum<MetalCode>): string {
  return `${items.map(goldItemText).join(' + ')} ${deal === 'sell' ? 'bozdurursanız' : 'alırsanız'}`
}

/** Returns the title for the recipient of a shared link. */
function sharedGoldTitle({ deal, items }: Sum<MetalCode>): string {
  return `${items.map(goldItemText).join(' + ')} ${deal === 'sell' ? 'bozdurulursa' : 'alınırsa'}`
}

const PRICES = {
  one: { buy: 'alış fiyatı', sell: 'satış fiyatı' },
  several: { buy: 'alış fiyatlarıyla', sell: 'satış fiyatlarıyla' },
} as const satisfies Record<string, Record<Side, string>>

/** Returns, for example, "alış fiyatı 9.856 ₺"; for several prices it names only the side. */
function goldPricesText({ lines: [first, ...others] }: SumResult<MetalCode>): string {
  return others.length === 0 ? `${PRICES.one[first.side]} ${figureOf(first)}` : PRICES.several[first.side]
}

/** Explains why there is no sum. */
export function noGoldSumText({ code, why }: SumRefusal<MetalCode>): string {
  const name = goldName(code)
  switch (why) {
    case 'untraded':
      return `${name}: gişemizde alıp satmıyoruz.`
    case 'halted':
      return `${name}: şu an fiyat vermiyoruz; gişeye sorunuz.`
    case 'unquoted':
      return `${name}: henüz fiyat gelmedi.`
    case 'no-buy':
      return `${name}: şu an alış fiyatı yok; gişeye sorunuz.`
  }
}

/** Returns the mistake under its field. */
function goldRowMistake({ about, mistake }: Pick<MistakenRow, 'mistake' | 'about'>): string {
  switch (mistake) {
    case 'unreadable':
      return about === '' ? goldExchange.blank : `“${about}” sayı olarak okunamadı. Örnek: 3`
    case 'zero':
      return 'Sıfırdan büyük bir sayı yazın. Örnek: 3'
    case 'negative':
      return `“${about}” sıfırdan küçük. İşaretsiz yazın.`
    case 'too-many-decimals':
      return 'Virgülden sonra en çok iki basamak yazın. Örnek: 12,5'
    case 'too-large':
      return `En çok ${formatDigits(LARGEST_AMOUNT)} yazabilirsiniz.`
    case 'not-whole':
      return 'Sikkeleri tam sayıyla yazın. Örnek: 3'
    case 'unknown':
      return `“${about}” tanınmadı. Listeden bir ürün seçin.`
  }
}

const FIGURES = {
  lira: { name: 'Tutar', example: '50.000' },
  grams: { name: 'Ağırlık', example: '20,5' },
  fineness: { name: 'Milyem', example: '916,6' },
} as const

/** Returns the mistake under its field; the text must fit a narrow field. */
export function goldFigureMistake(
  field: keyof typeof FIGURES,
  { mistake, typed }: Extract<TypedFigure, { readonly kind: 'mistake' }>,
): string {
  const { name, example } = FIGURES[field]
  switch (mistake) {
    case 'unreadable':
      return `“${typed}” sayı olarak okunamadı. Örnek: ${example}`
    case 'zero':
      return `${name} sıfırdan büyük olmalıdır. Örnek: ${example}`
    case 'negative':
      return `${name} sıfırdan küçük olamaz. Örnek: ${example}`
    case 'too-many-decimals':
      return `Virgülden sonra en çok iki basamak yazın. Örnek: ${example}`
    case 'too-large':
      return `En çok ${formatDigits(LARGEST_AMOUNT)} yazabilirsiniz.`
    case 'too-fine':
      return `Milyem en çok 1.000 olabilir. Örnek: ${example}`
  }
}

/** The texts of a sum of gold. */
export const goldSum: SumWords<MetalCode> = {
  ...goldExchange,
  name: goldName,
  areCodes: false,
  rowMistake: goldRowMistake,
  title: goldSumTitle,
  label: (deal) => goldExchange.label[deal],
  datedMoment,
  noSum: (refused) => refused.map(noGoldSumText).join(' '),
  messages: turkishMessages({
    item: goldItemText,
    inSentence: goldInSentence,
    lastPrice: 'son fiyat',
    atThisPrice: 'Bu fiyattan',
    whatPrice: 'Fiyatınız nedir',
    isReady: { sell: 'para hazır mı', buy: 'altın hazır mı' },
    note: 'Liste, fiyat ve saat mesajda hazır.',
  }),
}

/** The texts of a shared sum of gold. */
export const goldShare: ShareWords<MetalCode> = { shared: sharedGoldTitle, price: goldPricesText }

export const goldWeight = {
  title: 'Tartıdaki altın',
  fine: 'İçindeki has',
  worth: 'Has değeri',
  sides: (buy: string, sell: string) => `alış ${buy} · satış ${sell}`,
  noSide: 'yok',
  unpriced: 'Has altının fiyatı şu an yok. Gişeye sorunuz.',
  needed: 'Ağırlığı ve milyemi yazın.',
  wrong: 'Düzelince sonuç burada görünür.',
  before: 'Has altının fiyatı:',
  after: 'Takı alım satımı yapmıyoruz.',
  /** For an office that trades worked gold. */
  afterTrade: 'Gişe fiyatı başka olabilir.',
} as const

/** Returns, for example, "2 tam (eski)" or "1.617 adet 1 gram". */
function pieces(code: MetalCode, count: number): string {
  const { name, age } = goldWords(code)
  const counted = formatDigits(count)
  if (age === undefined) return `${counted} adet ${code === 'KULCEALTIN' ? '1 gram' : name}`
  return `${counted} ${goldInSentence(code)}`
}

/** Returns, for example, "çeyrek (eski)" or "gram altın". */
function goldInSentence(code: MetalCode): string {
  const { name, age } = goldWords(code)
  return age === undefined ? inSentence(name) : `${inSentence(name)} (${age})`
}

/** Returns, for example, "çeyrek", but keeps "Ata lira" and "22 ayar". */
function inSentence(name: string): string {
  return name.replace(/^[ÇYTGH]/, (letter) => letter.toLocaleLowerCase('tr-TR'))
}
