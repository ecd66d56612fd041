import { isKeptDocument } from './kept-document.ts'
import { followedLink } from './linked-page.ts'
import type { Blockade, Place, Visit } from './visit.ts'

/** What walks are made on. */
export interface Ground {
  /** Brings the code of the page at a path. Rejects where it can't be brought. */
  readonly bring: (path: string) => Promise<void>
  /** Whether the site answers at an address. */
  readonly answers: (address: string) => Promise<boolean>
  /** Opens a page as a document. */
  readonly browser: Pick<Location, 'assign' | 'reload'>
  readonly show: (visit: Visit) => void
}

/** What a step does to the browser's history: after Back and Forward, that is done already. */
type Entry = 'push' | 'replace' | 'traversed'

interface Step {
  readonly to: Place
  readonly entry: Entry
}

/**
 * Follows a visitor, who is at `start`, from page to page: by clicks on links (one listener for all of them), by Back and Forward. The page
 * that shows stays until the code of the next one is there, and only then the address changes. Returns what ends it.
 */
export function followVisitor(start: Place, ground: Ground): () => void {
  let here = start
  let blockade: Blockade | null = null
  /** The step under way. One that somebody else has overtaken comes to nothing. */
  let latest: Step | null = null

  async function take(step: Step): Promise<void> {
    latest = step
    // A blockade is said until it is over.
    ground.show({ place: here, blockade, underWay: true })
    const way = await wayTo(step.to, ground)
    if (latest !== step) return
    switch (way) {
      case 'open':
        arrive(step)
        break
      case 'as a document':
        if (step.entry === 'traversed') ground.browser.reload()
        else ground.browser.assign(addressOf(step.to))
        break
      case 'blocked':
        blockade = { tryAgain: () => retake(step), stay }
        ground.show({ place: here, blockade, underWay: false })
    }
  }

  function retake(step: Step): void {
    if (latest === step) void take({ ...step })
  }

  function arrive({ to, entry }: Step): void {
    if (entry === 'push') history.pushState(null, '', addressOf(to))
    if (entry === 'replace') history.replaceState(null, '', addressOf(to))
    here = to
    stay()
  }

  function stay(): void {
    latest = null
    blockade = null
    ground.show({ place: here, blockade, underWay: false })
  }

  function follow(click: MouseEvent): void {
    const link = followedLink(click)
    // The board of a kept page is an old one: the worker has a newer document, or a page that says that it has none.
    if (link === undefined || isKeptDocument()) return
    click.preventDefault()
    void take({ to: placeOf(link), entry: link.href === location.href ? 'replace' : 'push' })
  }

  function traverse(): void {
    const to = placeOf(location)
    if (addressOf(to) !== addressOf(here)) void take({ to, entry: 'traversed' })
    // To another part of the page that shows: a step away from it is taken back.
    else if (latest !== null) stay()
  }

  document.addEventListener('click', follow)
  addEventListener('popstate', traverse)
  return () => {
    latest = null
    document.removeEventListener('click', follow)
    removeEventListener('popstate', traverse)
  }
}

async function wayTo(to: Place, { bring, answers }: Ground): Promise<'open' | 'as a document' | 'blocked'> {
  try {
    await bring(to.path)
    return 'open'
  } catch {
    // Where the site answers, the code went with an older release. A document has its own; asked for without an answer, it would leave the
    // visitor with the browser's page of errors in place of ours.
    return (await answers(addressOf(to))) ? 'as a document' : 'blocked'
  }
}

export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  return { path: pathname, search }
}

function addressOf({ path, search }: Place): string {
  return path + search
}
