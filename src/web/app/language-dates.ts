import type { Language, LanguageDates } from '#contract/languages.ts'
import { byCurrency } from '#domain/currency.ts'
import { inSentence } from '../copy/words-for-office.ts'

/**
 * Returns the names of months, weekdays and currencies. Only the server calls it, because ICU versions differ and hydration needs
 * the server's text. All languages use Latin digits.
 */
export function datesIn(language: Language): LanguageDates {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...options,
      timeZone: 'UTC',
      numberingSystem: 'latn',
    })
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const day = inUtc({ day: 'numeric', month: 'long' })
  const weekday = inUtc({ weekday: 'long' })
  return {
    days: Array.from({ length: 12 }, (_, month) =>
      day
        .formatToParts(Date.UTC(2026, month, 1))
        .map(({ type, value }) => (type === 'day' ? '#' : value))
        .join(''),
    ),
    // 5 January 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 0, 5 + index))),
    currencies: byCurrency((code) => inSentence(names.of(code) ?? code, language)),
  }
}
