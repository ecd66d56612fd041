import type { GoldFieldName, GoldFigure } from '#contract/gold-query.ts'
import { LARGEST_AMOUNT } from '#domain/amount.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { formatDigits } from '../format/format.ts'
import { goldWords } from './gold.ts'

/** Under the boards: what has to be known of their prices. */
export const goldNotes =
  '“Bilgi için” yazan ürünleri gişemizde alıp satmıyoruz; fiyatları yalnızca bilgi içindir. Yeni, içinde bulunulan yılın basımıdır; altını eskisininkiyle aynıdır. Delinmiş, lehimli ya da eğilmiş sikkeler tartıyla alınır. Külçe altında KDV yoktur; sikke ve takıda KDV yalnızca içindeki altının değerini aşan kısma uygulanır. İşlem fiyatı gişede kesinleşir; yatırım tavsiyesi değildir.'

export const goldCompared = {
  title: 'Aynı altın, hangi üründe kaça?',
  lead: 'Her ürünün satış fiyatı, içindeki has altına bölünür; has üzerindeki fark basım ve işçilik payıdır.',
  has: (price: string) => `Has altının satışı ${price}. Fiyatların en eskisi:`,
  noHas: 'Has altının fiyatı şu an yok. Fiyatların en eskisi:',
  product: 'Ürün',
  caption: 'Bir gram has altının her üründeki fiyatı',
  perGram: '1 g has için',
  premium: 'Has üzerine',
  bought: 'alışta',
  /** Below zero, a figure under "Has üzerine" would say the opposite of what it heads. */
  under: (share: string) => `has altının ${share} altında`,
  fine: 'İçindeki has',
  sellBack: 'Bugün geri satsanız',
  cheapest: 'gramı en ucuz',
  noPremium: 'has fiyatı yok',
  none: 'Alım satımını yaptığımız ürünlerin şu an fiyatı yok. Gişeye sorunuz.',
  notes:
    '“Bugün geri satsanız”: aynı ürünü satış fiyatından alıp hemen alış fiyatından bozdurmanın bedelidir. “Has üzerine”: alışta hasın alış, satışta hasın satış fiyatına göre hesaplanır.',
}

export const goldFields: Readonly<Record<GoldFieldName, { readonly name: string; readonly example: string }>> = {
  budget: { name: 'Bütçe', example: '50.000' },
  grams: { name: 'Ağırlık', example: '20,5' },
  fineness: { name: 'Milyem', example: '916,6' },
  workmanship: { name: 'İşçilik', example: '20' },
}

export const goldSubmit = 'Hesapla'

/** Under the field that it is about, which may be a narrow one. */
export function goldMistake(
  field: GoldFieldName,
  { mistake, typed }: Extract<GoldFigure, { readonly kind: 'mistake' }>,
): string {
  const { name, example } = goldFields[field]
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

export const goldBudget = {
  title: 'Bütçeniz kaç sikke eder?',
  mixes: { most: 'En çok altın', bars: 'Yalnız gram altın', fresh: 'Yalnız yeni sikke' },
  rest: 'kalan',
  worth: (fine: string, perGram: string) => `${fine} has · 1 g has için ${perGram}`,
  needed: 'Bütçenizi yazın.',
  nothing: 'Bu bütçe bir adede yetmiyor.',
  unpriced: 'Şu an fiyatı yok. Gişeye sorunuz.',
  before: 'Satış fiyatlarıyla, bütün sikke olarak. Fiyatların en eskisi:',
  after: 'Bilgi amaçlıdır.',
}

/** "2 tam (eski)", "1.617 adet 1 gram" */
export function pieces(code: MetalCode, count: number): string {
  const { name, age } = goldWords[code]
  const counted = formatDigits(count)
  if (age === undefined) return `${counted} adet ${code === 'KULCEALTIN' ? '1 gram' : name}`
  return `${counted} ${inSentence(name)} (${age})`
}

/** "çeyrek", but "Ata lira" and "22 ayar" */
export function inSentence(name: string): string {
  return name.replace(/^[ÇYTGH]/, (letter) => letter.toLocaleLowerCase('tr-TR'))
}

export const goldJewellery = {
  title: 'Takının içindeki altın',
  karat: (karat: number) => `${karat} ayar`,
  fine: 'İçindeki has',
  worth: 'Has değeri',
  sides: (buy: string, sell: string) => `alış ${buy} · satış ${sell}`,
  paidFor: 'İşçiliğin karşılığı',
  notPaid: 'geri satışta ödenmez',
  workIn: 'İşçiliğin birimi',
  perGram: '₺/g',
  total: 'Has ve işçilik, toplam',
  totalNote: 'bilgi amaçlıdır; kuyumcunun fiyatı başka olabilir',
  paid: (karat: number) => `Gişemize bozdurursanız (${karat} ayar)`,
  paidBy: (price: string) => `gramı alış ${price}`,
  noSide: 'yok',
  unpriced: 'Has altının fiyatı şu an yok. Gişeye sorunuz.',
  needed: 'Ağırlığı ve milyemi yazın.',
  wrong: 'Düzelince sonuç burada görünür.',
  before: 'Has altının fiyatı:',
  after: 'Takı alım satımı yapmıyoruz; sonuç bilgi amaçlıdır.',
  /** An office that trades worked gold. */
  afterTrade: 'Sonuç bilgi amaçlıdır; gişe fiyatı başka olabilir.',
}

/** Said where a sum goes by prices that are not of this moment. */
export const goldPastWords = {
  delayed: 'Fiyatlar gecikmeli: sonuç, yazan saatteki fiyatlara göredir.',
  stale: 'Fiyatlar eski: sonuç şu anki fiyatı göstermez. Gişeye sorunuz.',
  closed: 'Gişe kapalı: sonuç son fiyatlara göredir.',
}
