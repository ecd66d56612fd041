import { island } from '../../islands/index.ts'

/** What can be reckoned from the boards. Its code comes once somebody reaches for it, or the page is at rest. */
export const goldSumsPart = island(async () => (await import('./GoldSums.tsx')).GoldSums, 'altin-hesap-')
