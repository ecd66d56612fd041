import { closeLabel, pageLabels } from './frame.ts'

/** The labels of the buttons are fixed: docs/product.md, "Fixed texts". */
const consentBanner = {
  region: 'Çerez bildirimi',
  heading: 'Çerez kullanıyoruz.',
  text: 'Zorunlu çerezler site için gereklidir. Analitik ve reklam çerezleri yalnızca onayınızla kullanılır. Ayrıntılar',
  policyLink: pageLabels.cookiePolicy,
  textEnd: 'sayfasındadır.',
  reject: 'Zorunlu Olanlar Haric Reddet',
  accept: 'Tumunu Kabul Et',
  preferences: 'Cerez Tercihleri',
}

const consentDialog = {
  title: 'Cerez Tercihleri',
  essential: { title: 'Zorunlu çerezler', text: 'Sitenin çalışması için gereklidir.', state: 'Her zaman etkin' },
  analytics: { title: 'Analitik çerezler', text: 'Ziyaretleri anonim olarak ölçmemize yardım eder.' },
  advertising: { title: 'Reklam çerezleri', text: 'İlgi alanınıza uygun içerik gösterilmesini sağlar.' },
  save: 'Kaydet',
  cancel: 'Iptal',
}

/** The texts of the consent bar and its dialog, in any language. */
export interface ConsentWords {
  readonly banner: Readonly<typeof consentBanner>
  readonly dialog: Readonly<typeof consentDialog>
  readonly close: string
}

export const CONSENT: ConsentWords = { banner: consentBanner, dialog: consentDialog, close: closeLabel }

export const consentLog = {
  analytics: { on: 'Analitik çerezler etkinleştirildi.', off: 'Analitik çerezler devre dışı bırakıldı.' },
  advertising: { on: 'Reklam çerezleri etkinleştirildi.', off: 'Reklam çerezleri devre dışı bırakıldı.' },
}
