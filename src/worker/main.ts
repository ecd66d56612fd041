import { readKeepOrder } from '#contract/kept-page.ts'
import { answerDocument } from './document.ts'
import { freshPart, keep, keptFile } from './kept.ts'
import { wayOf } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope

// A worker never waits for an older one to go, and no install depends on anything that could fail: the newest release always has its own.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const way = wayOf({ method, url, navigates: mode === 'navigate' }, self.location.origin)
  switch (way.kind) {
    case 'leave':
      return
    case 'file':
      event.respondWith(keptFile(event.request))
      return
    case 'part':
      event.respondWith(freshPart(event.request))
      return
    case 'document':
      event.respondWith(answerDocument(event, way))
  }
})

self.addEventListener('message', (event) => {
  const order = readKeepOrder(event.data)
  if (order === null) return
  const { page, everything } = order
  const way = wayOf(
    { method: 'GET', url: new URL(page, self.location.origin).href, navigates: true },
    self.location.origin,
  )
  event.waitUntil(keep(way.kind === 'document' ? way.keptAs : null, everything))
})

async function takeOver(): Promise<void> {
  // With it a document is asked for while the worker wakes; without it, a moment later.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
