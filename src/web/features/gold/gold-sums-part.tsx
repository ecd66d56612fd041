import { laterPart } from '../../islands/later-part.tsx'

/** What can be reckoned from the boards. Its code comes once somebody reaches for it, or the page is at rest. */
export const goldSumsPart = laterPart('altin-hesap-', async () => (await import('./GoldSums.tsx')).GoldSums)
