import { type Amount, restOf, totalOf } from './amount.ts'
import { lessGroups, type BanknoteRules, reducedPrice } from './banknotes.ts'
import type { UnitPrice } from './conversion.ts'
import { isCurrencyCode } from './currency.ts'
import type { InstrumentId } from './instrument.ts'

/** The part of an amount in banknotes of one kind, or of kinds at the same price. */
export interface NotesPart {
  /** The id of the kind. */
  readonly kind: string
  readonly amount: Amount
}

/** The banknotes of a line of a sum. */
export interface PartBanknotes {
  /** The ids of all kinds at this price. */
  readonly kinds: readonly string[]
  /** Micro-lira less than the board's price. */
  readonly less: number
}

/** A part of an amount at one price. Without `banknotes`, it is the board's price. */
interface PricedPart extends UnitPrice {
  readonly amount: Amount
  readonly banknotes?: PartBanknotes
}

interface NotedAmount {
  readonly code: InstrumentId
  readonly amount: Amount
  readonly notes: readonly NotesPart[]
}

/**
 * Splits an amount by the price of its banknotes: first the part at the board's price, then one part for each
 * deduction. A kind without a deduction has the board's price. Returns null if a deduction takes the whole price.
 */
export function partsOf(
  { code, amount, notes }: NotedAmount,
  board: UnitPrice,
  rules: BanknoteRules,
): readonly PricedPart[] | null {
  const whole = { rate: board.rate, unit: board.unit, decimals: board.decimals, amount }
  if (notes.length === 0 || !isCurrencyCode(code)) return [whole]
  const shares: PricedPart[] = []
  for (const { less, kinds } of lessGroups(code, rules)) {
    const ids = kinds.map(({ id }) => id)
    const of = totalOf(notes.flatMap((part) => (ids.includes(part.kind) ? [part.amount] : [])))
    if (of === null) continue
    const rate = reducedPrice(board.rate, less, board.decimals)
    if (rate === null) return null
    shares.push({ ...whole, rate, amount: of, banknotes: { kinds: ids, less } })
  }
  const rest = restOf(
    amount,
    shares.map((part) => part.amount),
  )
  return rest === null ? shares : [{ ...whole, amount: rest }, ...shares]
}
