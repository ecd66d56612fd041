import { cachedPage, cachePage, standInPage } from './cache.ts'
import type { DocumentStrategy } from './strategy.ts'

/** After this time without an answer, a visitor gets the cached page. */
const NETWORK_TIMEOUT_MS = 8000

/** Returns the network's answer; after a timeout or an error, the cached page if there is one. */
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

/** Returns the browser's preloaded answer, or requests the document. Rejects without a network. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types it as any
  const preload = (await event.preloadResponse) as Response | undefined
  // Firefox returns an error response where other browsers reject.
  if (preload?.type === 'error') throw new TypeError()
  return preload ?? fetch(event.request)
}

async function cacheFresh(path: string, fresh: Promise<Response>): Promise<void> {
  try {
    // Without missing files: the page needs the network now, and caches itself when it is idle.
    await cachePage(path, (await fresh).clone(), false)
  } catch {
    // Without an answer there is nothing to cache.
  }
}

/** Rejects after the timeout if a cached page can be shown, so that the visitor does not wait for the network. */
async function lateFor(path: string, fresh: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS)
  })
  const cached = await cachedPage(path)
  return cached ?? fresh
}
