import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { siteAnswers } from '../islands/index.ts'
import { followedLink } from './links.ts'

export interface Place {
  readonly path: string
  /** Includes the question mark. The first render must not use it, because the server renders without a query. */
  readonly search: string
}

/** The requested page's code and the site are unreachable. */
export interface NavigationError {
  readonly tryAgain: () => void
  /** Cancels the navigation, so that the visitor stays on the current page. */
  readonly stay: () => void
}

export interface NavigationState {
  /** The current place. Each arrival creates a new object, even at the same page. */
  readonly place: Place
  readonly error: NavigationError | null
  readonly isUnderWay: boolean
}

interface NavigationEnvironment {
  /** Loads the code of the page at a path. Rejects if it fails to load. */
  readonly load: (path: string) => Promise<void>
  readonly browser: Pick<Location, 'assign' | 'reload'>
  readonly show: (state: NavigationState) => void
}

interface Step {
  readonly to: Place
  /** The change of the browser's history. `traversed` means that Back or Forward has already made it. */
  readonly entry: 'push' | 'replace' | 'traversed'
}

/** Follows links, Back and Forward. A page stays until the next one is loaded. Returns a function that stops it. */
export function followNavigation(start: Place, environment: NavigationEnvironment): () => void {
  const steps = takeSteps(start, environment)

  function follow(click: MouseEvent): void {
    const link = followedLink(click)
    if (link === undefined) steps.keepAddress()
    // A cached page has old rates, so load a new document. Offline the worker answers with a cached or offline page.
    if (link === undefined || isCachedDocument()) return
    click.preventDefault()
    void steps.take({ to: placeOf(link), entry: link.href === location.href ? 'replace' : 'push' })
  }

  function traverse(): void {
    const to = placeOf(location)
    // Back to another hash of the current page cancels a pending navigation.
    if (steps.isAt(to)) steps.cancel()
    else void steps.take({ to, entry: 'traversed' })
  }

  document.addEventListener('click', follow)
  addEventListener('popstate', traverse)
  // Back may have happened before the listener was added. The offline page has the URL of the requested page.
  if (!document.documentElement.hasAttribute(STANDS_IN)) traverse()
  return () => {
    steps.abandon()
    document.removeEventListener('click', follow)
    removeEventListener('popstate', traverse)
  }
}

function takeSteps(start: Place, environment: NavigationEnvironment) {
  let here = start
  let address = addressOf(start)
  let error: NavigationError | null = null
  /** The pending navigation. A newer one replaces it. */
  let latest: Step | null = null

  const show = (isUnderWay: boolean): void => environment.show({ place: here, error, isUnderWay })

  async function take(step: Step): Promise<void> {
    latest = step
    // A previous error is shown until the navigation ends.
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
    address = addressOf(to)
    stay()
  }

  function stay(): void {
    latest = null
    error = null
    show(false)
  }

  return {
    isAt: (place: Place) => addressOf(place) === address,
    /** Forms write their query into the address. A link to a part of the page adds a hash to it, which is no navigation. */
    keepAddress() {
      if (latest === null) address = addressOf(placeOf(location))
    },
    take,
    cancel: () => {
      if (latest !== null) stay()
    },
    /** Drops the pending navigation without showing a state, because the navigator is unmounted. */
    abandon: () => {
      latest = null
    },
  }
}

async function outcomeOf(to: Place, { load }: NavigationEnvironment) {
  try {
    await load(to.path)
    return 'loaded'
  } catch {
    // If the site answers, the code belongs to an older release, and a new document loads the current one. If the site
    // does not answer, loading a document would show the browser's error page.
    return (await siteAnswers(addressOf(to))) ? 'as a document' : 'unreachable'
  }
}

export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  return { path: pathname, search }
}

function addressOf({ path, search }: Place): string {
  return path + search
}

/** Returns true if the worker served the current page from its cache, or the offline page, without the site. */
export function isCachedDocument(): boolean {
  return document.documentElement.matches(`[${CACHED_SINCE}], [${STANDS_IN}]`)
}
