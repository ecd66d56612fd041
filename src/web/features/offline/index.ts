/** What a page says and does without a network. */

export { OfflineBar } from './OfflineBar.tsx'
export { orderPageCache } from './order-page-cache.ts'
