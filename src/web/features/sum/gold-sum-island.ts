import { island } from '../../islands/index.ts'

/** The gold form. Its code is loaded at once, because a static sum would contradict the boards after a new price. */
export const goldSumIsland = island(async () => (await import('./GoldSums.tsx')).GoldSums, 'altin-hesap-')
