import type { Amount } from '../amount.ts'
import { differenceOf, kurusOf, type Money } from '../conversion.ts'
import type { InstrumentId } from '../instrument.ts'
import { computedRate, type Rate } from '../rate.ts'
import { type FineGold, type GoldPrice, perFineGram, sumOfFine, timesFine } from './gold-price.ts'

/** Whole coins and bars for a budget, the largest first; in kuruş. */
export interface CoinMix {
  readonly coins: readonly { readonly id: InstrumentId; readonly count: number }[]
  readonly cost: Money
  readonly rest: Money
  readonly fine: FineGold
  readonly perGram: Rate
}

/** In a kuruş. */
const MICROS = 10_000

/** The mix with the most gold, then the lower cost, then the fewer pieces. Null: the budget buys no piece. */
export function mixFor(budget: Amount, prices: readonly GoldPrice[]): CoinMix | null {
  const pieces = prices.map(({ sell, fine }) => ({ cost: sell, worth: Number(fine) }))
  const counts = bestFilling(pieces, budget * MICROS)
  const chosen = prices
    .map((price, index) => ({ price, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(({ price: one }, { price: other }) => Number(other.fine - one.fine))
  if (chosen.length === 0) return null
  const fine = sumOfFine(chosen.map(({ price, count }) => timesFine(price.fine, BigInt(count))))
  const micros = chosen.reduce((sum, { price, count }) => sum + price.sell * count, 0)
  const cost = kurusOf(BigInt(micros))
  return {
    coins: chosen.map(({ price, count }) => ({ id: price.id, count })),
    cost,
    rest: differenceOf(kurusOf(BigInt(budget * MICROS)), cost),
    fine,
    perGram: perFineGram(computedRate(micros), fine),
  }
}

/** What a budget can be spent on, any number of times: safe integers, as is every sum of them within the budget. */
export interface Piece {
  readonly cost: number
  readonly worth: number
}

interface Filling {
  readonly counts: readonly number[]
  readonly worth: number
  readonly cost: number
  readonly size: number
}

/** A piece with its place among those that were given. */
interface Placed extends Piece {
  readonly place: number
}

interface Candidate extends Placed {
  readonly most: number
  /** The lowest cost of this one and all that come after it. */
  readonly least: number
}

/**
 * On recorded prices some five thousand are enough for any budget. Where all pieces are nearly at one rate, millions of
 * fillings are nearly the best: the search must not hold up others, and what was found by then stands.
 */
const MOST_STEPS = 200_000

/**
 * The best way to spend a budget on whole pieces: the most worth, then the lower cost, then the fewer pieces. Exact
 * within its steps, by branch and bound: pieces by worth for the money; what is left buys at most at the next rate.
 */
export function bestFilling(pieces: readonly Piece[], budget: number): readonly number[] {
  const candidates = candidatesOf(pieces)
  const taken = pieces.map(() => 0)
  let best: Filling = { counts: [...taken], worth: 0, cost: 0, size: 0 }
  let steps = 0

  const fill = (depth: number, worth: number, cost: number, size: number): void => {
    steps += 1
    if (steps > MOST_STEPS) return
    if (isBetter(worth, cost, size, best)) best = { counts: [...taken], worth, cost, size }
    const candidate = candidates[depth]
    if (candidate === undefined) return
    const rest = budget - cost
    if (rest < candidate.least) return
    const hope = compareProducts(rest, candidate.worth, best.worth - worth, candidate.cost)
    if (hope < 0) return
    // To equal the best it has to spend all that is left at this piece's rate, which has no larger piece.
    if (hope === 0 && (best.cost < budget || size + Math.ceil(rest / candidate.cost) >= best.size)) return
    const { place, most } = candidate
    for (let count = Math.min(most, wholes(rest, candidate.cost)); count >= 0; count -= 1) {
      taken[place] = count
      fill(depth + 1, worth + count * candidate.worth, cost + count * candidate.cost, size + count)
    }
    taken[place] = 0
  }

  fill(0, 0, 0, 0)
  return best.counts
}

function isBetter(worth: number, cost: number, size: number, than: Filling): boolean {
  if (worth !== than.worth) return worth > than.worth
  return cost === than.cost ? size < than.size : cost < than.cost
}

/** The best for the money first; of equals the largest, so that few pieces are tried before many. */
function candidatesOf(pieces: readonly Piece[]): Candidate[] {
  const placed = pieces.map((piece, place) => ({ ...piece, place }))
  const useful = placed.filter((piece) => !placed.some((other) => other !== piece && replaces(other, piece)))
  const sorted = [...useful].sort(
    (one, other) => compareProducts(other.worth, one.cost, one.worth, other.cost) || other.worth - one.worth,
  )
  return sorted.map((piece, index) => ({
    ...piece,
    most: mostOf(piece, useful),
    least: Math.min(...sorted.slice(index).map(({ cost }) => cost)),
  }))
}

/** Nobody needs the other if as many of one as cost no more are worth as much. Of twins the first is needed. */
function replaces(one: Placed, other: Placed): boolean {
  const count = wholes(other.cost, one.cost)
  const gain = count * one.worth - other.worth
  if (count === 0 || gain < 0) return false
  const saved = other.cost - count * one.cost
  return gain > 0 || saved > 0 || (count === 1 && one.place < other.place)
}

/** So many of a piece that one of another, worth no less, costs no more: one fewer is the most. */
function mostOf(piece: Placed, others: readonly Placed[]): number {
  return others.reduce((most, other) => {
    const count = wholes(other.cost + piece.cost - 1, piece.cost)
    const isSpared = other !== piece && count > 1 && count * piece.worth <= other.worth
    return isSpared ? Math.min(most, count - 1) : most
  }, Infinity)
}

function wholes(of: number, each: number): number {
  return (of - (of % each)) / each
}

/** Far above what two products and two roundings can be wrong by. */
const DOUBT = 1e-12

/** a × b against c × d, none below zero. The products may be unsafe integers: exact only where they are close. */
function compareProducts(a: number, b: number, c: number, d: number): number {
  const [one, other] = [a * b, c * d]
  const difference = one - other
  if (Math.abs(difference) > (one + other) * DOUBT) return difference
  return Number(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d))
}
