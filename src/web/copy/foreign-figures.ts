import { type Language, LANGUAGE_RECORDS, type LanguageDates } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { type Day, dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import { formatMinute } from '../format/format.ts'
import { type Figures, numbersIn } from '../format/page-figures.ts'
import type { LanguageWords } from './language-words.ts'

/** The texts about figures that each language has. */
type FigureWords = Pick<LanguageWords, 'lira' | 'moment' | 'age'>

/** Returns how a foreign language writes figures, times and days. */
export function foreignFigures(language: Language, words: FigureWords, dates: LanguageDates): Figures {
  const style = LANGUAGE_RECORDS[language].figures
  const dayAndTime = (instant: number): string =>
    words.moment(dayOfYear(dayOf(instant), dates), formatMinute(instant, style))
  return {
    ...numbersIn(style, words.lira),
    moment: (instant, now) => (dayOf(instant) === dayOf(now) ? formatMinute(instant, style) : dayAndTime(instant)),
    dayAndTime,
    day: (day) => `${dayOfYear(day, dates)} ${Number(day.slice(0, 4))}`,
    age: (age) => ageText(age, words),
    telephone: phoneText,
  }
}

/** Formats a day whose year is clear: "1 August". */
export function dayOfYear(day: Day, { days }: LanguageDates): string {
  return (days[Number(day.slice(5, 7)) - 1] ?? '').replace('#', String(Number(day.slice(8))))
}

/** Formats an age in ms as "34 min ago", rounded down. The minimum is one minute. */
function ageText(age: number, words: FigureWords): string {
  const [unit, length] =
    age < HOUR
      ? (['minutes', MINUTE] as const)
      : age < 24 * HOUR
        ? (['hours', HOUR] as const)
        : (['days', 24 * HOUR] as const)
  return words.age[unit].replace('#', String(Math.max(1, Math.floor(age / length))))
}

/** Formats a number of Turkey as visitors dial it: "+90 212 000 00 00". A short number stays as it is printed. */
function phoneText({ text, uri }: OfficeFacts['phone']): string {
  const [, ...groups] = /^(\+90)(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(uri) ?? []
  return groups.length === 0 ? text : groups.join(' ')
}

/** Writes the first letter as a capital, for languages other than Turkish. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
