/** What a budget can be spent on, any number of times. */
export interface Piece {
  readonly cost: bigint
  readonly worth: bigint
}

interface Filling {
  /** How often each piece is taken. */
  readonly counts: readonly bigint[]
  readonly worth: bigint
  readonly cost: bigint
  readonly size: bigint
}

/** A piece with its place among those that were given, and how many of it can be of use; null: any number. */
interface Candidate extends Piece {
  readonly place: number
  readonly most: bigint | null
}

/**
 * The best way to spend a budget on whole pieces: the most worth; of equal worth the lower cost; of equal cost the fewer pieces. Exact, by
 * branch and bound: pieces in the order of their worth for the money, and what is left buys no more than at the next piece's rate.
 */
export function bestFilling(pieces: readonly Piece[], budget: bigint): readonly bigint[] {
  const candidates = candidatesOf(pieces)
  const taken = pieces.map(() => 0n)
  let best: Filling = { counts: [...taken], worth: 0n, cost: 0n, size: 0n }

  const fill = (depth: number, worth: bigint, cost: bigint, size: bigint): void => {
    if (isBetter({ worth, cost, size }, best)) best = { counts: [...taken], worth, cost, size }
    const candidate = candidates[depth]
    if (candidate === undefined) return
    const rest = budget - cost
    // To equal the best it would have to spend all that is left, and so cost no less.
    if (rest * candidate.worth <= (best.worth - worth) * candidate.cost) return
    const { place, most } = candidate
    const fits = rest / candidate.cost
    for (let count = most !== null && most < fits ? most : fits; count >= 0n; count -= 1n) {
      taken[place] = count
      fill(depth + 1, worth + count * candidate.worth, cost + count * candidate.cost, size + count)
    }
    taken[place] = 0n
  }

  fill(0, 0n, 0n, 0n)
  return best.counts
}

function isBetter(one: Omit<Filling, 'counts'>, other: Filling): boolean {
  if (one.worth !== other.worth) return one.worth > other.worth
  return one.cost === other.cost ? one.size < other.size : one.cost < other.cost
}

/** The best for the money first; of equals the largest, so that few pieces are tried before many. */
function candidatesOf(pieces: readonly Piece[]): Candidate[] {
  const placed = pieces.map((piece, place) => ({ ...piece, place }))
  const useful = placed.filter((piece) => !placed.some((other) => other !== piece && replaces(other, piece)))
  return useful
    .map((piece) => ({ ...piece, most: mostOf(piece, useful) }))
    .sort((one, other) => sign(other.worth * one.cost - one.worth * other.cost) || sign(other.worth - one.worth))
}

interface Placed extends Piece {
  readonly place: number
}

/** As many of one as cost no more than the other are worth as much: nobody needs the other. Of twins the first is needed. */
function replaces(one: Placed, other: Placed): boolean {
  const count = other.cost / one.cost
  const gain = count * one.worth - other.worth
  if (count === 0n || gain < 0n) return false
  const saved = other.cost - count * one.cost
  return gain > 0n || saved > 0n || (count === 1n && one.place < other.place)
}

/** So many of a piece that one of another, worth no less, costs no more: one fewer is the most. */
function mostOf(piece: Placed, others: readonly Placed[]): bigint | null {
  return others.reduce<bigint | null>((most, other) => {
    const count = (other.cost + piece.cost - 1n) / piece.cost
    const isSpared = other !== piece && count > 1n && count * piece.worth <= other.worth
    return isSpared && (most === null || count - 1n < most) ? count - 1n : most
  }, null)
}

function sign(value: bigint): number {
  if (value === 0n) return 0
  return value > 0n ? 1 : -1
}
