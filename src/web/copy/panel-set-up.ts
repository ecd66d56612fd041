import { formatDigits } from '../format/format.ts'

/** The words of the set-up list. */
export const setUpWords = {
  title: 'Açılmadan önce',
  count: (count: number) => `${formatDigits(count)} iş kaldı`,
  open: 'Sayfasını aç',
  of: (why: string) => `: ${why}`,
  technician: 'Teknisyeniniz yapar:',
  hide: 'Listeyi kapat',
  hideRule: 'Eksikler “Kurum durumu” sayfasında ve durum komutunda kalır; kimin kapattığı geçmişe yazılır.',
  /** To somebody who tries the panel with invented prices. */
  demo: {
    title: 'Gezinin, deneyin',
    text: 'Fiyatlar uydurma, hiçbir şey bozulmaz. Bir kurun payını değiştirin ve siteye bakın; fiyatları durdurup sürdürün.',
    links: { notice: 'Duyuru yaz', hours: 'Erken kapat', window: 'Vitrin tabelasına bak', status: 'Kurum durumu' },
  },
} as const
