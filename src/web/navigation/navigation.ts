import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { followedLink } from './links.ts'

export interface Place {
  readonly path: string
  /** With its question mark. The server knows none: what a page renders first must not depend on it. */
  readonly search: string
}

/** Neither the code of the page that was asked for nor the site itself can be reached. */
export interface NavigationError {
  readonly tryAgain: () => void
  /** Gives the navigation up: the visitor stays on the page that shows. */
  readonly stay: () => void
}

export interface NavigationState {
  /** Of the page that shows. Each arrival is an object of its own, one at the same page again, too. */
  readonly place: Place
  readonly error: NavigationError | null
  readonly isUnderWay: boolean
}

export interface NavigationEnvironment {
  /** Loads the code of the page at a path. Rejects where it can't be loaded. */
  readonly load: (path: string) => Promise<void>
  readonly siteAnswers: (address: string) => Promise<boolean>
  readonly browser: Pick<Location, 'assign' | 'reload'>
  readonly show: (state: NavigationState) => void
}

interface Step {
  readonly to: Place
  /** What it does to the browser's history: after Back and Forward, that is done already. */
  readonly entry: 'push' | 'replace' | 'traversed'
}

/** Follows links, Back and Forward. A page stays until the code of the next one is there. Returns what ends it. */
export function followNavigation(start: Place, environment: NavigationEnvironment): () => void {
  const steps = takeSteps(start, environment)

  function follow(click: MouseEvent): void {
    const link = followedLink(click)
    // The board of a cached page is an old one: the worker has a newer document, or a page that says that it has none.
    if (link === undefined || isCachedDocument()) return
    click.preventDefault()
    void steps.take({ to: placeOf(link), entry: link.href === location.href ? 'replace' : 'push' })
  }

  function traverse(): void {
    const to = placeOf(location)
    if (addressOf(to) !== addressOf(steps.here())) void steps.take({ to, entry: 'traversed' })
    // To another part of the page that shows: a step away from it is taken back.
    else steps.cancel()
  }

  document.addEventListener('click', follow)
  addEventListener('popstate', traverse)
  // Back may have come before anybody listened. A page that stands for another has the other's address.
  if (!document.documentElement.hasAttribute(STANDS_IN)) traverse()
  return () => {
    steps.abandon()
    document.removeEventListener('click', follow)
    removeEventListener('popstate', traverse)
  }
}

function takeSteps(start: Place, environment: NavigationEnvironment) {
  let here = start
  let error: NavigationError | null = null
  /** The step under way. One that another has overtaken comes to nothing. */
  let latest: Step | null = null

  const show = (isUnderWay: boolean): void => environment.show({ place: here, error, isUnderWay })

  async function take(step: Step): Promise<void> {
    latest = step
    // An error shows until it is over.
    show(true)
    const outcome = await outcomeOf(step.to, environment)
    if (latest !== step) return
    switch (outcome) {
      case 'loaded':
        arrive(step)
        break
      case 'as a document':
        if (step.entry === 'traversed') environment.browser.reload()
        else environment.browser.assign(addressOf(step.to))
        break
      case 'unreachable':
        error = { tryAgain: () => void (latest === step && take({ ...step })), stay }
        show(false)
    }
  }

  function arrive({ to, entry }: Step): void {
    if (entry === 'push') history.pushState(null, '', addressOf(to))
    if (entry === 'replace') history.replaceState(null, '', addressOf(to))
    here = to
    stay()
  }

  function stay(): void {
    latest = null
    error = null
    show(false)
  }

  return {
    here: () => here,
    take,
    cancel: () => {
      if (latest !== null) stay()
    },
    /** Without a word: nobody looks any more. */
    abandon: () => {
      latest = null
    },
  }
}

async function outcomeOf(to: Place, { load, siteAnswers }: NavigationEnvironment) {
  try {
    await load(to.path)
    return 'loaded'
  } catch {
    // Where the site answers, the code went with an older release, and the document has its own. Asked for without an
    // answer, a document would leave the visitor with the browser's page of errors in place of ours.
    return (await siteAnswers(addressOf(to))) ? 'as a document' : 'unreachable'
  }
}

export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  return { path: pathname, search }
}

function addressOf({ path, search }: Place): string {
  return path + search
}

/** Whether the page that shows comes from the worker's cache, or stands for one: the site did not answer. */
export function isCachedDocument(): boolean {
  return document.documentElement.matches(`[${CACHED_SINCE}], [${STANDS_IN}]`)
}
