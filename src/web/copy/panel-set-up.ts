import { formatDigits } from '../format/format.ts'

/** The list of missing settings. */
export const setUpWords = {
  title: 'Açılmadan önce',
  count: (count: number) => `${formatDigits(count)} iş kaldı`,
  open: 'Sayfasını aç',
  of: (why: string) => `: ${why}`,
  technician: 'Teknisyeniniz yapar:',
  hide: 'Gizle',
  hideRule: 'Gizlediğiniz satır durum komutunda görünmeye devam eder; kimin gizlediği geçmişe yazılır.',
  hidden: (count: number) => `Gizlenenler (${formatDigits(count)})`,
  hiddenBy: (name: string, day: string) => `${name} gizledi, ${day}`,
  show: 'Geri getir',
  /** For a person who tries out the panel with sample prices. */
  demo: {
    title: 'Gezinin, deneyin',
    text: 'Fiyatlar uydurma, hiçbir şey bozulmaz. Bir kurun payını değiştirin ve siteye bakın; fiyatları durdurup sürdürün.',
    links: { notice: 'Duyuru yaz', hours: 'Erken kapat', window: 'Vitrin tabelasına bak', status: 'Kurum durumu' },
  },
} as const
