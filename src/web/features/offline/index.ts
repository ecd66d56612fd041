/** The offline notice and the caching of pages. */

export { OfflineBar } from './OfflineBar.tsx'
export { orderPageCache } from './order-page-cache.ts'
