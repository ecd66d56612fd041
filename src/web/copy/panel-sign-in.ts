import type { Role } from '#contract/panel/roles.ts'
import { MAX_DEVICE_NAME_LENGTH, type SignInPage, type SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { waitText } from './panel-failures.ts'

type WhySignedOut = Exclude<Extract<SignInPage, { kind: 'sign-in' }>['why'], null>

/** The page before sign-in. It must not reveal who works at the office. */
export const signInPanel = {
  title: 'Hoş geldiniz',
  text: 'Parola yok. Bu cihazda tanıttığınız parmak izi, yüz ya da ekran kilidi ile girersiniz.',
  closed: 'Oturum kapandı',
  why: {
    idle: 'Uzun süre işlem yapmadığınız için oturumunuz kapandı. Yayındaki fiyatlar bundan etkilenmez.',
    'device-removed': 'Bu cihazın girişi kaldırıldı. Yayındaki fiyatlar bundan etkilenmez.',
    ended: 'Oturumunuz kapatıldı. Yayındaki fiyatlar bundan etkilenmez.',
    'signed-out': 'Çıkış yaptınız. Yayındaki fiyatlar bundan etkilenmez.',
  } satisfies Readonly<Record<WhySignedOut, string>>,
  enter: 'Parmak iziyle girin',
  own: 'Bu cihaz yalnız benim',
  ownHint: '30 dakika işlem yapmazsanız oturumunuz kapanır; bunu işaretlerseniz 12 saat.',
  notKnown: 'Bu cihazı tanıtmadım',
  footer: (office: string) => `Bu sayfa yalnız ${office} çalışanları içindir.`,
}

export const noPasskeyPanel = {
  title: 'Bu cihaz tanınmıyor',
  lead: 'Bu telefonda ya da bilgisayarda panele ait bir giriş anahtarı yoksa:',
  ways: [
    {
      title: 'Tanıttığınız telefon yanınızdaysa',
      text: 'onunla girin; ya da “Başka cihazla gir”e dokunup karekodu o telefona okutun.',
    },
    {
      title: 'Yeni telefon aldıysanız',
      text: 'yöneticinizden tanıtma bağlantısı isteyin. Bağlantı 30 dakika geçerlidir.',
    },
    {
      title: 'Telefonunuz kaybolduysa',
      text: 'hemen yöneticinize söyleyin; eski telefonun girişini kapatır.',
    },
  ],
  other: 'Başka cihazla gir',
  again: 'Yeniden dene',
}

export const enrolPanel = {
  title: 'Bu cihazı tanıt',
  invited: (by: string | null) =>
    `${by === null ? 'Teknisyeniniz sizi panele ekledi.' : `${by} sizi panele ekledi.`} Bundan sonra bu cihazda parmak izinizle, yüzünüzle ya da ekran kilidinizle gireceksiniz.`,
  roles: {
    gise: 'Gişe: fiyatları görür ve durdurur, mesajları yanıtlar',
    fiyat: 'Fiyat yetkilisi: fiyatları, duyuruyu ve saatleri değiştirir',
    yonetici: 'Yönetici: her şey; kişiler ve kalıcı silme dâhil',
  } satisfies Readonly<Record<Role, string>>,
  name: 'Adınız soyadınız',
  nameHint: 'Yaptığınız her değişikliğin yanında bu ad yazar.',
  deviceName: 'Cihaza bir ad verin',
  /** The proposed names. */
  deviceNames: { phone: 'Telefonum', computer: 'Bilgisayarım' },
  enrol: 'Bu cihazı tanıt',
  note: (until: string, name: string | null) =>
    `Parmak iziniz cihazınızdan çıkmaz; bize yalnız “doğru kişi” bilgisi gelir. Bu bağlantı bir kez kullanılır, ${until} geçerlidir. ${name === null ? 'Bağlantı size verilmediyse' : `${name} değilseniz`} sayfayı kapatın.`,
}

export const enrolOverPanel = {
  titles: {
    used: 'Bağlantı kullanılmış',
    expired: 'Bağlantının süresi doldu',
    unknown: 'Bağlantı geçersiz',
  },
  rule: 'Tanıtma bağlantıları 30 dakika geçerlidir ve bir kez kullanılır.',
  /** `at` is, for example, "bugün 16.55’te". */
  endedAt: (at: string) => `Bu bağlantı ${at} sona erdi.`,
  advice: 'Yöneticinizden yeni bir bağlantı isteyin. Cihazınızı daha önce tanıttıysanız doğrudan girebilirsiniz.',
  toSignIn: 'Giriş sayfasına git',
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

const LINKS = {
  used: 'Bu bağlantı kullanılmış.',
  expired: 'Bu bağlantının süresi dolmuş.',
  unknown: 'Bu bağlantı geçerli değil.',
} as const

/** Returns the same sentence for every refused device, so that it reveals nothing. */
export function signInRefusal(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case 'refused':
      return 'Kimliğiniz doğrulanamadı. Yeniden deneyin; olmazsa yöneticinizden yeni bir bağlantı isteyin.'
    case 'device-name':
      return `Cihaza en çok ${MAX_DEVICE_NAME_LENGTH} karakterlik bir ad verin.`
    case 'person-name':
      return refusal.text
    case 'too-many-attempts':
      return `Çok fazla deneme yapıldı. ${waitText(refusal.left)} sonra yeniden deneyin.`
    case 'link-over':
      return `${LINKS[refusal.why]} Yöneticinizden yeni bir bağlantı isteyin.`
  }
}
