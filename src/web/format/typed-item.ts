import type { FigureStyle } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import { formatDigits, TURKISH } from './format.ts'

/** Writes an amount as it was typed, with its currency: "150.000.000 JPY", or "KWD" without an amount. */
export function typedItem(
  { typed }: Pick<MistakenRow, 'typed'>,
  code: string | null,
  style: FigureStyle = TURKISH,
): string {
  return `${/^\d+$/.test(typed) ? formatDigits(BigInt(typed), 0, style) : typed} ${code ?? ''}`.trim()
}
