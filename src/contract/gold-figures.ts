import { amountOf, parseAmount } from '#domain/amount.ts'
import { isFineness, KARATS } from '#domain/gold/fine-weight.ts'
import { excerptOf } from './json.ts'
import type { SumFigures, TypedFigure } from './sum-figures.ts'

/** 22 karat in thousandths. */
const USUAL_FINENESS = { kind: 'figure', amount: amountOf('916,6') } as const satisfies TypedFigure

/** Takes the texts of the fields; null means that the address has no such field. */
export function goldFigures(lira: string | null, grams: string | null, fineness: string | null): SumFigures {
  return {
    // "50.000 TL", "₺50.000". A lone "T" is accepted while somebody is typing "TL".
    lira: figureIn(lira ?? '', /^₺|(?:₺|tl?|try|l[iİ]ra)$/i),
    grams: figureIn(grams ?? '', /(?:gram|gr|g)$/i),
    fineness: fineness === null ? USUAL_FINENESS : finenessIn(fineness),
  }
}

/** Reads "22 ayar" or "22" as karat, because no product has so few thousandths of gold. */
function finenessIn(text: string): TypedFigure {
  const figure = figureIn(text, /(?:‰|milyem|ayar)$/i)
  if (figure?.kind !== 'figure') return figure
  if (!isFineness(figure.amount)) return { kind: 'mistake', typed: excerptOf(text.trim()), mistake: 'too-fine' }
  const named = KARATS.find(({ karat }) => amountOf(String(karat)) === figure.amount)
  return named === undefined ? figure : { kind: 'figure', amount: named.fineness }
}

/** `sign` matches the unit before or after the figure. */
function figureIn(text: string, sign: RegExp): TypedFigure {
  const typed = text.trim()
  if (typed === '') return null
  const parsed = parseAmount(typed.replace(sign, ''))
  return parsed.ok
    ? { kind: 'figure', amount: parsed.value }
    : { kind: 'mistake', typed: excerptOf(typed), mistake: parsed.error }
}
