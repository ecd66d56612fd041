import { cachedPage, cachePage, standInPage } from './cache.ts'
import type { DocumentStrategy } from './strategy.ts'

/** So long the network may leave a visitor without an answer who could read a cached page. */
const PATIENCE_MS = 8000

/** The network's answer always wins, so that nobody is held back from a newer page; without one, the cache's. */
export async function answerDocument(event: FetchEvent, { cachedAs, readAs }: DocumentStrategy): Promise<Response> {
  const fresh = fromNetwork(event)
  if (cachedAs !== null) event.waitUntil(cacheFresh(cachedAs, fresh))
  try {
    return await (readAs === null ? fresh : Promise.race([fresh, lateFor(readAs, fresh)]))
  } catch (failure) {
    const cached = readAs === null ? undefined : await cachedPage(readAs)
    const answer = cached ?? (await standInPage())
    if (answer === undefined) throw failure
    return answer
  }
}

/** The browser has asked already while it woke the worker, where it can. Rejects without a network. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the standard's type, any in the library
  const preload = (await event.preloadResponse) as Response | undefined
  // Where others reject, Firefox gives an answer of this type, which no page may be answered with.
  if (preload?.type === 'error') throw new TypeError()
  return preload ?? fetch(event.request)
}

async function cacheFresh(path: string, fresh: Promise<Response>): Promise<void> {
  try {
    // Not with the files that it may lack: the network is the page's own, which has itself cached once it is at rest.
    await cachePage(path, (await fresh).clone(), false)
  } catch {
    // Nothing came, so there is nothing to cache.
  }
}

/** Rejects once the network has been silent for too long, if there is something to read meanwhile. */
async function lateFor(path: string, fresh: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  const cached = await cachedPage(path)
  return cached ?? fresh
}
