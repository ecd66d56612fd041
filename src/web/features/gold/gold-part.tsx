import { laterPart } from '../../islands/later-part.tsx'

/** Gold on the home page: its code comes once the page is at rest. */
export const goldPart = laterPart('altin-', async () => {
  const { GoldSection } = await import('./GoldSection.tsx')
  return GoldSection
})
