import { formatDigits } from '../format/format.ts'

export const people = {
  lead: 'Panele kim, hangi cihazla girebilir.',
  edit: 'Düzenle',
  of: (name: string) => `: ${name}`,
  closed: 'girişi kapalı',
  open: 'Girişi aç',
  here: 'bu cihaz · şimdi girişli',
  signedIn: 'şimdi girişli',
  neverUsed: 'henüz kullanılmadı',
  removeDevice: 'Kaldır',
  noDevice: 'Henüz cihaz tanıtmadı',
  noLink: 'geçerli bağlantısı yok',
  anotherDevice: 'Yeni cihaz bağlantısı',
  linkUntil: (until: string) => `bağlantı ${until} geçerli`,
  newLink: 'Bağlantı ver',
  renewLink: 'Yenile',
  signOut: 'Her yerden çıkar',
  twoManagers: (managers: number) =>
    `En az iki yöneticiniz olsun: telefonu kaybolan yöneticinin girişini öteki yönetici yeniler. Şu an ${
      managers === 1 ? 'bir yönetici' : `${formatDigits(managers)} yönetici`
    } var.`,
  dialogs: {
    signOut: {
      heading: (name: string) => `${name} her yerden çıkarılsın mı?`,
      text: (devices: number) =>
        `${devices === 1 ? 'Cihazındaki oturum' : `${formatDigits(devices)} cihazındaki oturumlar`} hemen kapanır. Telefonu çalındıysa cihazlarını da kaldırın; yoksa parmak iziyle yeniden girebilir.`,
      devices: 'Cihazlarını da kaldır; yeni bağlantı gerekir',
      confirm: 'Her yerden çıkar',
    },
    removeDevice: {
      heading: (device: string) => `“${device}” kaldırılsın mı?`,
      text: (name: string) =>
        `${name} bu cihazla artık giremez, açık oturumu hemen kapanır. Yeniden girmek için yeni bağlantı gerekir.`,
      confirm: 'Cihazı kaldır',
    },
    role: {
      text: 'Yetki değişince açık oturumları kapanır; yeniden girmesi gerekir.',
      confirm: 'Yetkiyi değiştir',
      more: 'Öteki işlemler',
      close: 'Girişini kapat',
      remove: 'Kişiyi kaldır',
    },
    remove: {
      heading: (name: string) => `${name} kaldırılsın mı?`,
      text: 'Cihazları kaldırılır, açık oturumları hemen kapanır. Geçmişte yaptıkları adıyla kalır. Yeniden çalışmaya başlarsa yeni bir kişi olarak eklenir.',
      confirm: 'Kişiyi kaldır',
    },
  },
} as const

export const addPerson = {
  name: 'Adı soyadı',
  role: 'Yetkisi',
  submit: 'Ekle ve bağlantı ver',
} as const

export const invitation = {
  title: (name: string) => `${name}: tanıtma bağlantısı`,
  lead: 'Telefonunu tanıtması için karekodu okutun ya da bağlantıyı gönderin.',
  heading: 'Tanıtma bağlantısı',
  /** `minutes` are whole minutes, rounded down; null means that no time is left. */
  left(minutes: number | null) {
    if (minutes === null) return 'süresi doldu'
    return minutes === 0 ? 'bir dakikadan az kaldı' : `${formatDigits(minutes)} dk kaldı`
  },
  code: 'Tanıtma karekodu',
  /** `until` is, for example, "17.42’ye kadar". */
  once: (until: string) => `Bir kez kullanılır, ${until} geçerlidir. Bu sayfadan çıkınca yeniden gösterilmez.`,
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  share: 'Gönder',
  /** The text before the link in the share sheet. */
  shared: (name: string) => `${name}, cihazınızı tanıtmak için (bir kez, 30 dakika geçerli):`,
  done: 'Bitti',
  cancel: 'Bağlantıyı iptal et',
  can: (name: string) => `${name} ne yapabilir?`,
  yes: 'evet',
  no: 'hayır',
  abilities: {
    read: 'Fiyatları görür',
    halt: 'Fiyatları durdurur',
    answer: 'Mesajları yanıtlar',
    price: 'Fiyat, duyuru, saat',
    people: 'Kişiler, silme',
  },
} as const

/** The words after an action on a person or a device. */
export const doneWords = {
  roleChanged: 'Yetkisi değişti; açık oturumları kapandı.',
  signedOut: 'Her yerden çıkarıldı.',
  deviceRemoved: 'Cihaz kaldırıldı; onunla artık girilemez.',
  closed: 'Girişi kapatıldı.',
  opened: 'Girişi açıldı.',
  removed: 'Kişi kaldırıldı.',
} as const
