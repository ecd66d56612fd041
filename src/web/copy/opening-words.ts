import { addDays, type Day, dayOf, type WallClock, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import type { Hours, Opening, OpeningHours } from '#domain/opening.ts'
import { formatDay } from '../format/format.ts'

const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const

export function weekdayName(weekday: number): string {
  const name = WEEKDAYS[weekday - 1]
  if (name === undefined) throw new RangeError(`not a weekday: ${weekday}`)
  return name
}

/** "29 Ekim 2026 Perşembe" */
export function dayName(day: Day): string {
  return `${formatDay(day)} ${weekdayName(weekdayOf(day))}`
}

/** "09:00-18:30" (docs/product.md, "Fixed texts"); "09:00-12:30 ve 13:30-18:30" with a break. */
export function hoursText(hours: Hours): string {
  return spanTexts(hours).join(' ve ')
}

/** The same, each span for itself. */
export function spanTexts(hours: Hours): string[] {
  return hours.length === 0 ? ['Kapalı'] : hours.map(({ from, to }) => `${from}-${to}`)
}

type OpeningWords = Readonly<Record<Opening['kind'], string>>

/** Beside an icon, which means "now" by itself. */
const SHORT: OpeningWords = { open: 'Açık', closed: 'Kapalı' }
const NOW: OpeningWords = { open: 'Şu an açık', closed: 'Şu an kapalı' }

/** "Açık, 18.30’a kadar" or "Kapalı, pazartesi 09.00’da açılır": stands beside an icon. */
export function shortOpeningText(opening: Opening, now: number): string {
  return stateText(SHORT, opening, now)
}

/** "Şu an açık, 18.30’a kadar" or "Şu an kapalı, pazartesi 09.00’da açılır". */
export function openingText(opening: Opening, now: number): string {
  return stateText(NOW, opening, now)
}

function stateText(words: OpeningWords, opening: Opening, now: number): string {
  const word = words[opening.kind]
  switch (opening.kind) {
    case 'open':
      return `${word}, ${untilTime(wallClockOf(opening.until))} kadar`
    case 'closed':
      return opening.opensAt === null ? word : `${word}, ${opensText(opening.opensAt, now)} açılır`
  }
}

/**
 * "pazartesi 09.00’da". A weekday names a day without doubt only within the six days ahead; later ones carry their
 * date.
 */
export function opensText(opensAt: number, now: number): string {
  const opens = wallClockOf(opensAt)
  const today = dayOf(now)
  if (opens.day === today) return `bugün ${atTime(opens)}`
  const weekday = weekdayName(opens.weekday).toLocaleLowerCase('tr-TR')
  return `${opens.day < addDays(today, 7) ? weekday : dayName(opens.day)} ${atTime(opens)}`
}

export interface WeekLine {
  /** "Pazartesi–Cuma" */
  readonly days: string
  readonly hours: Hours
  /** First and last weekday, 1 Monday to 7 Sunday. */
  readonly from: number
  readonly to: number
}

/** The week as people say it: neighbouring days with the same hours in one line. */
export function weekLines({ week }: OpeningHours): WeekLine[] {
  const lines: WeekLine[] = []
  for (const [index, hours] of week.entries()) {
    const to = index + 1
    const previous = lines.at(-1)
    if (previous !== undefined && hoursText(previous.hours) === hoursText(hours)) {
      lines[lines.length - 1] = { ...previous, to, days: `${weekdayName(previous.from)}–${weekdayName(to)}` }
    } else {
      lines.push({ days: weekdayName(to), hours, from: to, to })
    }
  }
  return lines
}

/** "Pazartesi–Cuma 09:00-18:30, Cumartesi 09:00-18:00": the days on which the office opens. */
export function openDaysText(hours: OpeningHours): string {
  const open = weekLines(hours)
    .filter((line) => line.hours.length > 0)
    .map((line) => `${line.days} ${hoursText(line.hours)}`)
  return open.length === 0 ? hoursText([]) : open.join(', ')
}

/** Turkish endings follow the sound of a number's last word: by the last digit and by full tens, sıfır to elli. */
const ENDINGS = {
  to: { ones: ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'], tens: ['a', 'a', 'ye', 'a', 'a', 'ye'] },
  at: {
    ones: ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'],
    tens: ['da', 'da', 'de', 'da', 'ta', 'de'],
  },
} as const

type TimeOfDay = Pick<WallClock, 'hour' | 'minute'>

/** "18.30’a" */
export const untilTime = (time: TimeOfDay): string => withEnding(time, 'to')

/** "09.00’da" */
export const atTime = (time: TimeOfDay): string => withEnding(time, 'at')

/** "16.05’ten" */
export const sinceTime = (time: TimeOfDay): string => `${atTime(time)}n`

function withEnding({ hour, minute }: TimeOfDay, ending: keyof typeof ENDINGS): string {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join('.')
  // A full hour is read without its zeros: 18.00 is "on sekiz".
  const last = minute === 0 ? hour : minute
  const { ones, tens } = ENDINGS[ending]
  return `${time}’${last % 10 === 0 ? tens[last / 10] : ones[last % 10]}`
}
