import { island } from '../../islands/index.ts'

/** The shared calculation is a separate chunk, because only shared links need it. */
export const sharedCalculation = island(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)
