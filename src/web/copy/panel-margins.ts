import { MINUTE, SECOND } from '#domain/calendar.ts'
import { marginSize, writeMargin } from '#domain/margin-text.ts'
import type { Margin, MarginMistake } from '#domain/margin.ts'

const SIDES = { buy: 'Alış', sell: 'Satış' } as const

/** Texts next to the fields of margins. */
export const marginFields = {
  sign: (field: string) => `${field}: işareti değiştir`,
  of: (price: string, field: string) => `${price}, ${field.toLocaleLowerCase('tr-TR')}:`,
  /** `when` is, for example, "bugün 14.05"; empty means unknown. */
  theirs: (by: string | null, margin: string, when: string) =>
    `${by ?? 'Başkası'} bu arada ${margin} yaptı${when === '' ? '' : ` (${when})`}.`,
  adopt: 'Onunkini al',
  /** For a person who has published from another window or device. */
  own: (margin: string, when: string) =>
    `Siz bunu başka bir sayfada ${margin} yaptınız${when === '' ? '' : ` (${when})`}.`,
  adoptOwn: 'Onu al',
  noPrice: 'Sağlayıcıdan güncel fiyat yok.',
  byBulletin: (sides: string) => `Pay, TCMB bülteniyle (${sides}) ölçülüyor.`,
  byClose: (sell: string) => `Pay, son kapanışla (satış ${sell}) ölçülüyor.`,
  noMeasure: {
    currency: 'Payı ölçecek bülten ya da kapanış da yok; yayınlamadan önce payı bir kez daha onaylarsınız.',
    metal: 'Payı ölçecek bir kapanış da yok; yayınlamadan önce payı bir kez daha onaylarsınız.',
  },
  undo: {
    overtaken: 'Bu arada başka bir değişiklik yayınlandı; geri alınmadı. Geçmişe bakıp karar verin.',
    forgotten: 'Bu sürüm artık saklanmıyor; geri alınmadı.',
  },
}

/** Texts after a publication. */
export const publishedWords = {
  /** For example "1 saniyede yayınlandı". */
  in: (ms: number) =>
    ms < MINUTE
      ? `${Math.max(1, Math.round(ms / SECOND))} saniyede yayınlandı`
      : `${Math.round(ms / MINUTE)} dakikada yayınlandı`,
  unknown: 'Siteyi sunan öteki makinelerin alıp almadığı öğrenilemedi.',
  notTakenBy: (names: string) => `Siteyi sunan öteki makineler almadı: ${names}.`,
}

/** Texts for the answer to an approval. */
export const approvalText = {
  'nothing-held': 'Bekletilen fiyat artık yok.',
  replaced: 'Bekleyen fiyat bu arada değişti. Yenisine bakıp karar verin.',
  late: 'Onay kaydedildi, ama fiyat henüz geçmedi. Birazdan yeniden bakın.',
}

/** The form that changes all margins of a board by one amount. */
export const widenPanel = {
  title: 'Hepsi birden',
  text: 'açmak alış paylarını düşürür, satış paylarını yükseltir',
  amount: 'Tutar',
  short: (times: 1 | -1) => (times === 1 ? 'Hepsini aç' : 'Hepsini daralt'),
  /** For example "Hepsini 5 kuruş aç". */
  by: (amount: Margin, times: 1 | -1) => `Hepsini ${amountText(amount)} ${times === 1 ? 'aç' : 'daralt'}`,
  left: (names: string) => `Aynı kaldı, çünkü lira ile yüzde toplanmaz: ${names}.`,
}

/** Returns, for example, "5 kuruş", "5 lira" or "%0,25". */
function amountText(amount: Margin): string {
  if (amount.kind === 'percent') return writeMargin(amount)
  const kurus = marginSize(amount) / 10_000
  return Number.isInteger(kurus) && kurus < 100 ? `${kurus} kuruş` : `${writeMargin(amount)} lira`
}

/** Explains why a margin is refused. */
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
  onSite: (sides: string) => `Sitede ${sides} duruyor.`,
  notOnSite: 'Sitede “Gişeye sorunuz” yazıyor.',
  make: (side: 'buy' | 'sell', likely: string) => `${SIDES[side]} payını ${likely} yap`,
  asBefore: 'Eski paya dön',
}

/** Warns about a margin that is possible but probably a mistake. */
export const unusualMargin = {
  title: 'Alışılmadık bir pay.',
  'in-favour': (side: 'buy' | 'sell', margin: string) =>
    `${SIDES[side]} payı ${margin}, fiyatı müşterinin lehine değiştirir; işaret yanlış olabilir.`,
  'five-times': (side: 'buy' | 'sell', last: string) =>
    `${SIDES[side]} payı öncekinin (${last}) beş katından çok; virgül kaymış olabilir.`,
  thousands: (side: 'buy' | 'sell', written: string, margin: string) =>
    `${SIDES[side]} payında “${written}”, ${margin} lira sayılır; bin için nokta ve virgül koymadan yazın.`,
  'over-largest': (side: 'buy' | 'sell', largest: string, times: number) =>
    `${SIDES[side]} payı son 30 günde en çok ${largest} oldu; bu, onun yaklaşık ${times} katı.`,
  'over-half-percent': (side: 'buy' | 'sell') => `${SIDES[side]} payı fiyatın %0,5’ini aşıyor.`,
  unmeasured: (side: 'buy' | 'sell') =>
    `${SIDES[side]} payını ölçecek ne fiyat ne bülten ne de kapanış var; bir kez daha bakın.`,
  lost: (side: 'buy' | 'sell', last: string) => `${SIDES[side]} payı ${last} idi; şimdi hiç yok.`,
  more: (count: number) => `Benzer ${count} uyarı daha var.`,
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

/** The page that changes several margins at once. */
export const severalPanel = {
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
  taken: (count: number) => `Site ve vitrin ${count} değişikliği aldı`,
  information: 'Bilgi için gösterilenlere pay verilmez:',
  goldBoard: 'Altın tablosunu aç, kapat ya da ürünlerini seç',
}

/** The page about the gold board. */
export const goldPanel = {
  text: 'Açıkken sitede ve vitrinde altın fiyatları da görünür. Kapatınca paylar silinmez.',
  on: 'Altın tablosu açık',
  off: 'Altın tablosu kapalı',
  products: 'Alınıp satılan ürünler',
  unticked: 'İşaretsizler tablo açıkken yalnız bilgi için görünür.',
  information: 'Yalnız bilgi için:',
  theirs: 'Bu arada başkası altın tablosunu değiştirdi; işaretler sizin gördüğünüz gibi duruyor.',
  adopt: 'Onunkini al',
  publish: 'Yayınla',
  margins: 'Altın paylarını birlikte değiştir',
}
