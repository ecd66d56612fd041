import type { Hours, OpeningHours } from '#domain/opening.ts'
import type { Limit } from '#domain/papers.ts'
import { withCapital } from '../../copy/foreign-figures.ts'
import { weekLines } from '../../copy/opening-words.ts'
import { formatDigits } from '../../format/format.ts'
import type { Figures } from '../../format/page-figures.ts'
import type { LanguageParts } from './language-context.tsx'

/** Returns the lines of the week: "Monday–Friday" with its time spans. */
export function weekIn(hours: OpeningHours, { dates }: LanguageParts): { days: string; hours: Hours }[] {
  const name = (weekday: number): string => withCapital(dates.weekdays[weekday - 1] ?? '')
  return weekLines(hours).map(({ from, to, hours: of }) => ({
    days: from === to ? name(from) : `${name(from)}–${dates.weekdays[to - 1] ?? ''}`,
    hours: of,
  }))
}

/** Formats a whole amount with its unit: "185,000 TL" or "5,000 USD". */
export function wholeText(amount: number, unit: string, { style }: Figures): string {
  return `${formatDigits(amount, 0, style)}\u00A0${unit}`
}

/** Formats the amount of a limit: "185,000 TL" or "100 USD". */
export function limitText({ amount, unit }: Limit, figures: Figures): string {
  return wholeText(amount, unit === 'TRY' ? figures.lira : unit, figures)
}
