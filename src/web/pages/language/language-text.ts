import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Money } from '#domain/conversion.ts'
import type { Hours, OpeningHours } from '#domain/opening.ts'
import type { Limit } from '#domain/papers.ts'
import { weekLines } from '../../copy/opening-words.ts'
import { formatDigits } from '../../format/format.ts'
import { formatMoney } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'

/** Formats a number of Turkey as visitors dial it: "+90 212 000 00 00". A short number stays as it is printed. */
export function phoneText({ text, uri }: OfficeFacts['phone']): string {
  const [, ...groups] = /^(\+90)(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(uri) ?? []
  return groups.length === 0 ? text : groups.join(' ')
}

/** Returns the lines of the week: "Monday–Friday" with its time spans. */
export function weekIn(hours: OpeningHours, { dates }: LanguageParts): { days: string; hours: Hours }[] {
  const name = (weekday: number): string => capital(dates.weekdays[weekday - 1] ?? '')
  return weekLines(hours).map(({ from, to, hours: of }) => ({
    days: from === to ? name(from) : `${name(from)}–${dates.weekdays[to - 1] ?? ''}`,
    hours: of,
  }))
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Formats an amount of lira: "23,616.50 TL". */
export function moneyText(lira: Money, { words, figures }: LanguageParts): string {
  return `${formatMoney(lira, figures)}\u00A0${words.lira}`
}

/** Formats whole lira: "185,000 TL". */
export function liraText(amount: number, { words, figures }: LanguageParts): string {
  return `${formatDigits(amount, 0, figures)}\u00A0${words.lira}`
}

/** Formats the amount of a limit: "185,000 TL" or "100 USD". */
export function limitText({ amount, unit }: Limit, language: LanguageParts): string {
  return unit === 'TRY' ? liraText(amount, language) : codeText(amount, unit, language)
}

/** Formats a whole amount with its currency code: "5,000 USD". */
export function codeText(amount: number, code: string, { figures }: LanguageParts): string {
  return `${formatDigits(amount, 0, figures)}\u00A0${code}`
}
