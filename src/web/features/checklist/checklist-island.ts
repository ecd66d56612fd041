import { island } from '../../islands/index.ts'

/** The checklist under the slip: its code comes once somebody reaches for it, or the page is at rest. */
export const checklistIsland = island(async () => (await import('./Checklist.tsx')).Checklist, 'getir-')
