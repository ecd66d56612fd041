import { island } from '../../islands/index.ts'

/** The slip's line about papers. It has its own React root, so that the page does not load its code before hydration. */
export const paperLineIsland = island(async () => (await import('./PaperLine.tsx')).PaperLine, 'evrak-')
