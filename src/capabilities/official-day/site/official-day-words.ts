import { type Day, weekdayOf } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from '../../../web/copy/currency-words.ts'
import { pageLabels, sampleMark } from '../../../web/copy/frame.ts'
import { dayName, weekdayName } from '../../../web/copy/opening-words.ts'
import { formatDay, formatDayOfYear } from '../../../web/format/format.ts'
import { firstDayOf, type Month } from '../contract/official-day-query.ts'
import { isHalfDay } from '../domain/half-day.ts'
import type { OfficialDayAnswer, PublishedBulletin } from '../domain/official-day.ts'
import { holidayNames } from './holiday-words.ts'

export const officialDayWords = {
  title: pageLabels.officialDay,
  lead: 'Merkez Bankasının bir tarihteki döviz ve efektif kurları, bülteniyle.',
  /** The description in search results. */
  description: (title: string, isSample: boolean) =>
    `${isSample ? `${sampleMark}. ` : ''}${title}: döviz alış, döviz satış, efektif alış, efektif satış; geçerli olan ve o gün belirlenen kur, bülten numarasıyla. Kaynak: TCMB.`,
  form: {
    label: 'Tarih ve döviz',
    date: 'Tarih',
    currency: 'Döviz',
    all: 'Bütün dövizler',
    submit: 'Göster',
    quick: [
      { word: 'bugun', label: 'Bugün' },
      { word: 'dun', label: 'Dün' },
      { word: 'ay-sonu', label: 'Ay sonu' },
      { word: 'yil-sonu', label: 'Yıl sonu' },
    ],
    mistake: (written: string) => `“${written}” diye bir tarih yok. Örnek: 15.07.2026`,
  },
  mistaken: { label: 'Sonuç', word: 'Tarihi düzeltin', next: 'Düzelince kurlar burada görünür.' },
  rows: {
    buy: 'Döviz alış',
    sell: 'Döviz satış',
    banknoteBuy: 'Efektif alış',
    banknoteSell: 'Efektif satış',
  },
  caption: 'TCMB kurları, lira',
  rate: 'Kur',
  valid: 'Bu tarihte geçerli olan',
  published: 'O gün belirlenen',
  bulletin: (number: string) => `Bülten ${number}`,
  noRate: 'bültende yok',
  own: {
    name: (office: string) => `${office} gün sonu kuru`,
    note: (day: Day) => `${dayName(day)}, son kurumuz; TCMB kuru değildir`,
  },
  actions: { copy: 'Kopyala', copied: 'Kopyalandı', print: 'Yazdır', csv: 'CSV indir' },
  sourceNote: '. Gösterge niteliğindeki kurlardır; gişemizin fiyatı değildir.',
  history: 'TCMB geçmiş kurlar',
  unreachable: {
    title: 'Eski bültenlere şu anda ulaşamıyoruz.',
    text: 'Biraz sonra yeniden deneyin ya da TCMB’nin kendi sayfasına bakın.',
  },
  noRecord: {
    title: 'Kaydımızda henüz bülten yok.',
    text: 'Biraz sonra yeniden deneyin ya da TCMB’nin kendi sayfasına bakın.',
  },
  beforeRecord: (begins: Day) => ({
    title: `Kaydımız ${formatDay(begins)} tarihinde başlıyor.`,
    text: 'Daha eski bültenler TCMB’nin kendi sayfasındadır.',
  }),
  unknown: (day: Day) => ({
    title: `${dayName(day)} bültenini henüz bilmiyoruz.`,
    text: 'O gün bülten yayımlanıp yayımlanmadığı TCMB’den öğrenilmeden bu tarih için kur göstermiyoruz. Biraz sonra yeniden deneyin.',
  }),
  month: {
    title: (month: Month) => `${monthName(month)} ${month.slice(0, 4)}`,
    name: monthName,
    legend: 'Tabloda',
    valid: 'Geçerli olan',
    published: 'Belirlenen',
    day: 'Gün',
    bulletin: 'Bülten',
    caption: (unit: string, month: Month, isValid: boolean) =>
      `${unit}, ${monthName(month)} ${month.slice(0, 4)}, ${isValid ? 'her tarihte geçerli olan' : 'o gün belirlenen'} TCMB kuru`,
    note: {
      valid:
        'Her satır o tarihte geçerli olan kurdur. Hafta sonu ve tatilde bülten yayımlanmaz, önceki bülten geçerlidir.',
      published: 'Her satır o gün yayımlanan bültendir; ertesi günden başlayarak geçerlidir.',
    },
    /** For example "30 Haz". */
    short: (day: Day) => `${Number(day.slice(8))} ${withoutDate(day).slice(0, 3)}`,
    shortWeekday: (day: Day) => SHORT_WEEKDAYS[weekdayOf(day) - 1] ?? '',
    weekday: (day: Day) => weekdayName(weekdayOf(day)),
    bulletinOf: 'bülteni',
  },
  printed: (moment: string, address: string) => `${moment} tarihinde yazdırıldı · ${address}`,
  questions: {
    title: 'Sorular',
    list: [
      {
        question: 'Hangi kur ne için kullanılır?',
        answer:
          'Dövizli faturada (KDV): vergiyi doğuran olayın tarihinde geçerli olan döviz alış kuru, başka bir kur kararlaştırılmadıysa. Yıl sonu değerlemesinde: kasadaki yabancı para için efektif alış, bankadaki döviz ile dövizli alacak ve borçlar için döviz alış kuru; Hazine ve Maliye Bakanlığının ilan ettiği kurlar, ilan yoksa Merkez Bankasının kurları esas alınır. Yerleşik uygulama budur, bilgi amaçlıdır.',
      },
      {
        question: 'Neden iki ayrı kur var?',
        answer:
          'TCMB kurları iş günlerinde 15.30 dolayında belirlenir ve Resmî Gazete’nin ertesi günkü sayısında yayımlanır. Bu yüzden bir tarihte geçerli olan kur, önceki iş gününün bültenindedir.',
      },
      {
        question: 'Döviz ile efektif arasındaki fark nedir?',
        answer: 'Döviz kuru hesaptaki para, efektif kuru banknot içindir.',
      },
      {
        question: 'Hafta sonu ve tatilde hangi kur geçerlidir?',
        answer:
          'Önceki iş gününün bülteni. Örneğin 15 Temmuz 2026 Çarşamba günü 14 Temmuz 2026 Salı bülteni geçerliydi.',
      },
    ],
  },
} as const

