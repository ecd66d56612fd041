import { FILES, RELEASE } from 'virtual:release'
import { PAGES } from '#contract/paths.ts'
import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { PAGES_CACHED_AHEAD } from './strategy.ts'

/** Each release has its own; what an older one has cached is read until this one has everything, and then deleted. */
const STORE = `angun ${RELEASE}`

/** Of a page's HTML: the sheets, scripts and faces that it is shown with. Pictures come when they are shown. */
const SHOWN_WITH = /\/assets\/[^" ]+\.(?:css|js|woff2)/g

/**
 * Caches a page for everybody, only beside all that it is shown with: one without its sheet would replace one that can
 * be read. What is missing is fetched if `fetchesFiles`. Never fails, since nothing waits for it.
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

/** A page from the cache, which says so; undefined if it never was there. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const cached = await attempt(() => find(path))
  if (cached === undefined) return undefined
  return withAttribute(cached, `${CACHED_SINCE}="${Date.parse(cached.headers.get('date') ?? '') || Date.now()}"`, 200)
}

/** The page that says that one was never cached. */
export async function standInPage(): Promise<Response | undefined> {
  const cached = await attempt(() => find(PAGES.offline.path))
  return cached === undefined ? undefined : withAttribute(cached, STANDS_IN, 503)
}

/** What has a hash in its name. */
export async function cachedFile(request: Request): Promise<Response> {
  return (await attempt(() => find(request.url))) ?? fetchAndCache(request)
}

/** What has none, and may be another with the next release. */
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

/** The page that shows as it is now; with `everything`, what the site needs without a network, too. */
export async function cache(page: string | null, everything: boolean): Promise<void> {
  await attempt(async () => {
    if (page !== null) await cachePage(page, await fetch(page), true)
    if (everything) await cacheEverything()
  })
}

/** Only once all is there goes what older releases have cached. */
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

/** This release's, or else an older one's. */
async function find(address: string): Promise<Response | undefined> {
  const own = await (await caches.open(STORE)).match(address, { ignoreVary: true })
  return own ?? caches.match(address, { ignoreVary: true })
}

/** An attribute, since not every browser shows a page a worker's headers. `Server-Timing` is of a time long past. */
async function withAttribute(cached: Response, attribute: string, status: number): Promise<Response> {
  const headers = new Headers(cached.headers)
  for (const name of ['server-timing', 'content-encoding', 'content-length']) headers.delete(name)
  const html = await cached.text()
  return new Response(html.replace('<html ', `<html ${attribute} `), { status, headers })
}

/** A store that is full, damaged or forbidden is as good as an empty one. */
async function attempt<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
