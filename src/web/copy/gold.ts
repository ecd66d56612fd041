import { PRODUCT_NAMES } from '#contract/product-names.ts'
import type { MetalCode, MetalGroup } from '#domain/instrument.ts'

/** Other names of each product, its fineness, weight and unit. */
const DETAILS: Readonly<Record<MetalCode, readonly string[]>> = {
  KULCEALTIN: ['24 ayar', '995\u00A0‰', 'gram'],
  KULCE5: ['995\u00A0‰', 'adet'],
  KULCE10: ['995\u00A0‰', 'adet'],
  KULCE20: ['995\u00A0‰', 'adet'],
  KULCE50: ['995\u00A0‰', 'adet'],
  KULCE100: ['995\u00A0‰', 'adet'],
  ALTIN: ['1.000\u00A0‰', 'gram'],
  CEYREK_YENI: ['1,754\u00A0g', 'adet'],
  CEYREK_ESKI: ['1,754\u00A0g', 'adet'],
  YARIM_YENI: ['3,508\u00A0g', 'adet'],
  YARIM_ESKI: ['3,508\u00A0g', 'adet'],
  TEK_YENI: ['7,016\u00A0g', 'adet'],
  TEK_ESKI: ['7,016\u00A0g', 'adet'],
  GREMESE_YENI: ['2,5’luk', '17,540\u00A0g', 'adet'],
  GREMESE_ESKI: ['2,5’luk', '17,540\u00A0g', 'adet'],
  ATA_YENI: ['Cumhuriyet altını', '7,216\u00A0g', 'adet'],
  ATA_ESKI: ['Cumhuriyet altını', '7,216\u00A0g', 'adet'],
  ATA5_YENI: ['beşi bir yerde', '36,080\u00A0g', 'adet'],
  ATA5_ESKI: ['beşi bir yerde', '36,080\u00A0g', 'adet'],
  AYAR22: ['916,6\u00A0‰', 'işçiliksiz', 'gram'],
  AYAR14: ['585\u00A0‰', 'gram'],
  ONS: ['ons'],
  USDPURE: ['1.000\u00A0‰', 'gram'],
  USDKG: ['995\u00A0‰'],
  EURKG: ['995\u00A0‰'],
  GUMUSTRY: ['gram'],
  XAGUSD: ['ons'],
}

export function goldWords(code: MetalCode) {
  return { ...PRODUCT_NAMES[code], details: DETAILS[code] }
}

/** Returns a name that is unique among the products: "Çeyrek, eski", "Kilogram, euro". */
export function goldName(code: MetalCode): string {
  const { name, age, money } = goldWords(code)
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

/** The central bank's price, next to the price of pure gold. */
export const officialGold = { name: 'TCMB', details: 'saf altın, alış', unmoved: 'günlük değişimi gösterilmez' }

/** Marks products that the office does not trade. */
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

/** Gold has a price instead of a rate. */
export const noPrice = { buy: 'alış fiyatı yok', sell: 'fiyat yok' }

/** Notes under the boards. */
export const goldNotes =
  '“Bilgi için” yazan ürünleri gişemizde alıp satmıyoruz. Yeni, içinde bulunulan yılın basımıdır; altını eskisininkiyle aynıdır. İşçilik geri satışta ödenmez. Delinmiş, lehimli ya da eğilmiş sikkeler tartıyla alınır. Külçe altında KDV yoktur; sikke ve takıda KDV yalnızca içindeki altının değerini aşan kısma uygulanır. İşlem fiyatı gişede kesinleşir; yatırım tavsiyesi değildir.'

/** Shown with a sum whose prices are not current. */
export const goldPastWords = {
  delayed: 'Fiyatlar gecikmeli: sonuç, yazan saatteki fiyatlara göredir.',
  stale: 'Fiyatlar eski: sonuç şu anki fiyatı göstermez. Gişeye sorunuz.',
  closed: 'Gişe kapalı: sonuç son fiyatlara göredir.',
}