const SHORT_WEEKDAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const

/** Returns, for example, "Temmuz". */
function monthName(month: Month): string {
  return withoutDate(firstDayOf(month))
}

function withoutDate(day: Day): string {
  return formatDayOfYear(day).replace(/^\d+ /, '')
}

/** Returns, for example, "1 USD" or "100 JPY". */
export function unitOf(code: CurrencyCode): string {
  return `${CURRENCIES[code].unit} ${code}`
}

/** Returns, for example, "1 USD, 15 Temmuz 2026 Çarşamba". */
export function answerTitle(code: CurrencyCode | null, day: Day): string {
  return `${code === null ? officialDayWords.form.all : unitOf(code)}, ${dayName(day)}`
}

/** Returns, for example, "15 Temmuz 2026 dolar kuru (TCMB)", or for all currencies "15 Temmuz 2026 TCMB kurları". */
export function officialTitle(code: CurrencyCode | null, time: string): string {
  return code === null ? `${time} TCMB kurları` : `${time} ${currencyWords[code].plain} kuru (TCMB)`
}

/** Returns one line for an invoice or a letter. `figures` are the names and values of the four rates. */
export function copiedLine(
  code: CurrencyCode,
  date: Day,
  figures: readonly (readonly [name: string, figure: string])[],
  bulletin: { readonly day: Day; readonly number?: string },
): string {
  const written = figures.map(([name, figure]) => `${name.toLocaleLowerCase('tr')} ${figure}`)
  const number = bulletin.number === undefined ? '' : `, ${bulletin.number}`
  return `${unitOf(code)}, ${dayName(date)} günü geçerli TCMB kuru (TL): ${written.join(', ')}. Bülten: ${formatDay(bulletin.day)}${number}. Kaynak: TCMB`
}

/** Returns the text in the column of the day's own bulletin if there is none. */
export function noBulletinText(published: PublishedBulletin, date: Day): string {
  switch (published.kind) {
    case 'awaited':
      return isHalfDay(date) ? 'yarım gün, öğleden önce' : '15.30 dolayında'
    case 'future':
      return 'henüz belirlenmedi'
    case 'unknown':
      return 'henüz bilmiyoruz'
    case 'before-record':
      return 'kayıttan önce'
    case 'published':
    case 'weekend':
    case 'holiday':
    case 'none':
      return 'bülten yok'
  }
}

/** Explains why a date has no bulletin of its own yet; null if it has one. */
export function reasonText(
  { date, valid, published }: OfficialDayAnswer,
  today: Day,
): { title: string; text: string } | null {
  const name = dayName(date)
  if (published.kind === 'weekend') {
    return {
      title: `${name}: hafta sonu.`,
      text: `TCMB hafta sonu bülten yayımlamaz.${valid.kind === 'published' ? ` ${validText(valid.day)}` : ''}`,
    }
  }
  if (published.kind === 'holiday') {
    const isPast = date < today
    return {
      title: `${name} resmî ${isPast ? 'tatildi' : 'tatil'}: ${holidayNames[published.name]}.`,
      text: `${isPast ? 'TCMB o gün bülten yayımlamadı.' : 'TCMB resmî tatilde bülten yayımlamaz.'}${valid.kind === 'published' ? ' Geçerli olan, önceki iş gününün bültenidir.' : ''}`,
    }
  }
  if (published.kind === 'none') {
    return {
      title: `${name}: bülten yok.`,
      text: `TCMB o gün bülten yayımlamadı.${valid.kind === 'published' ? ' Geçerli olan, önceki iş gününün bültenidir.' : ''}`,
    }
  }
  if (published.kind === 'future' && valid.kind === 'published')
    return { title: `${name} henüz gelmedi.`, text: `O gün geçerli olacak kur belli: ${formatDay(valid.day)} bülteni.` }
  return null
}

function validText(day: Day): string {
  return weekdayOf(day) === 5 ? 'Geçerli olan, cuma gününün bültenidir.' : 'Geçerli olan, önceki iş gününün bültenidir.'
}

/** Explains why no valid bulletin is known; null if one is. */
export function noValidText({ date, valid }: OfficialDayAnswer, today: Day): { title: string; text: string } | null {
  switch (valid.kind) {
    case 'published':
    case 'before-record':
      return null
    case 'unknown':
      return officialDayWords.unknown(valid.day)
    case 'awaited':
      return {
        title: `${dayName(date)} için kur henüz yok.`,
        text: `${valid.day === today ? 'Bugün' : `${dayName(valid.day)} günü`} ${isHalfDay(valid.day) ? 'öğleden önce' : '15.30 dolayında'} belirlenecek.`,
      }
    case 'expected':
      return {
        title: `${dayName(date)} için kur henüz kesin değil.`,
        text: `${dayName(valid.holiday)} resmî tatil. TCMB o gün bülten yayımlamazsa ${formatDay(valid.day)} bülteni geçerli olacak.`,
      }
  }
}
