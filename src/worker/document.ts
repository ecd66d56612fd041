import { keepPage, keptPage, standIn } from './kept.ts'

/** So long the network may leave a visitor without an answer who could read a kept page. A line that slow answers nobody's question. */
const PATIENCE_MS = 8000

/**
 * The network's answer always wins, whatever it says, so that no worker keeps a visitor from a newer page. Only where none comes the page is
 * read as it was kept.
 */
export async function answerDocument(event: FetchEvent, keptAs: string | null): Promise<Response> {
  const fresh = fromNetwork(event)
  if (keptAs !== null) event.waitUntil(keepFresh(keptAs, fresh))
  try {
    return await (keptAs === null ? fresh : Promise.race([fresh, lateFor(keptAs, fresh)]))
  } catch (failure) {
    const kept = keptAs === null ? undefined : await keptPage(keptAs)
    const answer = kept ?? (await standIn())
    if (answer === undefined) throw failure
    return answer
  }
}

/** The browser has asked already while it woke the worker, where it can. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the standard's own type, which the library gives as any
  const preload = (await event.preloadResponse) as Response | undefined
  return preload ?? fetch(event.request)
}

async function keepFresh(path: string, fresh: Promise<Response>): Promise<void> {
  try {
    await keepPage(path, (await fresh).clone())
  } catch {
    // Nothing came, so there is nothing to keep.
  }
}

/** Rejects once the network has been silent for too long, if there is something to read meanwhile. */
async function lateFor(path: string, fresh: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  const kept = await keptPage(path)
  return kept ?? fresh
}
