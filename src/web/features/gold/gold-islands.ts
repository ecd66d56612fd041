import { island } from '../../islands/index.ts'

/** The gold section of the home page. Its code is loaded when the page is idle. */
export const goldSectionIsland = island(async () => (await import('./GoldSection.tsx')).GoldSection, 'altin-')
