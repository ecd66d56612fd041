import type { SignInPage, SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { waitText } from './panel-failures.ts'

export type WhySignedOut = Exclude<Extract<SignInPage, { kind: 'sign-in' }>['why'], null>

export const signInButton = 'Parmak iziyle girin'

/** The checkbox that extends a session. */
export const ownDevice = {
  label: 'Bu cihaz yalnız benim',
  hint: '30 dakika işlem yapmazsanız oturumunuz kapanır; bunu işaretlerseniz 12 saat.',
}

/** Shown over a page whose session has ended. */
export const sessionOver = {
  title: 'Oturumunuz kapandı',
  why: {
    idle: 'Uzun süre işlem yapmadınız.',
    'device-removed': 'Bu cihazın girişi kaldırıldı. Yanlışlıkla olduysa yöneticinizden yeni bir bağlantı isteyin.',
    ended: 'Oturumunuz kapatıldı: yetkiniz değişmiş, cihazınız kaldırılmış ya da her yerden çıkarılmış olabilirsiniz.',
    'signed-out': 'Bu tarayıcıda çıkış yapıldı.',
  } satisfies Readonly<Record<WhySignedOut, string>>,
  text: 'Sayfa gizlendi. Yeniden girince yazdıklarınızla kaldığınız yerden devam edersiniz.',
  leave: 'Yazdıklarımı sil',
}

/** Shown in a browser whose session has ended by idling. */
export const stopAlone = {
  hint: 'Bu cihazdan fiyatları girmeden de durdurabilirsiniz.',
  button: 'Bütün fiyatları durdur',
  halted: 'Bütün fiyatlar durdurulmuş; sitede yerlerinde “Gişeye sorunuz” yazıyor.',
}

/** Explains why a passkey failed. */
export const passkeyFailures = {
  cancelled: 'Giriş tamamlanmadı. Bu cihazı tanıttıysanız yeniden deneyin.',
  known: 'Bu cihaz zaten tanıtılmış; doğrudan girebilirsiniz.',
  offline: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
  failed: 'Bu cihaz ya da tarayıcı parmak iziyle girişi yapamadı. Başka bir cihazla deneyin.',
}

/** Returns the same sentence for every refused device, so that it reveals nothing. */
export function signInRefusal(refusal: SignInRefusal): string {
  return refusal.kind === 'too-many-attempts'
    ? `Çok fazla deneme yapıldı. ${waitText(refusal.left)} sonra yeniden deneyin.`
    : 'Kimliğiniz doğrulanamadı. Yeniden deneyin; olmazsa yöneticinizden yeni bir bağlantı isteyin.'
}
