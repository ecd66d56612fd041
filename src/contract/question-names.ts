import type { Deal } from '#domain/deal.ts'

// What the calculator's addresses and those of gold have in common, apart from what only one of them reads.

/** How addresses and forms name what the visitor does. */
export const DEAL_NAMES: Readonly<Record<Deal, string>> = { sell: 'bozdur', buy: 'al' }

export const DEAL_FIELD = 'islem'
