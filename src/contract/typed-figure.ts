import { type Amount, type AmountError, amountOf, parseAmount } from '#domain/amount.ts'
import { isFineness, KARATS } from '#domain/gold/fine-weight.ts'
import { excerptOf } from './json.ts'

/** A figure of a field; null: the field is empty. */
export type TypedFigure =
  | { readonly kind: 'figure'; readonly amount: Amount }
  | { readonly kind: 'mistake'; readonly typed: string; readonly mistake: AmountError | 'too-fine' }
  | null

/** Of 22 karat, in thousandths. */
export const USUAL_FINENESS = { kind: 'figure', amount: amountOf('916,6') } as const satisfies TypedFigure

/** "50.000 TL", "₺50.000". A lone "T" is on its way to "TL". */
export const liraIn = (text: string): TypedFigure => figureIn(text, /^₺|(?:₺|tl?|try|l[iİ]ra)$/i)

export const gramsIn = (text: string): TypedFigure => figureIn(text, /(?:gram|gr|g)$/i)

/** "22 ayar", and 22 alone: nothing is made of gold of so few thousandths. */
export function finenessIn(text: string): TypedFigure {
  const figure = figureIn(text, /(?:‰|milyem|ayar)$/i)
  if (figure?.kind !== 'figure') return figure
  if (!isFineness(figure.amount)) return { kind: 'mistake', typed: excerptOf(text.trim()), mistake: 'too-fine' }
  const named = KARATS.find(({ karat }) => amountOf(String(karat)) === figure.amount)
  return named === undefined ? figure : { kind: 'figure', amount: named.fineness }
}

/** `sign`: what people write before or behind the figure. */
function figureIn(text: string, sign: RegExp): TypedFigure {
  const typed = text.trim()
  if (typed === '') return null
  const parsed = parseAmount(typed.replace(sign, ''))
  return parsed.ok
    ? { kind: 'figure', amount: parsed.value }
    : { kind: 'mistake', typed: excerptOf(typed), mistake: parsed.error }
}
