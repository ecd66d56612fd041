import { readCacheOrder } from '#contract/worker-contract.ts'
import { cache, cachedFile, freshFile } from './cache.ts'
import { answerDocument } from './cached-document.ts'
import { documentStrategy, strategyFor } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope

// A worker replaces an older one at once, and its installation cannot fail, because each release has its own store.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const strategy = strategyFor({ method, url, navigates: mode === 'navigate' }, self.location.origin)
  switch (strategy.kind) {
    case 'none':
      return
    case 'cache':
      event.respondWith(cachedFile(event.request))
      return
    case 'network':
      event.respondWith(freshFile(event.request))
      return
    case 'document':
      event.respondWith(answerDocument(event, strategy))
  }
})

self.addEventListener('message', (event) => {
  const order = readCacheOrder(event.data)
  if (order === null) return
  const { cachedAs } = documentStrategy(new URL(order.page, self.location.origin))
  event.waitUntil(cache(cachedAs, order.everything))
})

async function takeOver(): Promise<void> {
  // Navigation preload lets the browser request a document while the worker starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
