import { island } from '../../islands/index.ts'

/** In a chunk of its own: only visitors by a shared link need it. */
export const sharedCalculation = island(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)
