import { island } from '../../islands/index.ts'

/** Gold on the home page: its code comes once the page is at rest. */
export const goldSectionIsland = island(async () => (await import('./GoldSection.tsx')).GoldSection, 'altin-')

/**
 * What can be calculated from the boards: its code comes at once, or it would contradict the first new price of
 * theirs.
 */
export const goldSumsIsland = island(async () => (await import('./GoldSums.tsx')).GoldSums, 'altin-hesap-')
