import type { MarginMistake } from '#domain/margin.ts'

const SIDES = { buy: 'Alış', sell: 'Satış' } as const

/** Why a margin is not taken. */
export const marginMistakes = {
  unreadable: 'Payı −0,02, +0,02 ya da %0,25 gibi yazın.',
  tooFar: (share: string, limit: string) => `Payın fiyata oranı ${share}; sınır ${limit}.`,
  below: 'Fiyat sıfırın altına inerdi.',
  crossing: (buy: string, sell: string) => `Alış (${buy}) satıştan (${sell}) yüksek olurdu.`,
  pastMarket: 'Fiyat piyasanın öteki yanını geçerdi.',
  tooWide: (limit: string) => `Makas ${limit} sınırını geçerdi.`,
  short: {
    'margins-cross': 'Alış satıştan yüksek olurdu',
    'margins-too-far': 'Pay sınırı aşıyor',
    'margins-too-wide': 'Makas sınırı aşıyor',
  } satisfies Readonly<Record<MarginMistake, string>>,
  title: 'Bu fiyat yayınlanmaz.',
  stands: (sides: string) => `Sitede ${sides} duruyor.`,
  standsNone: 'Sitede “Gişeye sorunuz” yazıyor.',
  make: (side: 'buy' | 'sell', likely: string) => `${SIDES[side]} payını ${likely} yap`,
  asBefore: 'Eski paya dön',
}

/** Possible, and hardly meant. */
export const unusualMargin = {
  title: 'Alışılmadık bir pay.',
  'in-favour': (side: 'buy' | 'sell', margin: string) =>
    `${SIDES[side]} payı ${margin}, fiyatı müşterinin lehine değiştirir; işaret yanlış olabilir.`,
  'five-times': (side: 'buy' | 'sell', last: string) =>
    `${SIDES[side]} payı öncekinin (${last}) beş katından çok; virgül kaymış olabilir.`,
  thousands: (side: 'buy' | 'sell', written: string) =>
    `${SIDES[side]} payında “${written}” ${written.replace(/^[+−–-]\s*/, '').split(/[.,]/)[0]} lira sayılır; bin için nokta ve virgül koymadan yazın.`,
  'over-largest': (side: 'buy' | 'sell', largest: string, times: number) =>
    `${SIDES[side]} payı son 30 günde en çok ${largest} oldu; bu, onun yaklaşık ${times} katı.`,
  'over-half-percent': (side: 'buy' | 'sell') => `${SIDES[side]} payı fiyatın %0,5’ini aşıyor.`,
  unmeasured: (side: 'buy' | 'sell') =>
    `${SIDES[side]} payını ölçecek ne fiyat ne bülten ne de kapanış var; bir kez daha bakın.`,
  yes: (margins: string) => `Evet, ${margins} doğru`,
}

export const marginConflict = {
  caption: 'İki değişiklik, pay ve fiyat',
  theirs: 'Onun payı',
  onSite: 'şimdi yayında',
  mine: 'Sizin payınız',
  typed: 'yazdığınız',
  they: 'Değişen',
  publishMine: 'Benimkini yayınla',
  keepTheirs: 'Onunki kalsın',
}

export const publishFailed = { title: 'Yayınlanamadı.', retry: 'Yeniden dene' }

/** Several prices at a time. */
export const severalPanel = {
  title: 'Birlikte değiştir',
  text: 'Payları yazın; değişenler boyanır. Hepsi birlikte yayınlanır ya da hiçbiri.',
  boards: { currencies: 'Döviz', metals: 'Altın' },
  heading: { currencies: 'Döviz payları', metals: 'Altın payları' },
  legend: 'eksi pay fiyatı düşürür, artı pay yükseltir',
  caption: 'Payların ve fiyatların eskisi ve yenisi',
  pick: 'Tablo',
  newBuy: 'Yeni alış',
  newSell: 'Yeni satış',
  field: (name: string, side: 'buy' | 'sell') => `${name} ${side === 'buy' ? 'alış' : 'satış'} payı`,
  now: (figure: string) => `şimdi ${figure}`,
  same: 'aynı',
  changed: 'değişti',
  impossible: 'yayınlanamaz',
  publish: 'Hepsini yayınla',
  count: (count: number, board: 'currencies' | 'metals') => `${count} ${board === 'metals' ? 'ürün' : 'kur'} değişti`,
  none: 'Değişiklik yok',
  noneText: 'Payı değiştirdikçe burada görünür.',
  notOne: 'Hiçbiri yayınlanmadı',
  notYet: 'Yayınlanamaz',
  mend: (names: string) => `Önce düzeltin: ${names}`,
  goldBoard: 'Altın tablosunu aç, kapat ya da ürünlerini seç',
}

/** The gold board as a whole. */
export const goldPanel = {
  title: 'Altın tablosu',
  text: 'Açıkken sitede ve vitrinde altın fiyatları da görünür. Paylar kapatınca silinmez.',
  on: 'Altın tablosu açık',
  off: 'Altın tablosu kapalı',
  products: 'Alınıp satılan ürünler',
  publish: 'Yayınla',
  margins: 'Altın paylarını birlikte değiştir',
}
