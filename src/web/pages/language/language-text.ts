import type { Hours, OpeningHours } from '#domain/opening.ts'
import type { Limit } from '#domain/papers.ts'
import { withCapital } from '../../copy/foreign-figures.ts'
import { weekLines } from '../../copy/opening-words.ts'
import { formatDigits } from '../../format/format.ts'
import type { LanguageParts } from './language-context.tsx'

/** Returns the lines of the week: "Monday–Friday" with its time spans. */
export function weekIn(hours: OpeningHours, { dates }: LanguageParts): { days: string; hours: Hours }[] {
  const name = (weekday: number): string => withCapital(dates.weekdays[weekday - 1] ?? '')
  return weekLines(hours).map(({ from, to, hours: of }) => ({
    days: from === to ? name(from) : `${name(from)}–${dates.weekdays[to - 1] ?? ''}`,
    hours: of,
  }))
}

/** Formats whole lira: "185,000 TL". */
export function liraText(amount: number, { words, figures }: Pick<LanguageParts, 'words' | 'figures'>): string {
  return `${formatDigits(amount, 0, figures)}\u00A0${words.lira}`
}

/** Formats the amount of a limit: "185,000 TL" or "100 USD". */
export function limitText({ amount, unit }: Limit, language: Pick<LanguageParts, 'words' | 'figures'>): string {
  return unit === 'TRY' ? liraText(amount, language) : codeText(amount, unit, language)
}

/** Formats a whole amount with its currency code: "5,000 USD". */
export function codeText(amount: number, code: string, { figures }: Pick<LanguageParts, 'figures'>): string {
  return `${formatDigits(amount, 0, figures)}\u00A0${code}`
}
