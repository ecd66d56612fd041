declare const self: ServiceWorkerGlobalScope

// Takes the place of any worker, empties the cache and unregisters: as if there had never been one.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

// A page that registers it before it is gone keeps it, and the one before it may have cached something meanwhile: each
// page speaks to the worker that it has registered.
self.addEventListener('message', (event) => {
  event.waitUntil(leave())
})

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
