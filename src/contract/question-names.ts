import type { Deal } from '#domain/deal.ts'

// Parameter names in addresses and forms.

/** The deal in addresses and forms. */
export const DEAL_NAMES: Readonly<Record<Deal, string>> = { sell: 'bozdur', buy: 'al' }

/** The fields of the form; an address names deal and instrument together: `bozdur=USD`. */
export const SUM_FIELDS = {
  deal: 'islem',
  against: 'karsilik',
  lira: 'lira',
  grams: 'gram',
  fineness: 'ayar',
  moment: 'an',
  visitor: 'kisi',
} as const

/** The fields of a form with one row. */
export const ONE_ROW = { amount: 'tutar', code: 'doviz' } as const

/** Earlier links used this for a budget. */
export const EARLIER_BUDGET = 'butce'

/** The read-only part of `URLSearchParams`. */
export interface QueryParams {
  get(name: string): string | null
}

interface AskedDeal {
  /** null means that the address has no deal. */
  readonly deal: Deal | null
  /**
   * The instrument in `bozdur` or `al`; null if neither is set, because the form sends deal and instrument separately.
   */
  readonly named: string | null
}

export function askedDeal(params: QueryParams): AskedDeal {
  const sold = params.get(DEAL_NAMES.sell)
  if (sold !== null) return { deal: 'sell', named: sold }
  const bought = params.get(DEAL_NAMES.buy)
  if (bought !== null) return { deal: 'buy', named: bought }
  const chosen = params.get(SUM_FIELDS.deal)
  return { deal: chosen === null ? null : chosen === DEAL_NAMES.buy ? 'buy' : 'sell', named: null }
}
