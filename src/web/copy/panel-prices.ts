import { productName } from '#contract/product-names.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { formatDigits } from '../format/format.ts'
import { goldWords } from './gold.ts'
import { perHundred } from './rates.ts'
import { windowGoldName, windowNames } from './window-board-words.ts'

interface PriceName {
  /** For example "USD" or "Çeyrek". */
  readonly name: string
  /** For example "100 birim" or "yeni"; may be empty. */
  readonly small: string
  /** For example "ABD doları" or "yeni · 1,754 g · adet". */
  readonly long: string
}

export function priceName(code: InstrumentId): PriceName {
  if (!isMetal(code))
    return { name: code, small: INSTRUMENTS[code].unit === 100 ? perHundred : '', long: windowNames[code] }
  const [name, kind] = windowGoldName(code)
  const { age, details, money } = goldWords(code)
  const rest = [age, ...details, money].filter((part) => part !== undefined)
  return { name, small: money ?? kind, long: rest.join('\u00A0· ') }
}

/** Returns the full name in one text, for example "Çeyrek (yeni)". */
export const fullPriceName = productName

/** The home page of the panel. */
export const homePanel = {
  allGood: 'Bütün fiyatlar canlı, kaynaklar bağlı.',
  closedGood: 'Gişe kapalı.',
  /** `steps` are the open steps of the set-up list below. */
  toDo: (steps: number) =>
    steps === 0 ? 'Yapılacak bir şey yok.' : `Açılmadan önce yapılacak ${formatDigits(steps)} iş aşağıda.`,
  help: 'Sayfasını aç',
  allHalted: 'Bütün fiyatlar durduruldu',
  resumeAll: 'Fiyatları sürdür',
  unread: (count: number) => (count === 0 ? 'Okunmamış mesaj yok' : `${count} okunmamış mesaj`),
  oldest: (when: string) => `en eskisi ${when} geldi`,
  open: (count: number) => (count === 0 ? 'yeni mesaj geldiğinde burada görünür' : `${count} açık mesaj`),
  messagesAway: 'Mesajlar şu anda okunamıyor',
  several: 'Birkaçını birlikte değiştir',
  lastEdit: 'Son değişiklik:',
  byFile: 'dosyadan',
  history: 'Geçmiş',
  site: 'Siteyi müşteri gibi gör',
  lastStop: 'Son durdurma:',
  unnamed: (name: string) => `Geçmişte adınızın yerine “${name}” yazıyor.`,
  writeName: 'Adımı yaz',
  all: 'bütün fiyatlar',
  stillStopped: 'Henüz sürdürülmedi.',
  /** `when` is, for example, "bugün 11.50". */
  resumed: (by: string | null, when: string) => (by === null ? `Sürdürüldü: ${when}.` : `Sürdüren: ${by}, ${when}.`),
}

export const priceList = {
  title: 'Fiyatlar',
  legend: 'büyük: bizim fiyat · küçük: sağlayıcı ve pay',
  caption: 'Fiyatlar: bizim, sağlayıcının, pay ve durum',
  code: 'Kur',
  buy: 'Alış',
  sell: 'Satış',
  spread: 'Makas',
  state: 'Durum',
  changed: 'Son değişiklik',
  gold: 'Altın',
  provider: 'sağlayıcı ',
  margin: 'pay ',
  ask: 'Gişeye sorunuz',
  none: '—',
  empty: { title: 'Fiyat yok', text: 'Fiyatı verilen bir kur ya da ürün yok.' },
}

/** The states of a price; screen readers read them, because the page shows a sign. */
export const priceStates = {
  live: 'canlı ',
  delayed: 'gecikmeli ',
  stale: 'eski ',
  closed: 'gişe kapalı ',
  unpriced: 'fiyat gelmedi',
  crossed: 'alış satışı geçti',
  unmargined: 'payı okunamıyor',
  halted: 'durduruldu',
  held: 'bekletiliyor',
  refused: 'alınmadı',
  old: 'güncellenmiyor ',
  /** For example "48 saniyedir" or "31 dakikadır". */
  lasting: (age: string) =>
    age
      .replace(/\u00A0sn$/, ' saniyedir')
      .replace(/\u00A0dk$/, ' dakikadır')
      .replace(/\u00A0sa$/, ' saattir')
      .replace(/\u00A0gün$/, ' gündür'),
}
