import { byCurrency } from '#domain/currency.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import type { Direction } from '#domain/rate.ts'
import { currencyWords } from './currency-words.ts'
import { pageLabels } from './frame.ts'

/** The display names of the pairs are fixed: docs/product.md, "Currencies". */
export const currencyNames = byCurrency((code) => `${currencyWords[code].name} / TL`)

export const perHundred = '100 birim'
export const askAtTheCounter = 'Gişeye sorunuz'

export const columns = { code: 'Kod', buy: 'Alış', sell: 'Satış', change: 'Fark' }

export const liveBoard = {
  title: (office: string) => `${office} gişe kurları`,
  caption: (office: string) => `${office} gişe döviz kurları`,
  pick: 'grafiğini göster',
  failedNote: '5 saniye içinde yedek kaynağa geçilir.',
  silentNote: 'Yeni fiyat alınamıyor. Tablo son bilinen kurları gösterir.',
  closedNote: 'Gişemiz şu an kapalı. Tablo son kurları gösterir.',
}

export const bankSource = { label: 'Kaynak: ', bank: 'TCMB' }

/** The central bank's rates for money in accounts and for banknotes. */
export const officialKinds: Readonly<Record<OfficialKind, string>> = { doviz: 'döviz', efektif: 'efektif' }

export const bankBoard = {
  title: 'TCMB kurları',
  caption: (kind: OfficialKind) => `TCMB ${officialKinds[kind]} kurları`,
  chip: 'Günlük bülten',
  /** The line in the head of the table. */
  head: { doviz: 'Döviz kurları', efektif: 'Efektif (banknot) kurları' } satisfies Record<OfficialKind, string>,
  kinds: 'Döviz ya da efektif',
  kind: { doviz: 'Döviz', efektif: 'Efektif' } satisfies Record<OfficialKind, string>,
  retryNote: '30 dakikada bir yeniden denenir.',
  noChange: 'fark gösterilmez',
  days: '. Geçmiş günler: ',
}

export const updated = (moment: string) => `Son güncelleme: ${moment}`
export const bulletinOf = (day: string) => `Bülten: ${day}`

/** Texts of a table without rows; they are fixed: docs/product.md, "Fixed texts". */
export const emptyTexts = {
  loading: {
    title: 'Veriler yükleniyor...',
    socket: 'Socket bağlantısı kuruluyor',
    bank: 'TCMB API bağlantısı kuruluyor',
  },
  failed: { title: 'Bağlantı hatası', socket: 'Sunucuya bağlanılamıyor', bank: 'TCMB sunucusuna bağlanılamıyor' },
  nothing: { title: 'Veri bulunamadı', detail: 'Henüz veri gelmedi' },
}

export const hero = {
  /** One line on a phone, so that both prices are in the first view. */
  title: 'Dolar ve euro',
  sellRate: 'Satış kuru',
  /** The link from both boards to the calculator. */
  ask: {
    title: pageLabels.calculator,
    text: 'Tutarı yazın, karşılığını ve getireceğiniz belgeleri görün.',
    go: 'Hesapla',
  },
}

export const movementWords: Readonly<Record<Direction, string>> = {
  up: 'yükseldi',
  down: 'düştü',
  unchanged: 'değişmedi',
}
export const noEarlierClose = 'önceki kapanış yok'
export const noBuy = 'alış kuru yok'
export const noRate = 'kur yok'

/** The word before the time of a figure. A live figure shows a marker instead; screen readers read "canlı". */
export const freshnessWords: Readonly<Record<Freshness, string>> = {
  live: 'canlı',
  delayed: 'Gecikmeli',
  stale: 'Eski',
  closed: 'Kapalı',
}

/** Follows the time of a price that may be outdated. */
export const asOf = ' itibarıyla'

export const sourceWords = {
  connecting: 'Bağlanıyor',
  waiting: 'Fiyat bekleniyor',
  error: 'Bağlantı hatası',
  disconnected: 'Bağlantı kesildi',
  live: 'Canlı',
  polling: 'Yedek kaynak, 5 sn’de bir',
  delayed: 'Gecikmeli fiyat',
  stale: 'Son bilinen veri',
  closed: 'Gişe kapalı',
}

/** Follows an age. */
export const ago = ' önce'

/** Screen readers announce these texts when the source of the live table changes. */
export const sourceAnnouncements: Readonly<Record<keyof typeof sourceWords, string>> = {
  connecting: 'Gişe kurlarına bağlanılıyor.',
  waiting: 'Bağlantı kuruldu, fiyat bekleniyor.',
  error: 'Gişe kurlarına bağlanılamadı.',
  disconnected: 'Gişe kurlarıyla bağlantı kesildi.',
  live: 'Kurlar canlı.',
  polling: 'Kurlar yedek kaynaktan alınıyor.',
  delayed: 'Kurlar gecikmeli.',
  stale: 'Yeni fiyat alınamıyor, son bilinen kurlar gösteriliyor.',
  closed: 'Gişe kapalı, son kurlar gösteriliyor.',
}
