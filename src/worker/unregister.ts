declare const self: ServiceWorkerGlobalScope

// Replaces any worker, empties the cache and unregisters itself, so that the site runs without a worker.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

// A page may register this worker again, and the previous worker may have cached something since, so each page sends a
// message to the worker that it has registered.
self.addEventListener('message', (event) => {
  event.waitUntil(leave())
})

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
