import type { Day } from '#domain/calendar.ts'
import type { IbanError } from '#domain/iban.ts'
import type { PictureMistake } from '#domain/picture-rules.ts'
import { formatDigits } from '../format/format.ts'
import { atTime, untilTime } from './opening-words.ts'
import { weekdayText } from './panel-moments.ts'

/** Texts that all forms about the office share. */
export const officeForms = {
  publish: 'Yayınla',
  change: 'Değiştir',
  /** Follows "Değiştir" for screen readers, and names the fact. */
  of: (name: string) => `: ${name}`,
  readOnly: 'Değişiklikleri fiyat yetkilisi ya da yönetici yapar.',
} as const

export const notice = {
  lead: 'Kur tablolarının üstünde ve vitrinde tek satır olarak görünür.',
  text: 'Duyuru metni',
  hint: 'Kısa tutun; vitrinden 4 metreden okunur.',
  count: (length: number, limit: number) => `${length} / ${limit}`,
  until: 'Ne zamana kadar?',
  ends: { today: 'Bugün', tomorrow: 'Yarın', moment: 'Tarih seç' },
  day: 'Gün',
  time: 'Saat',
  goesByItself: 'Süresi dolunca kendiliğinden kalkar; unutulmaz.',
  preview: 'Önizleme',
  where: 'sitede ve vitrinde',
  nothingYet: 'Duyuruyu yazdıkça burada görürsünüz.',
  inForce: 'Yayındaki duyuru',
  stays: 'Siz kaldırana kadar durur.',
  remove: 'Duyuruyu kaldır',
  earlier: 'Önceki duyurular',
  again: 'Yeniden kullan',
  none: 'Şu an yayında duyuru yok',
  replaces: 'Yayındaki duyurunun yerine geçer',
  unchanged: 'Değişiklik yok',
  remains: 'Yayındaki duyuru duruyor',
  noneBody: 'Şu an yayında duyuru yok.',
  refusals: {
    'no-text': 'Duyuru metni boş.',
    'closed-today': 'Gişe bugün için kapandı; başka bir bitiş seçin.',
    'no-moment': 'Gün ve saati yazın.',
    'past-moment': 'Bu an geçmişte kalıyor.',
  },
  untilChosen: 'Seçtiğiniz ana kadar',
  untilToday: (closesAt: string) => `Bugün ${untilTime(clock(closesAt))} kadar`,
  untilTomorrow: `Yarın ${untilTime({ hour: 23, minute: 59 })} kadar`,
  untilThen: (day: Day, time: string, today: Day) => `${weekdayText(day, today)} ${untilTime(clock(time))} kadar`,
  /** For example "1 Ağustos Cumartesi 18.00’de kalkar." */
  goesAt: (day: Day, time: string, today: Day) => `${weekdayText(day, today)} ${atTime(clock(time))} kalkar.`,
} as const

export const hours = {
  lead: 'Sitedeki kapı, vitrin ve haritadaki saat buradan gelir.',
  early: {
    title: 'Bugün erken kapat',
    only: (weekday: string) => `yalnız bugün, ${weekday.toLocaleLowerCase('tr-TR')}`,
    when: 'Saat kaçta?',
    now: 'Şimdi',
    /** Replaces "Şimdi" before the counter has opened. */
    notAtAll: 'Bugün açma',
    typed: 'Saat yaz',
    typedLabel: 'Kapanış saati',
    gone: (time: string) => `${time.replace(':', '.')} artık seçilemiyor; başka bir saat seçin.`,
    withNotice: (text: string) => `Duyuruyu da yayınla: “${text}”`,
    /** `text` is the notice in force. */
    replaces: (text: string) => `Şu anki duyurunun yerine geçer: “${text}”`,
    closeAt: (time: string) => `${atTime(clock(time))} kapat`,
    closeNow: 'Şimdi kapat',
    closeAllDay: 'Bugün kapalı tut',
    close: 'Erken kapat',
    notice: {
      at: (time: string) => `Bugün ${atTime(clock(time))} kapanıyoruz.`,
      now: 'Bugün erken kapandık.',
      allDay: 'Bugün kapalıyız.',
      some: 'Bugün erken kapanıyoruz.',
    },
  },
  week: {
    title: 'Hafta',
    caption: 'Çalışma saatleri ve öğle arası',
    day: 'Gün',
    open: 'Açık',
    lunch: 'Öğle arası',
    today: 'bugün',
    change: 'Haftayı değiştir',
    hint: 'Saatleri 09.00-18.30 ya da 9-18.30 gibi, kapalı günlere “kapalı” yazın.',
    weekdayLunch: 'Öğle arası, pazartesi–cuma',
    lunchHint: '12.30-13.15 gibi; yoksa boş bırakın. Arası farklı bir güne iki saati yazın: 09.00-12.30, 14.00-18.30.',
  },
  closed: 'Kapalı',
  refusals: {
    unreadable: '09.00-18.30 biçiminde saatler ya da “kapalı” yazın.',
    lunch: '12.30-13.15 biçiminde, günün açılışı ile kapanışı arasında bir süre yazın.',
    'no-time': 'Saati 17.30 biçiminde yazın.',
    'late-time': 'Bu saat bugünkü kapanıştan sonra ya da geçmişte.',
    'no-day': 'Bir gün seçin.',
    'past-day': 'Bu gün geçmişte kalıyor.',
    'no-name': 'Güne bir ad verin.',
  },
  special: {
    title: 'Özel günler',
    within: 'önümüzdeki 6 ay',
    caption: 'Özel günler',
    act: 'İşlem',
    add: 'Özel gün ekle',
    none: 'Özel gün girilmemiş',
    noneHint: 'Bayram ve yarım günleri ekleyin; site ve vitrin kendiliğinden uyar.',
    more: (count: number) => `Sonraki ${count} gün`,
    newTitle: 'Yeni özel gün',
    day: 'Gün',
    name: 'Adı',
    nameHint: 'Sitede görünür; örneğin “Zafer Bayramı”.',
    hours: 'Saatler',
    hoursHint: '“kapalı” ya da 09.00-13.00 gibi',
    remove: 'Özel günü sil',
    removeHint: 'Silinirse o gün haftanın olağan saatleri geçerli olur.',
  },
} as const

