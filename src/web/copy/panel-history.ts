import type { HistoryEntry, HistoryTopic } from '#contract/panel/pages/history-page.ts'
import { type Day, dayOf, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import { atTime, weekdayName } from './opening-words.ts'
import { dayText, weekdayText } from './panel-moments.ts'

export const historyWords = {
  views: 'Görünüm',
  changes: 'İşlemler',
  today: 'Bugün',
  version: (number: number) => `sürüm\u00A0${number}`,
  inForce: 'yürürlükte',
  first: 'İlk sürüm',
  nothingFelt: 'Ziyaretçilerin gördüğü bir şey değişmedi',
  byFile: (by: string | null) => (by === null ? 'Kurum dosyasından' : `${by} (kurum dosyası)`),
  byReturn: (by: string | null) => (by === null ? 'Geri alındı' : `${by} (geri aldı)`),
  byNobody: 'Kimin yaptığı bilinmiyor',
  back: 'Buna dön',
  backTo: (number: number) => `: sürüm ${number}`,
  older: 'Daha eskiler',
  none: 'Henüz değişiklik yok',
  noneHint: 'Ayarlarda, fiyatlarda, kişilerde ve mesajlarda yapılan her işlem burada görünür.',
  rule: 'Geri dönmek de bir değişikliktir: yeni bir sürüm olarak yazılır, hiçbir satır silinmez. Durdurmalar geri dönüşten etkilenmez.',
  topicsLabel: 'Konu',
  all: 'Hepsi',
  topics: {
    settings: 'Ayarlar',
    halts: 'Durdurma',
    people: 'Kişiler',
    messages: 'Mesajlar',
  } satisfies Readonly<Record<HistoryTopic, string>>,
  undo: 'Bunu geri al',
  rollback: {
    undoVersion: {
      heading: (version: number, known: Known | null) =>
        `${known?.entry.lines[0] === undefined ? `${version}. sürümün değişikliği` : `“${known.entry.lines[0]}”${moreOf(known.entry.lines)}`} geri alınsın mı?`,
      confirm: 'Geri al',
    },
    restore: {
      heading: (version: number, known: Known | null) =>
        known === null
          ? `${version}. sürümdeki ayarlara dönülsün mü?`
          : `${weekdayText(dayOf(known.entry.at), dayOf(known.now))} ${atTime(wallClockOf(known.entry.at))}ki ayarlara dönülsün mü?`,
      confirm: 'Bu ayarlara dön',
    },
    lead: 'Dönünce şunlar değişir:',
    leadByPasskey: 'Anahtarınızla onaylayınca şunlar değişir:',
    same: 'Yürürlüktekiyle arasında bir fark yok.',
    rule: 'Yeni bir sürüm olarak yayınlanır, hiçbir satır silinmez. Durdurulmuş fiyatlar durdurulmuş kalır.',
  },
} as const

export const dayRecordWords = {
  heading: (day: string) => `Satış, ${day}`,
  dayRunning: 'gün sürüyor',
  wasClosed: 'kapalıydık',
  notYet: (opensAt: string) => `açılış ${opensAt}`,
  caption: 'Günün en düşük, en yüksek ve önceki kapanış satış fiyatı',
  code: 'Kur',
  low: 'En düşük',
  high: 'En yüksek',
  close: 'Son kapanış',
  closeDay: (day: string) => `Son kapanış: ${day}.`,
  dashes: 'Çizgi olan fiyatların o gün kaydı yoktur.',
  otherDay: 'Başka gün',
  show: 'Göster',
} as const

/** Returns, for example, "Bugün" and "1 Ağustos Cumartesi", or "30 Temmuz" and "Perşembe". */
export function historyDay(day: Day, today: Day): readonly [heading: string, note: string] {
  return day === today
    ? [historyWords.today, weekdayText(day, today)]
    : [dayText(day, today), weekdayName(weekdayOf(day))]
}

/** The version to roll back, as the history shows it. */
interface Known {
  readonly entry: Pick<HistoryEntry, 'at' | 'lines'>
  readonly now: number
}

/** Returns, for example, " ve 2 değişiklik daha". */
function moreOf(lines: readonly string[]): string {
  return lines.length > 1 ? ` ve ${lines.length - 1} değişiklik daha` : ''
}
