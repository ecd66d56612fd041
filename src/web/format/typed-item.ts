import type { FigureStyle } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import { parseAmount } from '#domain/amount.ts'
import { formatDigits, TURKISH } from './format.ts'
import { formatAmount } from './money-text.ts'

interface Styles {
  /** The notation in which the visitor typed. */
  readonly typed?: FigureStyle
  readonly written?: FigureStyle
}

/** Writes a typed amount that is not calculated, with its currency: "150.000.000 JPY", or "KWD" without an amount. */
export function typedItem(
  { typed: text }: Pick<MistakenRow, 'typed'>,
  code: string | null,
  { typed = TURKISH, written = typed }: Styles = {},
): string {
  const amount = parseAmount(text, typed.decimal)
  const digits = /^\d+$/.test(text) ? formatDigits(BigInt(text), 0, written) : text
  return `${amount.ok ? formatAmount(amount.value, written) : digits} ${code ?? ''}`.trim()
}
