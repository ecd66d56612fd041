import { island } from '../../islands/index.ts'

/** The sum of gold: its code comes at once, or it would contradict the first new price of the boards. */
export const goldSumIsland = island(async () => (await import('./GoldSums.tsx')).GoldSums, 'altin-hesap-')
