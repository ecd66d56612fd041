import type { Side } from './deal.ts'
import type { Rate } from './rate.ts'

/** The use of a rate of the central bank: banknotes ("efektif") or money in an account ("döviz"). */
export type OfficialKind = 'efektif' | 'doviz'

interface OfficialSides {
  readonly buy: Rate | null
  readonly sell: Rate | null
}

export interface OfficialReference {
  readonly rate: Rate
  readonly kind: OfficialKind
}

/**
 * Returns the central bank's rate with which a price of the counter is compared. The counter trades banknotes, so it is
 * the bank's rate for banknotes, or if the bulletin has none, its rate for accounts.
 */
export function officialReference(
  { banknote, ...account }: OfficialSides & { readonly banknote?: OfficialSides },
  side: Side,
): OfficialReference | null {
  const efektif = banknote?.[side] ?? null
  if (efektif !== null) return { rate: efektif, kind: 'efektif' }
  const doviz = account[side]
  return doviz === null ? null : { rate: doviz, kind: 'doviz' }
}
