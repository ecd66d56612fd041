import { banknoteName } from '#contract/banknote-names.ts'
import type { BanknoteChoice, RuledKind } from '#domain/banknotes.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { lessText } from './banknote-words.ts'
import { currencyWords } from './currency-words.ts'
import { dayName, sinceTime } from './opening-words.ts'

export const banknoteTable = {
  caption: (code: CurrencyCode) => `${currencyWords[code].heading} banknotları ve alış fiyatları`,
  lead: (code: CurrencyCode) =>
    `${capitalised(currencyWords[code].yours)} bozdururken geçerlidir. Fiyatlar alış kurumuzla birlikte değişir.`,
  /** "31 Temmuz 2026 Cuma 16.40’tan beri böyledir." */
  since: (at: number) => `${dayName(dayOf(at))} ${sinceTime(wallClockOf(at))} beri böyledir.`,
  note: 'Banknot',
  beside: 'Tahtaya göre',
  price: 'Alış',
}

const WORDS: Readonly<Record<Exclude<BanknoteChoice, 'less'>, string>> = {
  full: 'tahtadaki kur',
  no: 'alınmıyor',
  ask: 'gişede bakılır',
}

/** "tahtadaki kur", "−0,50 ₺", "alınmıyor" */
export function ruleText({ rule }: RuledKind): string {
  return rule.rule === 'less' ? lessText(rule.less) : WORDS[rule.rule]
}

/** What the table calls a kind. */
export function noteName(code: CurrencyCode, { kind }: RuledKind): string {
  const name = banknoteName(code, kind)
  return kind.mark === 'torn' ? `${name}, boyalı` : name
}

/** By what a kind is told from the others; null: by its name. `all`: the kinds of the table. */
export function noteMark({ kind, rule }: RuledKind, all: readonly RuledKind[]): string | null {
  switch (kind.mark) {
    case 'strip':
      return '2009 serisi ve sonrası'
    case 'large':
      return kind.notes.length === 0 ? null : '1996–2006 serileri'
    case 'small':
      return '1990 serisi ve öncesi'
    case 'plain': {
      const hasOld = all.some((each) => each.kind.mark === 'large' && each.kind.notes.length === 0)
      return rule.rule === 'no' || hasOld ? null : 'bütün seriler'
    }
    case 'coin':
      return null
    case 'torn':
      return 'her banknot'
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase('tr-TR') + words.slice(1)
}
