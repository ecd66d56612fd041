import { FILES, RELEASE } from 'virtual:release'
import { KEPT_SINCE, STANDS_IN } from '#contract/kept-page.ts'
import { PAGES } from '#contract/paths.ts'
import { PAGES_KEPT_AHEAD } from './strategy.ts'

/** Each release keeps its own; what an older one has kept is read until this one has everything, and then thrown away. */
const STORE = `angun ${RELEASE}`

/** Of a page's HTML: the sheets, scripts and faces that it is shown with. Pictures come when they are shown. */
const SHOWN_WITH = /\/assets\/[^" ]+\.(?:css|js|woff2)/g

/**
 * Keeps an answer that is a page, whole and for everybody, and only beside all that it is shown with: that of a release whose sheet nobody has
 * would take the place of one that can be read. What is missing is brought if `bringsFiles`. Never fails, since nothing waits for it.
 */
export async function keepPage(path: string, answer: Response, bringsFiles: boolean): Promise<void> {
  const { ok, redirected, headers } = answer
  const isPage = ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || (headers.get('cache-control') ?? '').includes('no-store')) return
  await attempt(async () => {
    const store = await caches.open(STORE)
    const html = await answer.clone().text()
    const files = await missingIn(store, html.match(SHOWN_WITH) ?? [])
    if (files.length > 0 && !bringsFiles) return
    for (const file of files) await store.add(file)
    await store.put(path, answer)
  })
}

/** A page as it was kept, which says so; undefined if it never was. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const kept = await attempt(() => find(path))
  if (kept === undefined) return undefined
  const sentAt = Date.parse(kept.headers.get('date') ?? '')
  return marked(kept, `${KEPT_SINCE}="${Number.isNaN(sentAt) ? Date.now() : sentAt}"`, 200)
}

/** The page that says that one was never kept. */
export async function standIn(): Promise<Response | undefined> {
  const kept = await attempt(() => find(PAGES.offline.path))
  return kept === undefined ? undefined : marked(kept, STANDS_IN, 503)
}

/** What has a hash in its name. */
export async function keptFile(request: Request): Promise<Response> {
  return (await attempt(() => find(request.url))) ?? fetchAndKeep(request)
}

/** What has none, and may be another with the next release. */
export async function freshPart(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request)
  } catch (failure) {
    const kept = await attempt(() => find(request.url))
    if (kept === undefined) throw failure
    return kept
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void attempt(async () => (await caches.open(STORE)).put(request.url, copy))
  }
  return answer
}

/** The page that shows as it is now; with `everything`, what the site needs without a network, too. */
export async function keep(page: string | null, everything: boolean): Promise<void> {
  await attempt(async () => {
    if (page !== null) await keepPage(page, await fetch(page), true)
    if (everything) await keepEverything()
  })
}

/** Only once all is there goes what older releases have kept. */
async function keepEverything(): Promise<void> {
  const store = await caches.open(STORE)
  for (const file of await missingIn(store, FILES)) await store.add(file)
  for (const path of await missingIn(store, PAGES_KEPT_AHEAD)) await keepPage(path, await fetch(path), true)
  if ((await missingIn(store, PAGES_KEPT_AHEAD)).length > 0) return
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

/**
 * The mark stands in the document, since not every browser shows a page the headers of what a worker answers. `Server-Timing` goes: it
 * is the server's clock at a time long past.
 */
async function marked(kept: Response, mark: string, status: number): Promise<Response> {
  const headers = new Headers(kept.headers)
  for (const name of ['server-timing', 'content-encoding', 'content-length']) headers.delete(name)
  const html = await kept.text()
  return new Response(html.replace('<html ', `<html ${mark} `), { status, headers })
}

/** A store that is full, damaged or forbidden is as good as an empty one. */
async function attempt<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
