import { LONGEST_NOTICE } from '#domain/opening.ts'

/** Every Turkish sentence of the panel's server that stands beside no model of its own. */
export const PANEL_SENTENCES = {
  otherHost: 'Bu sayfa bu adla açılmaz.',
  signInAgain: 'Oturumunuz kapanmış. Yeniden girip bir daha deneyin.',
  notFound: { title: 'Böyle bir sayfa yok', text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.' },
  forbidden: {
    title: 'Bunun için yetkiniz yok',
    text: 'Bu işlem sizin yetkinizle yapılamaz. Gerekiyorsa yöneticiniz yetkinizi değiştirebilir.',
  },
  foreign: {
    title: 'İstek kabul edilmedi',
    text: 'İstek panelin kendi sayfasından gelmedi; hiçbir şey değişmedi. Paneli yeniden açıp bir daha deneyin.',
  },
  oldForm: {
    title: 'Bu sayfa eskimiş',
    text: 'Sayfa açıkken oturumunuz yenilenmiş; hiçbir şey değişmedi. Geri dönüp sayfayı yenileyin ve bir daha deneyin.',
  },
  badRequest: {
    title: 'İstek anlaşılamadı',
    text: 'Gönderilen bilgiler eksik ya da okunamıyor; hiçbir şey değişmedi.',
  },
  tooMany: {
    title: 'Çok fazla istek',
    text: 'Kısa sürede çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
  },
  storeAway: {
    title: 'Kayıtlara ulaşılamıyor',
    text: 'Kayıt defteri şu anda yanıt vermiyor; hiçbir şey değişmedi. Fiyatları durdurmak yine de mümkündür.',
  },
  failed: {
    title: 'Beklenmeyen bir hata oluştu',
    text: 'Ne olduğu bilinmiyor; sitede ne varsa öyle duruyor. Sayfayı yenileyip yeniden deneyin.',
  },
  methodNotAllowed: { title: 'Bu adres böyle çağrılmaz', text: 'Paneli ana sayfasından açıp yeniden deneyin.' },
  tooLarge: { title: 'Gönderilen metin çok uzun', text: 'Hiçbir şey değişmedi. Geri dönüp metni kısaltın.' },
} as const

export const PUBLISHED_SENTENCE = 'Yayında.'

/** What was done, by the word that stands for it in an address. */
export const DONE_SENTENCES = {
  durduruldu: 'Siteden kaldırıldı; yerinde “Gişeye sorunuz” yazıyor.',
  surduruldu: 'Yeniden sitede.',
  gecti: 'Fiyat geçti; artık bekletilmiyor.',
  cevaplandi: 'Mesaj cevaplandı olarak işaretlendi.',
  acildi: 'Mesaj yeniden açıldı.',
  sirada: 'Bildirim e-postası yeniden sırada.',
  silindi: 'Mesaj kalıcı olarak silindi.',
  'yetki-degisti': 'Yetkisi değişti; açık oturumları kapandı.',
  cikarildi: 'Her yerden çıkarıldı.',
  'cihaz-kaldirildi': 'Cihaz kaldırıldı; onunla artık girilemez.',
  'giris-kapandi': 'Girişi kapatıldı.',
  'giris-acildi': 'Girişi açıldı.',
  'kisi-kaldirildi': 'Kişi kaldırıldı.',
  'baglanti-iptal': 'Bağlantı iptal edildi.',
} as const

/** Why an act came to nothing, or to less than was wanted. */
export const ACT_SENTENCES = {
  unchanged: 'Zaten böyle; değişen bir şey yok.',
  notSaved: 'Kayıt defteri yanıt vermiyor; hiçbir şey yayınlanmadı. Fiyatları durdurmak yine de mümkündür.',
  othersUnknown: 'Yayında; öteki kopyaların alıp almadığı öğrenilemedi.',
  haltedLate: 'Bu arada başkası sürdürmüş olabilir; sitede duruyor. Yeniden deneyin ya da teknisyeni arayın.',
  resumedLate: 'Site hâlâ durdurulmuş tutuyor.',
  haltUnwritten:
    'Siteden kaldırıldı, ama yazılamadı: disk dolu olabilir. Site yeniden açılırsa fiyatlar geri gelir; bütün fiyatları birlikte durdurmak dolu diskte de kalıcıdır.',
  haltedInFile: 'Siteden kaldırıldı; kayıt defteri yanıt vermiyor, durdurma bu makinede saklandı.',
  haltedWhereKnown: 'Duyan kopyalardan kaldırıldı.',
  resumedWhereKnown: 'Duyan kopyalarda yeniden sitede.',
  takenBy: (replicas: string) => `Şu kopyalar uyguladı: ${replicas}.`,
  haltedHere: 'Buradaki kopyadan kaldırıldı; veritabanına ulaşılamadığı için öteki kopyalar bunu duymadı.',
  haltedSoFar: 'Buradaki kopyadan kaldırıldı; öteki kopyaların bunu duyup duymadığı zamanında öğrenilemedi.',
  resumedSoFar: 'Buradaki kopyada yeniden sitede; öteki kopyaların bunu duyup duymadığı zamanında öğrenilemedi.',
  nothingHeld: 'Bekletilen fiyat artık yok.',
  otherHeld: 'Bekleyen fiyat bu arada değişti. Yenisine bakıp karar verin.',
  passedLate: 'Onay kaydedildi, ama fiyat henüz geçmedi. Birazdan yeniden bakın.',
  noGold: 'Altın tablosu kapalı.',
  thousandsMargin: 'Bin lirayı noktasız (1000), bir lirayı virgülle (1,000) yazın.',
  unreadableMargin: 'Payı −0,05, +0,05 ya da %0,25 biçiminde yazın.',
  noVersion: 'Bu sürüm artık saklanmıyor.',
  undoneMeanwhile: 'Bu arada başka bir değişiklik yayınlandı; geri alınmadı. Geçmişe bakıp karar verin.',
  noNotice: 'Duyuru metni boş.',
  longNotice: `Duyuru en çok ${LONGEST_NOTICE} karakter olabilir.`,
  closedToday: 'Gişe bugün için kapandı; başka bir bitiş seçin.',
  noMoment: 'Gün ve saati yazın.',
  pastMoment: 'Bu an geçmişte kalıyor.',
  hoursUnreadable: '09.00–18.30 biçiminde saatler ya da “kapalı” yazın.',
  closingUnreadable: 'Saati 17.30 biçiminde yazın.',
  closingLate: 'Bu saat bugünkü kapanıştan sonra ya da geçmişte.',
  noDay: 'Bir gün seçin.',
  pastDay: 'Bu gün geçmişte kalıyor.',
  noName: 'Güne bir ad verin.',
  noFact: 'Bu alan boş bırakılamaz.',
  confirmAgain: 'Bunun için anahtarınızla bir kez daha onaylayın; hiçbir şey değişmedi.',
  noMail: 'E-posta ayarlanmamış; bildirim gönderilemez.',
  noReason: 'Silmenin nedenini işaretleyin.',
  noRole: 'Bir yetki seçin.',
} as const
