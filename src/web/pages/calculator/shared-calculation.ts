import { island } from '../../islands/index.ts'

/** A separate chunk, because only shared links need it. */
export const sharedCalculation = island(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)
