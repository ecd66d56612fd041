import { keepPage, keptPage, standIn } from './kept.ts'
import type { Way } from './strategy.ts'

type DocumentWay = Extract<Way, { kind: 'document' }>

/** So long the network may leave a visitor without an answer who could read a kept page. A line that slow answers nobody's question. */
const PATIENCE_MS = 8000

/**
 * The network's answer always wins, whatever it says, so that no worker keeps a visitor from a newer page. Only where none comes the page is
 * read as it was kept.
 */
export async function answerDocument(event: FetchEvent, { keptAs, readAs }: DocumentWay): Promise<Response> {
  const fresh = fromNetwork(event)
  if (keptAs !== null) event.waitUntil(keepFresh(keptAs, fresh))
  try {
    return await (readAs === null ? fresh : Promise.race([fresh, lateFor(readAs, fresh)]))
  } catch (failure) {
    const kept = readAs === null ? undefined : await keptPage(readAs)
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
    // Not with the files that it may lack: the line is the page's own, which has itself kept once it is at rest.
    await keepPage(path, (await fresh).clone(), false)
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
