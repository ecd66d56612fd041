import { FILES, RELEASE } from 'virtual:release'
import { PAGES } from '#contract/paths.ts'
import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { PAGES_CACHED_AHEAD } from './strategy.ts'

/** Each release has its own store. Older stores are read until this release has cached everything, then deleted. */
const STORE = `angun ${RELEASE}`

/** Matches the style sheets, scripts and fonts in a page's HTML. Pictures are cached when they are shown. */
const SHOWN_WITH = /\/assets\/[^" ]+\.(?:css|js|woff2)/g

/**
 * Caches a page for all visitors, but only if its files are cached, too: a page without its style sheet must not
 * replace a readable one. If `fetchesFiles`, missing files are fetched. Never rejects, because nothing waits for the result.
 */
export async function cachePage(path: string, answer: Response, fetchesFiles: boolean): Promise<void> {
  const { ok, redirected, headers } = answer
  const isPage = ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || (headers.get('cache-control') ?? '').includes('no-store')) return
  await attempt(async () => {
    const store = await caches.open(STORE)
    const html = await answer.clone().text()
    const files = await missingIn(store, html.match(SHOWN_WITH) ?? [])
    if (files.length > 0 && !fetchesFiles) return
    for (const file of files) await store.add(file)
    await store.put(path, answer)
  })
}

/** Returns a page from the cache with an attribute that marks it; undefined means that it was never cached. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const cached = await attempt(() => find(path))
  if (cached === undefined) return undefined
  return withAttribute(cached, `${CACHED_SINCE}="${Date.parse(cached.headers.get('date') ?? '') || Date.now()}"`, 200)
}

/** Returns the page that replaces pages which were never cached. */
export async function standInPage(): Promise<Response | undefined> {
  const cached = await attempt(() => find(PAGES.offline.path))
  return cached === undefined ? undefined : withAttribute(cached, STANDS_IN, 503)
}

/** Returns a file with a hash in its name, from the cache if possible. */
export async function cachedFile(request: Request): Promise<Response> {
  return (await attempt(() => find(request.url))) ?? fetchAndCache(request)
}

/** Returns a file without a hash, from the network if possible, because the next release may change it. */
export async function freshFile(request: Request): Promise<Response> {
  try {
    return await fetchAndCache(request)
  } catch (failure) {
    const cached = await attempt(() => find(request.url))
    if (cached === undefined) throw failure
    return cached
  }
}

async function fetchAndCache(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void attempt(async () => (await caches.open(STORE)).put(request.url, copy))
  }
  return answer
}

/** Caches the current page, and with `everything` all that the site needs without a network. */
export async function cache(page: string | null, everything: boolean): Promise<void> {
  await attempt(async () => {
    if (page !== null) await cachePage(page, await fetch(page), true)
    if (everything) await cacheEverything()
  })
}

/** Deletes the stores of older releases only after this release has cached everything. */
async function cacheEverything(): Promise<void> {
  const store = await caches.open(STORE)
  for (const file of await missingIn(store, FILES)) await store.add(file)
  for (const path of await missingIn(store, PAGES_CACHED_AHEAD)) await cachePage(path, await fetch(path), true)
  if ((await missingIn(store, PAGES_CACHED_AHEAD)).length > 0) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)))
}

async function missingIn(store: Cache, addresses: readonly string[]): Promise<string[]> {
  const known = await Promise.all(addresses.map((address) => store.match(address, { ignoreVary: true })))
  return addresses.filter((_, index) => known[index] === undefined)
}

/** Searches this release's store, then older ones. */
async function find(address: string): Promise<Response | undefined> {
  const own = await (await caches.open(STORE)).match(address, { ignoreVary: true })
  return own ?? caches.match(address, { ignoreVary: true })
}

/** Adds an attribute, because some browsers hide a worker's headers from the page. `Server-Timing` is outdated. */
async function withAttribute(cached: Response, attribute: string, status: number): Promise<Response> {
  const headers = new Headers(cached.headers)
  for (const name of ['server-timing', 'content-encoding', 'content-length']) headers.delete(name)
  const html = await cached.text()
  return new Response(html.replace('<html ', `<html ${attribute} `), { status, headers })
}

/** Returns undefined if the store is full, damaged or forbidden, as if it were empty. */
async function attempt<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
