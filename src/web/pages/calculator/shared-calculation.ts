import { lazyPage } from '../../navigation/lazy-page.tsx'

/** In a chunk of its own: only who comes by a shared link needs it, and is sent here with what the record has of its moment. */
export const sharedCalculation = lazyPage(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)
