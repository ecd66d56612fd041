import { importCode, type Island } from '../islands/index.ts'

let isHeadLoaded = false

/** Loads a page's code, and page-head.ts, because only navigations need it (see use-arrival.ts). */
export async function loadPage({ isLoaded, load }: Pick<Island, 'isLoaded' | 'load'>): Promise<void> {
  if (isHeadLoaded && isLoaded()) return
  await importCode(() => Promise.all([load(), import('./page-head.ts')]))
  isHeadLoaded = true
}
