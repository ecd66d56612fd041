import type { OfficeFacts } from '#contract/office-facts.ts'
import { isListed, type ListedKey, PAGE_KEYS, PAGES } from '#contract/paths.ts'
import { SAMPLE_MARK } from '#contract/shared-data.ts'
import { byKey } from '#domain/by-key.ts'
import type { FrameWords } from './frame-words.ts'

export const pageLabels: Readonly<Record<ListedKey, string>> = byKey(
  PAGE_KEYS.filter(isListed),
  (key) => PAGES[key].label,
)

export const mainMenu = 'Ana menü'
export const menuButton = 'Menü'
/** The accessible name of the breadcrumb. */
export const siteTrail = 'Bulunduğunuz yer'
export const newTabNote = 'yeni sekmede açılır'
export const closeLabel = 'Kapat'
export const sampleMark = SAMPLE_MARK

export const legalNotice =
  'Bu sayfadaki kurlar bilgilendirme amaçlıdır, yatırım tavsiyesi değildir. İşlem fiyatı gişede kesinleşir. Japon yeni kuru 100 birim üzerinden gösterilir.'

/** Returns, for example, "Eminönü ve Sirkeci çevresinde "; empty if the office names no quarters. */
export const within = ({ around }: OfficeFacts['address']) => (around === null ? '' : `${around} çevresinde `)

export function introduction({ founded, address }: OfficeFacts): string {
  const since = founded === null ? '' : `${founded} yılından bu yana `
  const text = `${since}${within(address)}kurumsal döviz bürosu.`
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
}

export const footer = {
  quickLinks: 'Hızlı Bağlantılar',
  services: 'Hizmetler',
  contact: 'İletişim',
  policy: 'Kurumsal politika (PDF)',
  registry: 'Bilgi Toplumu Hizmetleri',
}

export const floats = {
  write: 'Mesaj yazın',
  /** Opens directions to the counter in the phone's map. */
  directions: 'Yol tarifi',
}

/** The frame of every Turkish page. */
export const turkishFrame: FrameWords = {
  skip: 'İçeriğe geç',
  homeLink: (name) => `${name}, ana sayfa`,
  newTab: newTabNote,
  sample: {
    mark: sampleMark,
    office: 'Kurum bilgileri gerçek değildir.',
    rates: 'Kurlar gerçek değildir.',
    both: 'Kurlar ve kurum bilgileri gerçek değildir.',
  },
  offline: {
    withoutNetwork: 'İnternet bağlantısı yok.',
    withNetwork: 'Siteye şu anda ulaşılamıyor.',
    before: 'Gördüğünüz bilgiler',
    after: ' itibarıyladır.',
  },
  floats: {
    region: 'Hızlı erişim',
    write: () => floats.write,
    where: ' (mesajlaşma uygulamasında). ',
    call: 'Ara',
    badge: 'Fiyatlar bilgi amaçlıdır',
    toTop: 'Sayfanın başına dön',
    directions: floats.directions,
  },
  theme: { group: 'Görünüm', system: 'Sistem', light: 'Açık', dark: 'Koyu' },
  footer: {
    kind: (kind) => kind,
    number: 'Yetki belgesi no:',
    authority: (authority) => authority,
    permit: 'Yetki belgemiz',
    consent: 'Cerez Tercihlerini Guncelle',
    notice: 'Sitede yer alan kurlar bilgilendirme amaçlıdır, yatırım tavsiyesi değildir.',
  },
}

/** Replaces a page that crashed; the phone number follows. */
export const pageFailureText = {
  title: 'Bu sayfa şu anda gösterilemiyor',
  text: 'Bize telefonla ulaşabilirsiniz:',
  reload: 'Yeniden yükle',
}

export const navigationUnderWay = 'Sayfa açılıyor'

/** Shown while the requested page cannot be reached. */
export const navigationError = {
  text: 'Bağlantı kurulamıyor. İstediğiniz sayfa, bağlantı gelince açılacak.',
  tryAgain: 'Tekrar dene',
  stay: 'Bu sayfada kal',
}

/** Names in the structured data. */
export const exchangeService = 'Döviz alım satım'
export const goldService = 'Altın alım satım'
export const identifierNames = { permit: 'Yetki belgesi no', mersis: 'MERSİS no' }
