import { shareAsObject } from '#contract/banknote-names.ts'
import type { BanknoteChoice, BanknoteMark } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from './currency-words.ts'

export const panelBanknotes = {
  title: 'Banknotlar',
  /** "USD, Amerikan doları" */
  of: (code: CurrencyCode) => `${code}, ${currencyWords[code].formal}`,
  lead: (code: CurrencyCode) =>
    `Hangi ${currencyWords[code].plain} hangi fiyattan alınır. Sitede, hesapta ve vitrinde görünür.`,
  buying: 'Alırken',
  board: (price: string) => `tahta: alış ${price}`,
  less: (name: string, step: string) => `${name}: fiyatı ${step} azalt`,
  more: (name: string, step: string) => `${name}: fiyatı ${step} artır`,
  amount: (name: string) => `${name}: fark`,
  removeAll: 'Bütün kuralları kaldır',
  sureToRemove: 'Bu dövizin bütün kuralları kalksın mı?',
  yesRemove: 'Evet, kaldır',
  keep: 'Vazgeç',
  changeCount: (count: number) => `${count} değişiklik`,
  unchanged: 'Değişiklik yok',
  none: (code: CurrencyCode) => `${code} için kural yok`,
  stands: 'Sitedeki kurallar',
  publish: 'Yayınla',
  preview: 'Önizleme',
  oncePublished: 'yayınlanınca sitede',
  caption: 'Ziyaretçinin okuyacağı tablo',
  empty: 'Seçtikçe burada görürsünüz. Hiçbiri seçilmezse sitede, hesapta ve vitrinde hiçbir şey yazmaz.',
  asked: 'Hesapta sorulur',
  inWindow: 'Vitrinde yazar',
  unreadable: 'Farkı lira olarak yazın. Örnek: −0,50',
  tooMuch: (limit: number, most: string) => `Fark alış fiyatının ${shareAsObject(limit)} aşıyor (en çok ${most}).`,
  far: 'Fark alış fiyatının %2’sini aşıyor.',
  intended: (likely: string) => `${likely} mi demek istediniz?`,
  make: (likely: string) => `${likely} yap`,
  confirm: 'Evet, böyle olsun',
  link: 'Banknotlar',
}

export const choiceNames: Readonly<Record<BanknoteChoice, string>> = {
  full: 'Tahta fiyatı',
  less: 'Daha az',
  no: 'Alınmaz',
  ask: 'Gişede bakılır',
}

/** Under the name of a kind, for those who know the notes. */
export const kindNotes: Readonly<Partial<Record<BanknoteMark, string>>> = {
  strip: '2009 ve sonrası',
  small: '1990 ve öncesi',
  torn: 'bütün banknotlar',
}
