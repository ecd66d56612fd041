import { type Day, weekdayOf } from '#domain/calendar.ts'
import { weekdayName } from './opening.ts'
import { dayText, weekdayText } from './panel-moments.ts'

export const history = {
  title: 'Geçmiş',
  views: 'Görünüm',
  changes: 'Değişiklikler',
  day: 'Günün kaydı',
  today: 'Bugün',
  version: (number: number) => `sürüm ${number}`,
  inForce: 'yürürlükte',
  nothingFelt: 'Ziyaretçilerin gördüğü bir şey değişmedi',
  byCommand: (by: string | null) => `${by ?? 'Teknisyen'} (komut)`,
  byFile: (by: string | null) => (by === null ? 'Kurum dosyasından' : `${by} (kurum dosyası)`),
  byReturn: (by: string | null) => (by === null ? 'Geri alındı' : `${by} (geri aldı)`),
  byNobody: 'Kimin yaptığı bilinmiyor',
  back: 'Buna dön',
  backTo: (number: number) => `: sürüm ${number}`,
  older: 'Daha eskiler',
  none: 'Henüz değişiklik yok',
  noneHint: 'Fiyat payı, duyuru, saat ve bilgilerde yapılan her değişiklik burada görünür.',
  rule: 'Geri dönmek de bir değişikliktir: yeni bir sürüm olarak yazılır, hiçbir satır silinmez. Durdurmalar geri dönüşten etkilenmez.',
  restoring: {
    heading: (number: number) => `${number}. sürüme dönülsün mü?`,
    lead: 'Dönünce şunlar değişir:',
    same: 'Bu sürümle yürürlükteki arasında ziyaretçilerin göreceği bir fark yok.',
    rule: 'Yeni bir sürüm olarak yayınlanır, hiçbir satır silinmez. Durdurulmuş fiyatlar durdurulmuş kalır.',
    confirm: 'Bu sürüme dön',
  },
} as const

export const dayRecord = {
  heading: (day: string) => `Satış, ${day}`,
  goesOn: 'gün sürüyor',
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

/** "Bugün" and "1 Ağustos Cumartesi"; "30 Temmuz" and "Perşembe". */
export function historyDay(day: Day, today: Day): readonly [heading: string, note: string] {
  return day === today ? [history.today, weekdayText(day, today)] : [dayText(day, today), weekdayName(weekdayOf(day))]
}
