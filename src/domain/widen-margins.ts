import { marginSize } from './margin-text.ts'
import type { Margin, SideMargins } from './margin.ts'

/**
 * Returns the margins after the office widens its spread by `amount` (a negative amount narrows it). null if a margin
 * and the amount differ in kind, because lira and percent have no exact sum.
 */
export function widenMargins({ buy, sell }: SideMargins, amount: Margin): SideMargins | null {
  const [lower, higher] = [sum(buy, amount, -1), sum(sell, amount, 1)]
  return lower === null || higher === null ? null : { buy: lower, sell: higher }
}

function sum(margin: Margin | undefined, amount: Margin, sign: 1 | -1): Margin | null {
  const from = margin === undefined || marginSize(margin) === 0 ? zeroOf(amount) : margin
  if (from.kind === 'lira' && amount.kind === 'lira')
    return { kind: 'lira', micros: from.micros + sign * amount.micros }
  if (from.kind === 'percent' && amount.kind === 'percent')
    return { kind: 'percent', millionths: from.millionths + sign * amount.millionths }
  return null
}

function zeroOf({ kind }: Margin): Margin {
  return kind === 'lira' ? { kind, micros: 0 } : { kind, millionths: 0 }
}
