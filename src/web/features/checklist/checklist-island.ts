import { island } from '../../islands/index.ts'

/** The checklist below the form. Its code is loaded when the visitor reaches it or the page is idle. */
export const checklistIsland = island(async () => (await import('./Checklist.tsx')).Checklist, 'getir-')
