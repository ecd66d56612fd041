import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'

/** The document shows these texts in a browser in which the panel's script does not run. */
export const PLAIN = {
  loading: 'Panel açılıyor…',
  stop: 'Bütün fiyatları durdur',
  /** The question before the stop. */
  ask: 'Bütün fiyatlar durdurulsun mu? Sitede ve vitrinde her fiyatın yerinde “Gişeye sorunuz” yazar.',
  yes: 'Evet, hepsini durdur',
  no: 'Vazgeç',
  stopped: 'Bütün fiyatlar siteden kaldırıldı; yerlerinde “Gişeye sorunuz” yazıyor.',
  stoppedHere: 'Fiyatlar bu makinede siteden kaldırıldı; siteyi sunan öteki makineler almamış olabilir.',
  stoppedInMemory:
    'Bütün fiyatlar siteden kaldırıldı, ama hiçbir yere yazılamadı: site yeniden açılırsa fiyatlar geri gelir. Teknisyeninizi arayın.',
  resumedPartly: 'Fiyatlar durdurulmuştu; bir kısmını sonradan biri yeniden sürdürdü. Ötekiler durdurulmuş.',
  notInForce: 'Bu durdurma yürürlükte değil: sonradan biri yeniden sürdürdü ya da durdurma hiç ulaşmadı.',
  notStopped: (technician: string | null) =>
    `Fiyatlar durdurulamadı. Bir daha deneyin; olmazsa teknisyeninizi arayın${technician === null ? '' : `: ${technician}`}.`,
  notAdmitted: 'Fiyatlar durdurulamadı: oturumunuz kapanmış. Yeniden girin ya da teknisyeninizi arayın.',
  signedOut: 'Oturumunuz kapanmış. Fiyatların durumunu görmek için yeniden girin.',
  tooMany: (seconds: number) => `Kısa sürede çok fazla istek gönderildi. ${seconds} saniye sonra yeniden deneyin.`,
  toPanel: { href: HOME_PAGE.path, text: 'Panele dön' },
  toSignIn: { href: PANEL_PATHS.signIn, text: 'Giriş sayfasına git' },
}

export const OTHER_HOST = 'Bu sayfa bu adla açılmaz.'
