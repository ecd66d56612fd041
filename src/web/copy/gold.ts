import type { MetalCode, MetalGroup } from '#domain/instrument.ts'

/** What a product is called, and what tells it from its like. */
export interface GoldWords {
  readonly name: string
  /** The year of a coin: this one's, or an earlier one's. */
  readonly age?: 'yeni' | 'eski'
  /** What else people call it; fineness, weight, unit. */
  readonly details: readonly string[]
  /** In which its price is; lira unless said. */
  readonly money?: string
}

export const goldWords: Readonly<Record<MetalCode, GoldWords>> = {
  KULCEALTIN: { name: 'Gram altın', details: ['24 ayar', '995 ‰', 'gram'] },
  KULCE5: bar(5),
  KULCE10: bar(10),
  KULCE20: bar(20),
  KULCE50: bar(50),
  KULCE100: bar(100),
  ALTIN: { name: 'Has altın', details: ['1.000 ‰', 'gram'] },
  CEYREK_YENI: { name: 'Çeyrek', age: 'yeni', details: ['1,754 g', 'adet'] },
  CEYREK_ESKI: { name: 'Çeyrek', age: 'eski', details: ['1,754 g', 'adet'] },
  YARIM_YENI: { name: 'Yarım', age: 'yeni', details: ['3,508 g', 'adet'] },
  YARIM_ESKI: { name: 'Yarım', age: 'eski', details: ['3,508 g', 'adet'] },
  TEK_YENI: { name: 'Tam', age: 'yeni', details: ['7,016 g', 'adet'] },
  TEK_ESKI: { name: 'Tam', age: 'eski', details: ['7,016 g', 'adet'] },
  GREMESE_YENI: { name: 'Gremse', age: 'yeni', details: ['2,5’luk', '17,540 g', 'adet'] },
  GREMESE_ESKI: { name: 'Gremse', age: 'eski', details: ['2,5’luk', '17,540 g', 'adet'] },
  ATA_YENI: { name: 'Ata lira', age: 'yeni', details: ['Cumhuriyet altını', '7,216 g'] },
  ATA_ESKI: { name: 'Ata lira', age: 'eski', details: ['Cumhuriyet altını', '7,216 g'] },
  ATA5_YENI: { name: 'Ata beşli', age: 'yeni', details: ['beşi bir yerde', '36,080 g'] },
  ATA5_ESKI: { name: 'Ata beşli', age: 'eski', details: ['beşi bir yerde', '36,080 g'] },
  AYAR22: { name: '22 ayar', details: ['bilezik', '916,6 ‰', 'işçiliksiz'] },
  AYAR14: { name: '14 ayar', details: ['585 ‰', 'gram'] },
  ONS: { name: 'Ons altın', details: ['ons'], money: 'ABD doları' },
  USDPURE: { name: 'Has altın', details: ['1.000 ‰', 'gram'], money: 'ABD doları' },
  USDKG: { name: 'Kilogram', details: ['995 ‰'], money: 'ABD doları' },
  EURKG: { name: 'Kilogram', details: ['995 ‰'], money: 'euro' },
  GUMUSTRY: { name: 'Gümüş', details: ['gram'] },
  XAGUSD: { name: 'Ons gümüş', details: ['ons'], money: 'ABD doları' },
}

function bar(grams: number): GoldWords {
  return { name: `${grams} gram külçe`, details: ['995 ‰', 'adet'] }
}

/** "Çeyrek, eski", "Kilogram, euro": each another. */
export function goldName(code: MetalCode): string {
  const { name, age, money } = goldWords[code]
  return [name, age, money].filter((word) => word !== undefined).join(', ')
}

export const goldGroups: Readonly<Record<MetalGroup, { readonly name: string; readonly note: string | null }>> = {
  gram: { name: 'Gram', note: 'altın alımında en çok sorulan' },
  ziynet: { name: 'Ziynet', note: '22 ayar, adet fiyatı' },
  ata: { name: 'Ata', note: '22 ayar, adet fiyatı' },
  ayar: { name: 'Ayar', note: 'gram fiyatı' },
  ounce: { name: 'Ons ve kilogram', note: 'hafta sonu kapalı' },
  silver: { name: 'Gümüş', note: null },
}

/** Beside has: the central bank's one price. */
export const officialGold = { name: 'TCMB', details: 'saf altın, alış', unmoved: 'günlük değişimi gösterilmez' }

/** The tag of what the office does not trade. */
export const forInformation = 'bilgi için'

export const goldPage = {
  title: 'Altın',
  lead: 'Gram, ziynet ve Ata fiyatları; yeni ve eski yan yana.',
  product: 'Ürün',
  boards: ['Gram ve ziynet', 'Ata, ayar, ons, gümüş'],
  caption: (board: string) => `${board}: alış, satış ve günlük değişim`,
  signs: { TRY: '₺', USD: '$', EUR: '€' },
}

export const goldCopy = {
  title: 'Altın',
  lead: 'Gram, ziynet ve Ata; alış ve satış, lira.',
  more: 'Bütün altın fiyatları',
  details: { gram: '24 ayar, 1\u00A0g', coin: 'yeni, adet' },
}

/** Gold has a price and no rate. */
export const noPrice = { buy: 'alış fiyatı yok', sell: 'fiyat yok' }

/** Under the boards: what has to be known of their prices. */
export const goldNotes =
  '“Bilgi için” yazan ürünleri gişemizde alıp satmıyoruz; fiyatları yalnızca bilgi içindir. Yeni, içinde bulunulan yılın basımıdır; altını eskisininkiyle aynıdır. Delinmiş, lehimli ya da eğilmiş sikkeler tartıyla alınır. Külçe altında KDV yoktur; sikke ve takıda KDV yalnızca içindeki altının değerini aşan kısma uygulanır. İşlem fiyatı gişede kesinleşir; yatırım tavsiyesi değildir.'

/** Said where a sum goes by prices that are not of this moment. */
export const goldPastWords = {
  delayed: 'Fiyatlar gecikmeli: sonuç, yazan saatteki fiyatlara göredir.',
  stale: 'Fiyatlar eski: sonuç şu anki fiyatı göstermez. Gişeye sorunuz.',
  closed: 'Gişe kapalı: sonuç son fiyatlara göredir.',
}
