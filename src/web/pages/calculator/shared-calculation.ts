import { island } from '../../islands/index.ts'

/** In a chunk of its own: only who comes by a shared link needs it, and is sent here with what the record has of its moment. */
export const sharedCalculation = island(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)
