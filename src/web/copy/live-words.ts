import { DASH, formatDateTime } from '../format/format.ts'
import { sampleMark } from './frame.ts'
import { shortOpeningText } from './opening-words.ts'
import type { LiveWords } from './rate-words.ts'

/** Follows the time of a price that may be outdated. */
export const asOf = ' itibarıyla'

/** The texts of tables without rows are fixed: docs/product.md, "Fixed texts". */
export const TURKISH_LIVE: LiveWords = {
  title: (office) => `${office} gişe kurları`,
  caption: (office) => `${office} gişe döviz kurları`,
  updated: (instant) => `Son güncelleme: ${instant === null ? DASH : formatDateTime(instant)}`,
  source: {
    connecting: 'Bağlanıyor',
    waiting: 'Fiyat bekleniyor',
    error: 'Bağlantı hatası',
    disconnected: 'Bağlantı kesildi',
    live: 'Canlı',
    polling: 'Yedek kaynak, 5 sn’de bir',
    delayed: 'Gecikmeli fiyat',
    stale: 'Son bilinen veri',
    closed: 'Gişe kapalı',
  },
  announcements: {
    connecting: 'Gişe kurlarına bağlanılıyor.',
    waiting: 'Bağlantı kuruldu, fiyat bekleniyor.',
    error: 'Gişe kurlarına bağlanılamadı.',
    disconnected: 'Gişe kurlarıyla bağlantı kesildi.',
    live: 'Kurlar canlı.',
    polling: 'Kurlar yedek kaynaktan alınıyor.',
    delayed: 'Kurlar gecikmeli.',
    stale: 'Yeni fiyat alınamıyor, son bilinen kurlar gösteriliyor.',
    closed: 'Gişe kapalı, son kurlar gösteriliyor.',
  },
  empty: {
    loading: { title: 'Veriler yükleniyor...', detail: 'Socket bağlantısı kuruluyor' },
    failed: { title: 'Bağlantı hatası', detail: 'Sunucuya bağlanılamıyor' },
    nothing: { title: 'Veri bulunamadı', detail: 'Henüz veri gelmedi' },
  },
  notes: {
    failed: '5 saniye içinde yedek kaynağa geçilir.',
    silent: 'Yeni fiyat alınamıyor. Tablo son bilinen kurları gösterir.',
    closed: 'Gişemiz şu an kapalı. Tablo son kurları gösterir.',
  },
  freshness: { live: 'canlı', delayed: 'Gecikmeli', stale: 'Eski', closed: 'Kapalı' },
  asOf,
  ago: ' önce',
  sample: sampleMark,
  opening: shortOpeningText,
}
