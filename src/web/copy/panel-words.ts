import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { formatAge } from '../format/format.ts'

/** Texts of the frame around each page of the panel. */
export const panelFrameWords = {
  name: 'Gişe paneli',
  skip: 'İçeriğe geç',
  rail: 'Panel',
  dock: 'Ana menü',
  signOut: 'Çıkış',
  window: 'Vitrin tabelası',
  halt: ['Fiyatları', 'durdur'],
  halted: ['Fiyatlar', 'durduruldu'],
  /** Follows the number on the bell. */
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

/** The titles of the pages before the sign-in, in the tab. */
export const signInTitles: Readonly<Record<SignInPage['kind'], string>> = {
  'sign-in': 'Giriş',
  enrol: 'Cihazı tanıtma',
  'enrol-over': 'Bağlantı geçersiz',
}

export const panelTitle = (title: string, office: string) => `${title} | ${office} gişe paneli`

/** Shown while the server is silent. */
export const pageIsOld = {
  title: 'Sayfa güncellenmiyor',
  /** For example "17.09.42". */
  text: (since: string) =>
    `Son bilgi: ${since}. Gördükleriniz o anın fiyatlarıdır; şimdiki fiyat değildir. Bağlantı gelince kendiliğinden yenilenir.`,
  nothing: 'Bu sırada değişiklik yayınlanamaz; fiyatları durdurmak yine de mümkündür.',
  retry: 'Şimdi dene',
}

/** Shown while a form is being sent. */
export const panelSending = { wait: 'Bekleyin' }

/** Returns, for example, "2 sn", "31 dk" or "3 sa". */
export function panelAge(age: number): string {
  return age < MINUTE ? `${Math.max(0, Math.floor(age / SECOND))}\u00A0sn` : formatAge(age).replace(' ', '\u00A0')
}

/** Returns two initials in Turkish capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '')
  return letters.join('').toLocaleUpperCase('tr-TR')
}
