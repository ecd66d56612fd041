import type { Side } from '#domain/deal.ts'

/** Returns "alış" or "satış", for use inside a sentence. */
export const sideWord = (side: Side): string => (side === 'buy' ? 'alış' : 'satış')
