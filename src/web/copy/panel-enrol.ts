import type { Role } from '#contract/panel/roles.ts'
import { MAX_DEVICE_NAME_LENGTH, type SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { signInRefusal } from './panel-session.ts'

/** The pages of an invitation link. */
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

const LINKS = {
  used: 'Bu bağlantı kullanılmış.',
  expired: 'Bu bağlantının süresi dolmuş.',
  unknown: 'Bu bağlantı geçerli değil.',
} as const

/** Explains why a device was not registered. */
export function enrolRefusal(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case 'device-name':
      return `Cihaza en çok ${MAX_DEVICE_NAME_LENGTH} karakterlik bir ad verin.`
    case 'person-name':
      return refusal.text
    case 'link-over':
      return `${LINKS[refusal.why]} Yöneticinizden yeni bir bağlantı isteyin.`
    case 'refused':
    case 'too-many-attempts':
      return signInRefusal(refusal)
  }
}
