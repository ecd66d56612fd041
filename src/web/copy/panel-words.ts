import type { PanelBody } from '#contract/panel/page.ts'
import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { formatAge } from '../format/format.ts'

/** What stands around each page of the office's panel. */
export const panelFrameWords = {
  name: 'Gişe paneli',
  skip: 'İçeriğe geç',
  rail: 'Panel',
  dock: 'Ana menü',
  signOut: 'Çıkış',
  window: 'Vitrin tabelası',
  halt: ['Fiyatları', 'durdur'],
  resume: ['Fiyatları', 'sürdür'],
  halted: ['Fiyatlar', 'durduruldu'],
  /** After the number on a bell. */
  unread: ' okunmamış',
  sample: 'Örnek veri',
  sampleLine: 'Örnek veri: bu fiyatlar gerçek değildir.',
  feed: {
    live: 'Sağlayıcıdan son fiyat ',
    late: 'Sağlayıcı gecikiyor, son fiyat ',
    never: 'fiyat gelmedi',
    old: 'Sayfa güncellenmiyor, son bilgi ',
  },
  cancel: 'Vazgeç',
}

/** In the rail and the dock, by the page that they open. */
export const panelLabels = {
  prices: 'Fiyatlar',
  several: 'Birlikte değiştir',
  messages: 'Mesajlar',
  notice: 'Duyuru',
  hours: 'Saatler',
  facts: 'Bilgiler',
  history: 'Geçmiş',
  people: 'Kişiler',
  more: 'Diğer',
} as const

export const panelTitles: Readonly<Record<PanelBody['kind'] | SignInPage['kind'], string>> = {
  home: 'Fiyatlar',
  price: 'Fiyat',
  banknotes: 'Banknotlar',
  several: 'Birlikte değiştir',
  'gold-board': 'Altın tablosu',
  notice: 'Duyuru',
  hours: 'Saatler',
  facts: 'Bilgiler',
  history: 'Geçmiş',
  'day-record': 'Günün kaydı',
  messages: 'Mesajlar',
  message: 'Mesaj',
  people: 'Kişiler',
  'add-person': 'Kişi ekle',
  more: 'Diğer',
  status: 'Kurum durumu',
  problem: 'Olmadı',
  'sign-in': 'Giriş',
  enrol: 'Cihazı tanıtma',
  'enrol-over': 'Bağlantı geçersiz',
}

export const panelTitle = (title: string, office: string) => `${title} | ${office} gişe paneli`

/** While nothing comes from the server. */
export const pageIsOld = {
  title: 'Sayfa güncellenmiyor',
  /** "17.09.42" */
  text: (since: string) =>
    `Son bilgi: ${since}. Gördükleriniz o anın fiyatlarıdır; şimdiki fiyat değildir. Bağlantı gelince kendiliğinden yenilenir.`,
  nothing: 'Bu sırada değişiklik yayınlanamaz; fiyatları durdurmak yine de mümkündür.',
  retry: 'Şimdi dene',
}

/** While a form is on its way. */
export const panelSending = { wait: 'Bekleyin' }

/** "2 sn", "31 dk", "3 sa" */
export function panelAge(age: number): string {
  return age < MINUTE ? `${Math.max(0, Math.floor(age / SECOND))}\u00A0sn` : formatAge(age).replace(' ', '\u00A0')
}

/** Two letters in a circle; Turkish capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '')
  return letters.join('').toLocaleUpperCase('tr-TR')
}
