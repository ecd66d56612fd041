import { type Language, LANGUAGE_RECORDS, type LanguageDates } from '#contract/languages.ts'
import { addDays, dayOf, wallClockOf } from '#domain/calendar.ts'
import { byCurrency } from '#domain/currency.ts'
import type { Opening } from '#domain/opening.ts'
import { DASH, formatMinute, formatTime } from '../format/format.ts'
import { dayOfYear, withCapital } from './foreign-figures.ts'
import type { LanguageWords } from './language-words.ts'
import type { LiveWords, RateWords } from './rate-words.ts'

/** Returns the texts of rows in a foreign language. The columns are named from the visitor's view. */
export function foreignRates({ board }: LanguageWords, dates: LanguageDates): RateWords {
  return {
    columns: { code: board.columns.currency, buy: board.columns.get, sell: board.columns.pay },
    columnNotes: { buy: board.under.get, sell: board.under.pay },
    main: 'buy',
    names: byCurrency((code) => withCapital(dates.currencies[code])),
    perHundred: board.perHundred,
    ask: board.ask,
    missing: { buy: board.none, sell: board.none },
  }
}

/** Returns the texts around the prices of a board in a foreign language. */
export function foreignLive(language: Language, words: LanguageWords, dates: LanguageDates): LiveWords {
  const { announcements, board, source } = words
  const momentOf = (instant: number): string =>
    words.moment(dayOfYear(dayOf(instant), dates), formatTime(instant, LANGUAGE_RECORDS[language].figures))
  return {
    title: () => board.title,
    caption: () => board.title,
    updated: (instant) => board.caption(instant === null ? DASH : momentOf(instant)),
    source,
    announcements,
    empty: {
      loading: { title: board.empty.loading, detail: announcements.connecting },
      failed: { title: source.error, detail: announcements.error },
      nothing: { title: board.empty.nothing, detail: announcements.waiting },
    },
    notes: board.notes,
    freshness: words.freshness,
    asOf: words.asOf,
    ago: null,
    sample: words.sample.chip,
    opening: (opening, now, isLive) => doorText(opening, now, isLive, { language, words, dates }),
  }
}

interface Spoken {
  readonly language: Language
  readonly words: LanguageWords
  readonly dates: LanguageDates
}

/**
 * Returns "Open now, until 18:00" or "Closed now. Opens Monday at 09:00"; beside a live price a sentence about both. A
 * weekday is one of the next six days.
 */
function doorText(
  opening: Opening,
  now: number,
  isLive: boolean,
  { language, words: { door }, dates }: Spoken,
): string {
  const style = LANGUAGE_RECORDS[language].figures
  if (opening.kind === 'open') return door.open(formatMinute(opening.until, style))
  if (isLive) return door.closedLive
  if (opening.opensAt === null) return door.closed
  const { day, weekday } = wallClockOf(opening.opensAt)
  const time = formatMinute(opening.opensAt, style)
  if (day === dayOf(now)) return door.opens(door.today(time))
  if (day < addDays(dayOf(now), 7)) return door.opens(door.onWeekday(weekday, dates.weekdays, time))
  return door.opens(door.onDay(dayOfYear(day, dates), time))
}
