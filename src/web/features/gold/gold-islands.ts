import { island } from '../../islands/index.ts'

/** Gold on the home page: its code comes once the page is at rest. */
export const goldSectionIsland = island(async () => (await import('./GoldSection.tsx')).GoldSection, 'altin-')
