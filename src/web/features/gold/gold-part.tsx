import { island } from '../../islands/index.ts'

/** Gold on the home page: its code comes once the page is at rest. */
export const goldPart = island(async () => {
  const { GoldSection } = await import('./GoldSection.tsx')
  return GoldSection
}, 'altin-')
