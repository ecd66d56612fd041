import { CONTACT_LIMITS, type ContactFailure, type ContactField } from '#contract/contact-message.ts'
import { addDays, type Day, weekdayOf } from '#domain/calendar.ts'
import type { OpeningHours, SpecialDay } from '#domain/opening.ts'
import { formatDay, formatDigits } from '../format/format.ts'
import { dayName, hoursText, weekdayName } from './opening-words.ts'

export const contact = {
  title: 'İletişim',
  lead: 'Adresimiz, çalışma saatlerimiz ve mesaj formumuz.',
  sample: 'Adres, telefon, faks ve e-posta gerçek değildir.',
  details: {
    title: 'İletişim bilgileri',
    address: 'Adres',
    phone: 'Telefon',
    fax: 'Faks',
    email: 'E-posta',
  },
  hours: {
    title: 'Çalışma saatleri',
    days: 'Gün',
    hours: 'Saat',
    special: 'Özel günler',
  },
  map: {
    title: 'Konum',
    frame: (name: string) => `${name} konumunu gösteren harita`,
    drawing: 'Eminönü çevresinin ölçeksiz, çizilmiş haritası; kurumun yaklaşık yeri işaretlidir.',
    link: 'Haritada aç',
    places: {
      goldenHorn: 'Haliç',
      spiceBazaar: 'Mısır Çarşısı',
      newMosque: 'Yeni Cami',
      sultanahmet: 'Sultanahmet',
      suleymaniye: 'Süleymaniye',
      tahtakale: 'Tahtakale',
    },
  },
} as const

/** The spelling is fixed: docs/product.md, "Fixed texts". */
export const CONTACT_BANNERS = {
  sent: 'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.',
  refused: 'Mesaj gonderilirken bir hata olustu. Lutfen tekrar deneyin.',
  unreachable: (reason: string) => `Baglanti hatasi: ${reason}`,
} as const

/** The reason if the request times out, because the browser names none. */
export const LATE_ANSWER = 'sunucu zamanında yanıt vermedi'

export const contactForm = {
  title: 'Bize yazın',
  labels: {
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    subject: 'Konu',
    message: 'Mesaj',
  } satisfies Record<ContactField, string>,
  optional: '(isteğe bağlı)',
  phoneHint: '10-11 haneli telefon numarası girin (başında 0 olmadan)',
  submit: 'Mesaj gönder',
  submitting: 'Gonderiliyor...',
  honeypot: 'Bu alanı boş bırakın',
  failureCount: (count: number) => `Mesaj gönderilmedi: ${count} alanı düzeltin.`,
} as const

const REQUIRED: Readonly<Record<ContactField, string>> = {
  name: 'Ad soyad gerekli.',
  email: 'E-posta adresi gerekli.',
  phone: contactForm.phoneHint,
  subject: 'Konu gerekli.',
  message: 'Mesaj gerekli.',
}

const LONGEST: Readonly<Record<ContactField, number>> = { ...CONTACT_LIMITS, phone: 11 }

export function contactFailureText(field: ContactField, failure: ContactFailure): string {
  switch (failure) {
    case 'required':
      return REQUIRED[field]
    case 'email':
      return 'Geçerli bir e-posta adresi girin.'
    case 'phone':
      return contactForm.phoneHint
    case 'too-long':
      return `En fazla ${formatDigits(LONGEST[field])} karakter yazabilirsiniz.`
  }
}

export const privacyNotice = {
  title: 'Kişisel verileriniz',
  purpose: (name: string) =>
    `Formdaki bilgileriniz, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca veri sorumlusu ${name} tarafından, yalnızca talebinizi yanıtlamak amacıyla ve bu konudaki meşru menfaate dayanılarak (m.\u00a05/2-f) işlenir.`,
  retention: (days: number) =>
    `Mesajınız en fazla ${formatDigits(days)} gün saklanır, ardından silinir; yasal zorunluluk dışında üçüncü kişilerle paylaşılmaz. Kötüye kullanımı önlemek için IP adresiniz on beş dakika kadar tutulur, ardından silinir.`,
  rights: {
    before: 'KVKK’nın 11.\u00a0maddesi uyarınca bilgi alma, düzeltme, silme ve itiraz haklarınızı kullanmak için ',
    after: ' adresine yazabilirsiniz.',
  },
} as const

export const messageReceived = {
  title: 'Mesajınız alındı',
  call: 'Beklemek istemezseniz bize çalışma saatlerinde telefonla da ulaşabilirsiniz:',
  rates: 'Döviz kurlarına bak',
  home: 'Ana sayfaya dön',
} as const

/** One entry for consecutive days with the same name and hours. */
type SpecialLine = Omit<SpecialDay, 'day'> & { readonly from: Day; readonly to: Day }

/** The number of days for which special days are listed; a list of the whole year would hide the next ones. */
const DAYS_AHEAD = 100

/** Returns the special days of the next `DAYS_AHEAD` days in order. */
export function specialLines({ special }: OpeningHours, today: Day): SpecialLine[] {
  const coming = special.filter(({ day }) => today <= day && day <= addDays(today, DAYS_AHEAD))
  const lines: SpecialLine[] = []
  for (const { day, name, hours } of [...coming].sort(byDay)) {
    const before = lines.at(-1)
    const same = before?.name === name && hoursText(before.hours) === hoursText(hours)
    if (same && addDays(before.to, 1) === day) lines[lines.length - 1] = { ...before, to: day }
    else lines.push({ from: day, to: day, name, hours })
  }
  return lines
}

/** Returns, for example, "29 Ekim 2026 Perşembe" or "20–22 Mart 2026 Cuma–Pazar". */
export function rangeName(from: Day, to: Day): string {
  if (from === to) return dayName(from)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const days = sameMonth ? `${Number(from.slice(8))}–${formatDay(to)}` : `${formatDay(from)} – ${formatDay(to)}`
  return `${days} ${weekdayName(weekdayOf(from))}–${weekdayName(weekdayOf(to))}`
}

function byDay(one: SpecialDay, other: SpecialDay): number {
  return one.day < other.day ? -1 : 1
}