export const facts = {
  lead: 'Sitede, vitrinde ve yol tarifinde görünenler.',
  atOnce: 'hemen yayınlanır',
  addBank: 'Banka ekle',
  remove: 'Çıkar',
  bankGoes: 'Bu bankanın hesapları siteden kalkar. Yanlışlıkla çıkarırsanız geçmişten geri alabilirsiniz.',
  removeBank: 'Listeden çıkar',
  ibanMistakes: {
    'not-turkish': 'TR ile başlayan, yalnız rakamlı bir IBAN olmalı.',
    'wrong-length': 'IBAN 26 karakter olmalı (TR ve 24 rakam).',
    'wrong-check-digits': 'IBAN’ın denetim basamakları tutmuyor; bir rakam yanlış yazılmış.',
  } satisfies Readonly<Record<IbanError, string>>,
  next: 'Devam',
  changes: 'Yayınlanınca şunlar değişir:',
  changesByPasskey: 'Anahtarınızla onaylayınca şunlar değişir:',
  technician: 'Teknisyen değiştirir',
} as const

export const permitPicture = {
  name: 'Belgenin görüntüsü',
  none: 'yüklenmemiş; sitede yer almaz',
  title: 'Yetki belgesinin görüntüsü',
  choose: 'Resim seçin',
  hint: 'Fotoğraf ya da tarama. Tarayıcınız küçültür ve çekim bilgilerini (yer, saat, cihaz) siler.',
  now: 'Sitede görünen',
  preview: 'Yayınlanacak görüntü',
  size: (bytes: number) => `Yayınlanacak: ${formatDigits(Math.ceil(bytes / 1000))} kB`,
  byPasskey: 'Anahtarınızla onaylayınca “Hakkımızda” sayfasında görünür. Belgedeki yazılar okunuyor mu, bakın.',
  remove: 'Görüntüyü siteden kaldır',
  unusable: {
    missing: 'Önce bir resim seçin.',
    unreadable: 'Bu dosya resim olarak açılamadı. JPEG ya da PNG seçin; sitedeki görüntü değişmedi.',
    'too-detailed': 'Bu resim 300 kB’ye sığdırılamadı. Daha sade bir resim seçin; sitedeki görüntü değişmedi.',
  },
  refused: {
    'not-jpeg': 'Gönderilen dosya JPEG değil; sitedeki görüntü değişmedi. Yeniden seçin.',
    broken: 'Gönderilen resim eksik ya da bozuk; sitedeki görüntü değişmedi. Yeniden seçin.',
    'has-metadata': 'Resimde çekim bilgileri kalmış; sitedeki görüntü değişmedi. Başka bir tarayıcıyla deneyin.',
    'too-large': 'Resim 300 kB’yi aşıyor; sitedeki görüntü değişmedi.',
    'too-wide': 'Resim 1.600 pikselden büyük; sitedeki görüntü değişmedi.',
  } satisfies Readonly<Record<PictureMistake, string>>,
} as const

export const more = {
  hoursNote: (opening: string) => `${opening} · özel günler`,
  factsNote: 'Telefon, adres, yetki belgesi, banka hesapları',
  historyNote: 'Kim neyi değiştirdi, günün kaydı',
  peopleNote: (people: number, devices: number) => `${people} kişi, ${devices} cihaz`,
  boardNote: 'Televizyonda açılacak sayfa',
  statusNote: (verdict: string, version: number | null) =>
    version === null ? verdict : `${verdict} · sürüm ${version}`,
  thisDevice: (role: string, device: string) => `${role} · bu cihaz: ${device}`,
  demo: (role: string) => `${role} · örnek veriyle deneme`,
  changeName: 'Adımı değiştir',
  name: 'Adınız soyadınız',
  nameHint: 'Bundan sonra yaptıklarınızın yanında bu ad yazar; geçmişteki satırlar değişmez.',
  saveName: 'Adımı kaydet',
  nameChanged: 'Adınız değişti.',
  devices: 'Cihazlarım',
  signOutEverywhere: 'Bütün cihazlarımdan çık',
  removeDevice: 'Kaldır',
} as const

/** Parses "18:30" for the functions that add Turkish endings. */
function clock(time: string): { readonly hour: number; readonly minute: number } {
  const [hour = 0, minute = 0] = time.split(/[:.]/).map(Number)
  return { hour, minute }
}
