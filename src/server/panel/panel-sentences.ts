import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'

/** The document shows these texts in a browser in which the panel's script does not run. */
export const PLAIN = {
  loading: 'Panel açılıyor…',
  stop: 'Bütün fiyatları durdur',
  stopped: 'Bütün fiyatlar siteden kaldırıldı; yerlerinde “Gişeye sorunuz” yazıyor.',
  stoppedHere: 'Fiyatlar bu makinede siteden kaldırıldı; siteyi sunan öteki makineler almamış olabilir.',
  notStopped: 'Fiyatlar durdurulamadı. Paneli yeniden açıp bir daha deneyin.',
  tooMany: (seconds: number) => `Kısa sürede çok fazla istek gönderildi. ${seconds} saniye sonra yeniden deneyin.`,
  toPanel: { href: PANEL_PATHS.home, text: 'Panele dön' },
  toSignIn: { href: PANEL_PATHS.signIn, text: 'Giriş sayfasına git' },
}

export const OTHER_HOST = 'Bu sayfa bu adla açılmaz.'
