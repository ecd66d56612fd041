import { addDays, type Day, dayOf, type WallClock, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import type { Hours, Opening, OpeningHours } from '#domain/opening.ts'
import { formatDay } from '../format/format.ts'

const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const

export function weekdayName(weekday: number): string {
  const name = WEEKDAYS[weekday - 1]
  if (name === undefined) throw new RangeError(`not a weekday: ${weekday}`)
  return name
}

/** Returns, for example, "29 Ekim 2026 Perşembe". */
export function dayName(day: Day): string {
  return `${formatDay(day)} ${weekdayName(weekdayOf(day))}`
}

/** Returns "09:00-18:30" (docs/product.md, "Fixed texts"), or with a break "09:00-12:30 ve 13:30-18:30". */
export function hoursText(hours: Hours): string {
  return spanTexts(hours).join(' ve ')
}

/** Returns the text of each span. */
export function spanTexts(hours: Hours): string[] {
  return hours.length === 0 ? ['Kapalı'] : hours.map(({ from, to }) => `${from}-${to}`)
}

type OpeningWords = Readonly<Record<Opening['kind'], string>>

/** The words next to an icon, which already means "now". */
const SHORT: OpeningWords = { open: 'Açık', closed: 'Kapalı' }
const NOW: OpeningWords = { open: 'Şu an açık', closed: 'Şu an kapalı' }

/**
 * Returns the status next to an icon: "Kapalı, pazartesi 09.00’da açılır". Beside live prices it is a shorter sentence
 * about both, so that nothing moves when they arrive.
 */
export function shortOpeningText(opening: Opening, now: number, isLive = false): string {
  return opening.kind === 'closed' && isLive ? 'Gişe kapalı · fiyat canlı' : stateText(SHORT, opening, now)
}

/** Returns, for example, "Şu an açık, 18.30’a kadar" or "Şu an kapalı, pazartesi 09.00’da açılır". */
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
 * Returns, for example, "pazartesi 09.00’da". A weekday is unambiguous only within the next six days, so later days are
 * written with their date.
 */
export function opensText(opensAt: number, now: number): string {
  const opens = wallClockOf(opensAt)
  const today = dayOf(now)
  if (opens.day === today) return `bugün ${atTime(opens)}`
  const weekday = weekdayName(opens.weekday).toLocaleLowerCase('tr-TR')
  return `${opens.day < addDays(today, 7) ? weekday : dayName(opens.day)} ${atTime(opens)}`
}

interface WeekLine {
  /** For example "Pazartesi–Cuma". */
  readonly days: string
  readonly hours: Hours
  /** The first and the last weekday, 1 (Monday) to 7 (Sunday). */
  readonly from: number
  readonly to: number
}

/** Returns the week with consecutive days of the same hours on one line. */
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

/** Returns the days on which the office opens: "Pazartesi–Cuma 09:00-18:30, Cumartesi 09:00-18:00". */
export function openDaysText(hours: OpeningHours): string {
  const open = weekLines(hours)
    .filter((line) => line.hours.length > 0)
    .map((line) => `${line.days} ${hoursText(line.hours)}`)
  return open.length === 0 ? hoursText([]) : open.join(', ')
}

/** Turkish endings follow the sound of the last number word: the last digit, or full tens from zero to fifty. */
const ENDINGS = {
  to: { ones: ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'], tens: ['a', 'a', 'ye', 'a', 'a', 'ye'] },
  at: {
    ones: ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'],
    tens: ['da', 'da', 'de', 'da', 'ta', 'de'],
  },
} as const

type TimeOfDay = Pick<WallClock, 'hour' | 'minute'>

/** Returns, for example, "18.30’a". */
export const untilTime = (time: TimeOfDay): string => withEnding(time, 'to')

/** Returns, for example, "09.00’da". */
export const atTime = (time: TimeOfDay): string => withEnding(time, 'at')

/** Returns, for example, "16.05’ten". */
export const sinceTime = (time: TimeOfDay): string => `${atTime(time)}n`

function withEnding({ hour, minute }: TimeOfDay, ending: keyof typeof ENDINGS): string {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join('.')
  // A full hour is pronounced without its zeros: 18.00 is "on sekiz".
  const last = minute === 0 ? hour : minute
  const { ones, tens } = ENDINGS[ending]
  return `${time}’${last % 10 === 0 ? tens[last / 10] : ones[last % 10]}`
}
