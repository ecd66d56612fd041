/** The kinds of visitors that have a list of documents. */
export type VisitorKind = 'individuals' | 'foreigners' | 'companies' | 'partnerships'

/** The papers that a sum may require: an original identity paper, a tax number, and the visitor's list of documents. */
export type Paper = 'identity' | 'tax-number' | 'documents'

/** Whole amounts from which a paper is needed, that amount included; null means no such limit. */
export interface PaperLimits {
  readonly identityFromUsd: number | null
  readonly taxNumberFromUsd: number | null
  /** Lira. */
  readonly identificationThreshold: number
  readonly foreignMinimumEuro: number
}

export interface Limit {
  readonly amount: number
  readonly unit: 'TRY' | 'USD' | 'EUR'
}

export interface PaperNeed {
  readonly paper: Paper
  /** The reason: the paper is needed from this amount on. */
  readonly limit: Limit
}

/**
 * Returns every paper that a visitor may need, with the amount from which it is needed. Without a limit in dollars, the
 * identification threshold requires the identity paper, and the minimum in euro a foreigner's tax number.
 */
export function paperNeeds(visitor: VisitorKind, limits: PaperLimits): readonly PaperNeed[] {
  const { identityFromUsd, taxNumberFromUsd, foreignMinimumEuro } = limits
  const threshold: Limit = { amount: limits.identificationThreshold, unit: 'TRY' }
  const taxNumber: Limit | null =
    taxNumberFromUsd !== null
      ? { amount: taxNumberFromUsd, unit: 'USD' }
      : visitor === 'foreigners'
        ? { amount: foreignMinimumEuro, unit: 'EUR' }
        : null
  return [
    { paper: 'identity', limit: identityFromUsd === null ? threshold : { amount: identityFromUsd, unit: 'USD' } },
    ...(taxNumber === null ? [] : [{ paper: 'tax-number', limit: taxNumber } as const]),
    { paper: 'documents', limit: threshold },
  ]
}
