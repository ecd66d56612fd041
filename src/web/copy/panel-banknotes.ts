import { questionAfter, shareAsObject } from '#contract/banknote-names.ts'
import type { BanknoteChoice, BanknoteKind } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from './currency-words.ts'

export const panelBanknotes = {
  /** For example "USD, ABD doları". */
  of: (code: CurrencyCode) => `${code}, ${currencyWords[code].formal}`,
  lead: (code: CurrencyCode) =>
    `Hangi ${currencyWords[code].plain} hangi fiyattan alınır. Sitede, hesapta ve vitrinde görünür.`,
  buying: 'Alırken',
  board: (price: string) => `tabela: alış ${price}`,
  less: (name: string, step: string) => `${name}: fiyatı ${step} azalt`,
  more: (name: string, step: string) => `${name}: fiyatı ${step} artır`,
  amount: (name: string) => `${name}: fark`,
  /** The button next to a kind that has a rule. */
  removeOne: (name: string) => `${name}: kuralı kaldır`,
  removed: 'kural yok',
  removeAll: 'Bütün kuralları kaldır',
  removal: {
    title: (code: CurrencyCode) => `${code} banknot kuralları kaldırılsın mı?`,
    text: 'Kurallar siteden, hesaptan ve vitrinden kalkar. Bütün banknotlar tabela fiyatından alınır.',
    yes: 'Evet, kaldır',
  },
  changeCount: (count: number) => `${count} değişiklik`,
  none: (code: CurrencyCode) => `${code} için kural yok`,
  inForce: 'Sitedeki kurallar',
  /** For example "50 USD: −0,50; site ve vitrin". */
  published: (change: string) => `${change}; site ve vitrin`,
  /** For example "Sitede 50 USD tabela fiyatında kaldı". */
  remains: (name: string, rule: string) => `Sitede ${name} ${rule} kaldı`,
  atBoard: 'tabela fiyatında',
  onSite: 'şu an sitede',
  note: 'Banknot',
  price: 'Alış',
  caption: 'Ziyaretçinin okuyacağı tablo',
  empty: 'Seçtikçe burada görürsünüz. Hiçbiri seçilmezse sitede, hesapta ve vitrinde hiçbir şey yazmaz.',
  asked: 'Hesapta sorulur',
  inWindow: 'Vitrinde yazar',
  unreadable: 'Farkı lira olarak yazın. Örnek: −0,50',
  tooMuch: (limit: number, most: string) => `Fark alış fiyatının ${shareAsObject(limit)} aşıyor (en çok ${most}).`,
  far: (share: string) => `Fark alış fiyatının %2’sini aşıyor (%2’si ${share}).`,
  intended: (likely: string) => `${likely} ${questionAfter(likely)} demek istediniz?`,
  make: (likely: string) => `${likely} yap`,
  confirm: 'Evet, böyle olsun',
}

export const choiceNames: Readonly<Record<BanknoteChoice, string>> = {
  full: 'Tabela fiyatı',
  less: 'Daha az',
  no: 'Alınmaz',
  ask: 'Gişede bakılır',
}

/** Returns a note under the name of a kind, for experienced clerks; null means that the name is enough. */
export function kindNote({ mark, notes }: BanknoteKind): string | null {
  switch (mark) {
    case 'strip':
      return '2009 ve sonrası'
    case 'large':
      return notes.length === 0 ? null : '1996–2006'
    case 'small':
      return '1990 ve öncesi'
    case 'torn':
      return 'bütün banknotlar'
    case 'plain':
    case 'coin':
      return null
  }
}
