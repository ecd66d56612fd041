import { banknoteName } from '#contract/banknote-names.ts'
import { type BanknoteChoice, type BanknoteIssues, issuesOf, type RuledKind } from '#domain/banknotes.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'
import { lessText } from './banknote-words.ts'
import { currencyWords } from './currency-words.ts'
import { dayName, sinceTime } from './opening-words.ts'

export const banknoteTable = {
  caption: (code: CurrencyCode) => `${currencyWords[code].heading} banknotları ve alış fiyatları`,
  lead: (code: CurrencyCode) =>
    `${capitalised(currencyWords[code].yours)} bozdururken geçerlidir. Fiyatlar alış kurumuzla birlikte değişir.`,
  /** For example "31 Temmuz 2026 Cuma 16.40’tan beri böyledir." */
  since: (at: number) => `${dayName(dayOf(at))} ${sinceTime(wallClockOf(at))} beri böyledir.`,
  note: 'Banknot',
  beside: 'Tabelaya göre',
  price: 'Alış',
}

const WORDS: Readonly<Record<Exclude<BanknoteChoice, 'less'>, string>> = {
  full: 'tabeladaki kur',
  no: 'alınmıyor',
  ask: 'gişede bakılır',
}

const ISSUES: Readonly<Record<BanknoteIssues, string>> = {
  'from-2009': '2009 serisi ve sonrası',
  'from-1996-to-2006': '1996–2006 serileri',
  'until-1990': '1990 serisi ve öncesi',
  current: 'yeni seri',
  all: 'bütün seriler',
  any: 'her banknot',
}

/** Returns the note under the name of a kind; null means that the name is enough. */
export function issuesText(ruled: RuledKind, all: readonly RuledKind[]): string | null {
  const issues = issuesOf(ruled, all)
  return issues === null ? null : ISSUES[issues]
}

/** Returns, for example, "tabeladaki kur", "−0,50 ₺" or "alınmıyor". */
export function ruleText({ rule }: RuledKind): string {
  return rule.rule === 'less' ? lessText(rule.less) : WORDS[rule.rule]
}

/** The name of a kind in the table. */
export function noteName(code: CurrencyCode, { kind }: RuledKind): string {
  const name = banknoteName(code, kind)
  return kind.mark === 'torn' ? `${name}, boyalı` : name
}
