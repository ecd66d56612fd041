import { formatDigits } from '../format/format.ts'

/** The list of missing settings. */
export const setUpWords = {
  title: 'Açılmadan önce',
  count: (count: number) => `${formatDigits(count)} iş kaldı`,
  open: 'Sayfasını aç',
  of: (why: string) => `: ${why}`,
  technician: 'Teknisyeniniz yapar:',
  hide: 'Listeyi kapat',
  hideRule: 'Eksikler “Kurum durumu” sayfasında ve durum komutunda kalır; kimin kapattığı geçmişe yazılır.',
  /** For a person who tries out the panel with sample prices. */
  demo: {
    title: 'Gezinin, deneyin',
    text: 'Fiyatlar uydurma, hiçbir şey bozulmaz. Bir kurun payını değiştirin ve siteye bakın; fiyatları durdurup sürdürün.',
    links: { notice: 'Duyuru yaz', hours: 'Erken kapat', window: 'Vitrin tabelasına bak', status: 'Kurum durumu' },
  },
} as const
