import { formatDigits } from '../format/format.ts'

/** The list of missing settings. */
export const setUpWords = {
  title: 'Açılmadan önce',
  count: (count: number) => `${formatDigits(count)} iş kaldı`,
  /** A link to the page with this title. */
  open: (page: string) => `${page} sayfasını aç`,
  of: (why: string) => `: ${why}`,
  /** Says who does a step, and where. The keys are those of the steps; some steps have no advice. */
  advice: {
    facts: 'Hepsini “Bilgiler” sayfasında siz yazarsınız; bitince orada “Örnek veri” için “hayır” seçin.',
    provider: 'Teknisyeniniz bağlar.',
    mail: 'Teknisyeniniz ayarlar.',
    backup: 'Teknisyeniniz yapar.',
    panel: 'Teknisyeniniz ayarlar.',
  } satisfies Readonly<Record<string, string>>,
  hide: 'Gizle',
  hideRule: 'Gizlediğiniz satırı teknisyeniniz yine görür; kimin gizlediği geçmişe yazılır.',
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

/** Changes of access, which the first page lists while no mail is sent. */
export const accessNews = {
  title: 'Kişiler ve cihazlar',
  why: 'E-posta gönderilmediği için son iki günde yapılanlar burada gösteriliyor.',
}
