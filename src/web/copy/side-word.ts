import type { Side } from '#domain/deal.ts'

/** "alış" or "satış", in the middle of a sentence. */
export const sideWord = (side: Side): string => (side === 'buy' ? 'alış' : 'satış')
