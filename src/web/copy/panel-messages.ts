import { formatDigits } from '../format/format.ts'

export const messages = {
  views: 'Görünüm',
  open: (count: number) => `Açık ${formatDigits(count)}`,
  answered: (count: number) => `Yanıtlandı ${formatDigits(count)}`,
  search: 'Mesajlarda ara',
  searchHint: 'Ad, e-posta, telefon ya da metin',
  find: 'Ara',
  found: (search: string) => `“${search}” için bulunanlar`,
  clear: 'Aramayı temizle',
  unread: 'Okunmamış. ',
  older: 'Daha eski mesajlar',
  table: 'Tablo olarak indir',
  file: 'mesajlar.csv',
  none: {
    open: ['Açık mesaj yok', 'Siteden yazılan mesajlar buraya düşer; ayrıca e-posta gelir.'],
    answered: ['Yanıtlanmış mesaj yok', 'Yanıtladığınız mesajları “Yanıtlandı” ile buraya alırsınız.'],
    found: ['Mesaj bulunamadı', 'Başka bir sözcükle ya da öteki görünümde arayın.'],
  },
  rule: 'Yanıtlanan mesajlar “Yanıtlandı” altında durur.',
  waiting: {
    one: 'Bir e-posta bekliyor.',
    many: (count: number) => `${count} e-posta bekliyor.`,
    /** `since` is, for example, "16.20’den beri". */
    text: (name: string, since: string) =>
      `“${name}” mesajının bildirimi ${since} gönderilemiyor; mesajın kendisi burada durur.`,
    again: (when: string) => `Yeniden denenecek: ${when}.`,
  },
  dead: {
    one: 'Bir e-posta gönderilemedi.',
    many: (count: number) => `${count} e-posta gönderilemedi.`,
    text: (name: string) => `“${name}” mesajının bildirimi artık denenmiyor; mesajı açıp yeniden gönderebilirsiniz.`,
  },
} as const

/** The states of the mail that notifies the office of a message. */
export const mailWords = {
  none: 'yok',
  noneNote: 'E-posta ayarlanmamış; mesaj yalnız burada durur.',
  waiting: 'bekliyor',
  tries: (since: string, count: number) => `${since}, ${formatDigits(count)} deneme`,
  soon: 'birazdan gönderilecek',
  sent: 'gönderildi',
  dead: 'gönderilemedi',
} as const

export const message = {
  lead: (when: string) => `${when} · iletişim formundan`,
  sender: 'Gönderen',
  email: 'E-posta',
  phone: 'Telefon',
  noPhone: 'verilmedi',
  /** A word joiner keeps "e-posta" in one line. */
  mail: 'Bildirim e-\u2060postası',
  resend: 'Yeniden gönder',
  noMail: 'E-posta ayarlanmamış; bildirim gönderilemez.',
  reply: 'E-postayla yanıtla',
  call: 'Ara',
  handled: 'Yanıtlandı',
  handledNow: 'Yanıtlandı:',
  handledBy: (who: string | null, when: string) => (who === null ? when : `${who}, ${when}`),
  reopen: 'Yeniden aç',
  erase: 'Kalıcı olarak sil',
  erasing: {
    heading: 'Mesaj kalıcı olarak silinsin mi?',
    text: (name: string, number: number) =>
      `${name} adlı gönderenin mesajı, e-postası ve telefonu silinir; geri getirilemez. KVKK gereği geçmişte yalnız “${number} numaralı mesaj silindi” kalır: kim, ne zaman.`,
    done: 'Mesaj kalıcı olarak silindi.',
    ground: 'Gönderen silinmesini istedi ya da saklama nedeni kalmadı',
  },
} as const
