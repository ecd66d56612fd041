import { type Amount, restOf, totalOf } from './amount.ts'
import { fitsInto, type LessGroup, lessGroups, refusedKinds } from './banknote-classes.ts'
import { type BanknoteKind, type BanknoteRules, reducedPrice } from './banknotes.ts'
import type { UnitPrice } from './conversion.ts'
import { type CurrencyCode, isCurrencyCode } from './currency.ts'
import type { Deal } from './deal.ts'
import type { InstrumentId } from './instrument.ts'

/** The part of an amount in banknotes of one kind, or of kinds at the same price. */
export interface NotesPart {
  /** The id of the kind. */
  readonly kind: string
  readonly amount: Amount
}

/** A part of an amount at one price. Without `banknotes`, it is the board's price. */
interface PricedPart extends UnitPrice {
  readonly amount: Amount
  readonly banknotes?: LessGroup
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
  for (const group of lessGroups(code, rules)) {
    const of = totalOf(notes.flatMap((part) => (group.kinds.some(({ id }) => id === part.kind) ? [part.amount] : [])))
    if (of === null) continue
    const rate = reducedPrice(board.rate, group.less, board.decimals)
    if (rate === null) return null
    shares.push({ ...whole, rate, amount: of, banknotes: group })
  }
  const rest = restOf(
    amount,
    shares.map((part) => part.amount),
  )
  return rest === null ? shares : [{ ...whole, amount: rest }, ...shares]
}

/** Returns the groups with those of their banknotes that are not larger than the amount. */
function groupsWithin(code: CurrencyCode, rules: BanknoteRules, units: number): LessGroup[] {
  return lessGroups(code, rules).flatMap((group) => {
    const [first, ...others] = group.kinds.filter((kind) => fitsInto(kind, units))
    return first === undefined ? [] : [{ ...group, kinds: [first, ...others] }]
  })
}

/** The assumptions of a sum about the banknotes of its amount. */
export interface NoteAssumption {
  /** The kinds at a lower price that the amount is assumed not to contain; empty if the visitor named some. */
  readonly groups: readonly LessGroup[]
  /** The largest of their deductions in micro-lira. */
  readonly most: number
  /** The kinds that the office refuses and that may be in an amount of this size. */
  readonly refused: readonly BanknoteKind[]
}

/** Returns null if no rule changes the sum: the visitor buys, or all banknotes of the amount have the board's price. */
export function assumptionOf(
  { deal, items: [{ code, amount, notes = [] }] }: AskedAmount,
  rules: BanknoteRules,
): NoteAssumption | null {
  if (deal === 'buy' || !isCurrencyCode(code)) return null
  const groups = notes.length > 0 ? [] : groupsWithin(code, rules, amount / 100)
  const refused = refusedKinds(code, rules, amount / 100)
  if (groups.length + refused.length === 0) return null
  return { groups, most: Math.max(0, ...groups.map(({ less }) => less)), refused }
}

interface AskedAmount {
  readonly deal: Deal
  readonly items: readonly [Omit<NotedAmount, 'notes'> & { readonly notes?: readonly NotesPart[] }, ...unknown[]]
}
