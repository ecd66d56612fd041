import type { PanelPriceState } from '#contract/panel/price-shapes.ts'

export const status = {
  alone: 'Yalnız bu makineden görünür; buradan değişiklik yapılamaz.',
  prices: 'Fiyatlar',
  sum: 'sağlayıcı + pay = bizim fiyat',
  bulletin: (day: string) => `TCMB ${day} bülteni`,
  caption: 'Fiyatların durumu',
  code: 'Kur',
  provider: 'Sağlayıcı',
  margin: 'Pay',
  own: 'Bizim fiyat',
  official: 'TCMB’ye göre',
  age: 'Yaş',
  state: 'Durum',
  buy: 'alış',
  sell: 'satış',
  /** Labels of single figures on phones. */
  labels: {
    provider: ['Sağlayıcı alış', 'Sağlayıcı satış'],
    margin: ['Pay alış', 'Pay satış'],
    own: ['Bizim alış', 'Bizim satış'],
    official: ['TCMB’ye göre alış', 'TCMB’ye göre satış'],
  },
  lastPrice: (when: string) => `son fiyat ${when}`,
  old: 'güncellenmiyor',
  onSite: 'sitede “Gişeye sorunuz” yazıyor',
  refused: 'Son reddedilenler',
  newestFirst: 'en yeni üstte',
  refusedCaption: 'Son reddedilen ve bekletilen fiyatlar',
  refusedColumns: { code: 'Kur', buy: 'Alış', sell: 'Satış', at: 'Saat', why: 'Neden' },
} as const

export const priceStateWords: Readonly<Record<PanelPriceState['kind'], string>> = {
  live: 'canlı',
  delayed: 'gecikmeli',
  stale: 'eski',
  closed: 'kapalı',
  unpriced: 'fiyat yok',
  crossed: 'alış satışı geçti',
  unmargined: 'payı okunamıyor',
  halted: 'durduruldu',
  held: 'bekletiliyor',
  refused: 'reddediliyor',
}
