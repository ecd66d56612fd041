import type { Deal } from '#domain/deal.ts'

// What the addresses of currencies and of gold have in common.

/** How addresses and forms name what the visitor does. */
export const DEAL_NAMES: Readonly<Record<Deal, string>> = { sell: 'bozdur', buy: 'al' }

export const DEAL_FIELD = 'islem'

/** The parameters of an address: `URLSearchParams`, wherever they are read. */
export interface QueryParams {
  get(name: string): string | null
}

export interface AskedDeal {
  /** Null: the address does not say. */
  readonly deal: Deal | null
  /** What `bozdur` or `al` names; null: neither is there, since the form names deal and instrument apart. */
  readonly named: string | null
}

export function askedDeal(params: QueryParams): AskedDeal {
  const sold = params.get(DEAL_NAMES.sell)
  if (sold !== null) return { deal: 'sell', named: sold }
  const bought = params.get(DEAL_NAMES.buy)
  if (bought !== null) return { deal: 'buy', named: bought }
  const chosen = params.get(DEAL_FIELD)
  return { deal: chosen === null ? null : chosen === DEAL_NAMES.buy ? 'buy' : 'sell', named: null }
}
