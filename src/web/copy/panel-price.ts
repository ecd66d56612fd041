/** The page of one price. */
export const pricePanel = {
  margin: 'Pay',
  sum: 'sağlayıcı + pay = bizim fiyat',
  side: { buy: 'Alış payı', sell: 'Satış payı' },
  provider: 'sağlayıcı',
  less: (side: 'buy' | 'sell', step: string) => `${side === 'buy' ? 'Alış' : 'Satış'} payını ${step} azalt`,
  more: (side: 'buy' | 'sell', step: string) => `${side === 'buy' ? 'Alış' : 'Satış'} payını ${step} artır`,
  preview: 'Önizleme',
  onceResumed: 'Sürdürülünce sitede',
  withThis: 'bu payla',
  oncePublished: 'yayınlanınca sitede',
  onSiteNow: 'Sitede şimdi',
  caption: 'Eski ve yeni fiyat',
  /** The heading of the first column of a preview. */
  state: 'Hangisi',
  now: 'Şimdi',
  next: 'Yeni',
  own: 'Bizim fiyat',
  difference: 'Fark',
  spread: 'Makas',
  toBank: 'TCMB’ye göre',
  ofPureGold: '1 g has için',
  publish: 'Yayınla',
  publishing: 'Yayınlanıyor…',
  bar: 'Yayınlama',
  buyAndSell: (name: string) => `${name} alış / satış`,
  unchanged: 'Değişiklik yok',
  onSite: (sides: string) => `${sides} yayında`,
  notPossible: 'Yayınlanamaz',
  confirmFirst: 'Önce onaylayın',
  chooseFirst: 'Önce hangisinin geçerli olduğunu seçin',
  notPublished: 'Yayınlanmadı',
  old: 'Sayfa güncellenmiyor',
  oldText: 'Bağlantı gelmeden yayınlanamaz.',
  undo: 'Geri al',
  /** Follows "Geri al" for screen readers, and names the change. */
  undone: (change: string) => `: ${change}`,
  halt: { currency: 'Bu kuru durdur', metal: 'Bu ürünü durdur' },
  resume: { currency: 'Bu kuru sürdür', metal: 'Bu ürünü sürdür' },
  haltedNow: (name: string) => `${name} durduruldu`,
  information: 'Sitede yalnız bilgi için görünür; alınıp satılmadığı için pay verilmez.',
  held: (name: string, age: string) => `${name} ${age} bekletiliyor.`,
  heldText: (sides: string) => `Gelen fiyat: ${sides}. Doğruysa geçirin; sitede o zaman görünür.`,
  pass: 'Bu fiyatı geçir',
  cut: 'Payın tamamı uygulanmıyor.',
  today: 'Bugün',
  low: 'En düşük',
  high: 'En yüksek',
  daySide: 'Alış ya da satış',
  dayCaption: 'Günün en düşük ve en yüksek fiyatı',
  noDay: 'Bugün henüz kayıt yok',
  lastFive: 'Son beş değişiklik',
  noChange: 'Henüz değişiklik yok',
  byFile: 'Dosyadan',
}

export const sideNames = { buy: 'Alış', sell: 'Satış' } as const

/** `since` is, for example, "09.00’dan". */
export const daySince = (since: string) => `${since} beri`

export const dayLineLabel = (sell: readonly [string, string], buy: readonly [string, string] | null) =>
  `Bugün satış en düşük ${sell[0]}, en yüksek ${sell[1]}${buy === null ? '' : `; alış en düşük ${buy[0]}, en yüksek ${buy[1]}`}`

export const priceChips = {
  live: 'Canlı',
  delayed: 'Gecikmeli',
  stale: 'Eski',
  closed: 'Gişe kapalı',
  unpriced: 'Fiyat gelmedi',
  crossed: 'Yayında değil',
  unmargined: 'Yayında değil',
  halted: 'Durduruldu',
  held: 'Bekletiliyor',
  refused: 'Alınmadı',
  /** Shown while the server is silent. */
  old: 'Güncellenmiyor',
}
