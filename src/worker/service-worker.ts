import { readCacheOrder } from '#contract/worker-contract.ts'
import { cache, cachedFile, freshFile } from './cache.ts'
import { answerDocument } from './cached-document.ts'
import { documentStrategy, strategyFor } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope

// A worker waits for no older one, and its install depends on nothing that could fail: each release has its own.
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
  // With it a document is asked for while the worker wakes; without it, a moment later.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
