import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReturnedForm } from '#contract/contact-message.ts'
import { languagePath, LANGUAGES } from '#contract/languages.ts'
import { DOCUMENTS, SHOW_RATES } from '#contract/page-paths.ts'
import { type PageState, type QueryState, type Renderer, writeServerClock } from '#contract/page-state.ts'
import { currencyPath, PAGES } from '#contract/paths.ts'
import type { Page } from '#contract/site-page.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { pathOf, type PreparedAnswer, sendAnswer, STRICT_TRANSPORT } from '../response/index.ts'
import { needsAt } from './build-page-state.ts'
import { type GroupKind, PageGroup, type PageGroupOptions } from './page-group.ts'

/** The 404 page is cached under this path, which has no route. */
const NOT_FOUND = '/404'

/** Pages that are rendered on request. */
interface VisitorPages {
  returnForm(form: ReturnedForm): Promise<string>
  renderQuestion(path: string, query: QueryState): Promise<string>
}

export interface Pages extends VisitorPages, AsyncDisposable {
  /** Answers a GET or HEAD of a page and returns true. Returns false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  answerNotFound(request: IncomingMessage, response: ServerResponse): void
  /** Answers with the cached page at a path and ignores the query. */
  answerUnasked(path: string, request: IncomingMessage, response: ServerResponse): void
  /** Called when the board, a bulletin or the closes have changed. */
  ratesChanged(): void
  officeChanged(): void
  /** The numbers of renderings since the start, by path. */
  renders(): ReadonlyMap<string, number>
}

export interface PageCacheOptions extends Omit<PageGroupOptions, 'store'>, Renderer {
  /** True if a trusted proxy sends the visitor's scheme. */
  readonly behindProxy: boolean
}

interface CachedPage {
  readonly group: PageGroup
  /** null before the first rendering. */
  answer: PreparedAnswer | null
}

/**
 * Renders pages once before it resolves, so that visitors do not wait. Pages of currencies, of languages, of gold and
 * of the window are rendered for the first visitor after a change (docs/decisions/003).
 */
export async function openPageCache(options: PageCacheOptions): Promise<Pages> {
  const { pages, renders, ahead, ofRates, all } = createGroups(options)
  await Promise.all(ahead.map((group) => group.render()))
  const send = senderOf(options)
  const sendAt = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    const page = pages.get(path)
    if (page !== undefined) send(page, request, response)
  }

  return {
    answer(request, response) {
      const { url = '', method } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const page = pages.get(url) ?? (asksSomething(url) ? undefined : pages.get(pathOf(url)))
      if (page === undefined || page === pages.get(NOT_FOUND)) return false
      send(page, request, response)
      return true
    },
    answerNotFound: (request, response) => sendAt(NOT_FOUND, request, response),
    answerUnasked: sendAt,
    ...visitorPages(options, () => Promise.resolve(options)),
    ratesChanged() {
      for (const group of ofRates) group.changed()
    },
    officeChanged() {
      for (const group of all) group.changed()
    },
    renders: () => renders,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((group) => group[Symbol.asyncDispose]()))
    },
  }
}

/** Creates the groups of pages. Returns the group of each page. */
function createGroups(options: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  const renders = new Map<string, number>()
  const store = (path: string, answer: PreparedAnswer): void => {
    const page = pages.get(path)
    if (page !== undefined) page.answer = answer
    renders.set(path, (renders.get(path) ?? 0) + 1)
  }
  const groupOf = (when: GroupKind['when'], paths: readonly string[]): PageGroup => {
    // All pages of a group show the same rates.
    const group = new PageGroup({ paths, needs: needsAt(paths[0] ?? NOT_FOUND), when }, { ...options, store })
    for (const path of paths) pages.set(path, { group, answer: null })
    return group
  }
  // The front page shows some metals, too.
  const home = groupOf('ahead', [PAGES.home.path])
  const withRates = groupOf('ahead', pathsWith({ rates: true }))
  const others = groupOf('ahead', [...pathsWith({ rates: false }), NOT_FOUND])
  const alone = [
    ...CURRENCY_CODES.map(currencyPath),
    ...LANGUAGES.map(languagePath),
    PAGES.gold.path,
    ...DOCUMENTS.map(({ path }) => path),
  ]
  const whenAsked = alone.map((path) => groupOf('asked', [path]))
  const ahead = [home, withRates, others]
  return { pages, renders, ahead, ofRates: [home, withRates, ...whenAsked], all: [...ahead, ...whenAsked] }
}

function pathsWith({ rates }: { readonly rates: boolean }): string[] {
  const separate = new Set<string>([PAGES.home.path, PAGES.gold.path])
  return Object.entries<Page>(PAGES).flatMap(([key, { path, perRequest = false }]) =>
    SHOW_RATES.has(key) === rates && !separate.has(path) && !perRequest ? path : [],
  )
}

/** Returns a function that sends the cached page, after a new rendering if the page is outdated. */
function senderOf({ behindProxy, clock }: PageCacheOptions) {
  const sendNow = ({ answer }: CachedPage, request: IncomingMessage, response: ServerResponse): void => {
    if (answer === null) return void response.destroy()
    const served = ['server-timing', writeServerClock(clock.now())]
    const byHttps = behindProxy && cameByHttps(request)
    sendAnswer(answer, request, response, byHttps ? [...served, ...STRICT_TRANSPORT] : served)
  }
  return (page: CachedPage, request: IncomingMessage, response: ServerResponse): void => {
    const renewal = page.group.renewal()
    if (renewal === undefined) sendNow(page, request, response)
    else void renewal.then(() => sendNow(page, request, response))
  }
}

export function visitorPages(
  { state, manifest, clock }: Pick<PageCacheOptions, 'state' | 'manifest' | 'clock'>,
  renderer: () => Promise<Renderer>,
): VisitorPages {
  const stateAt = (path: string): PageState => state(needsAt(path), clock.now())
  const render = async (path: string, more: Partial<PageState>): Promise<string> =>
    (await renderer()).render(path, { ...stateAt(path), ...more }, manifest).html
  return {
    returnForm: (returned) => render(PAGES.contact.path, { returned }),
    renderQuestion: render,
  }
}

const QUESTIONED = [PAGES.calculator.path, PAGES.gold.path, ...LANGUAGES.map(languagePath)]

/** Returns true if the query changes the page. Other pages ignore their query. */
export function asksSomething(url: string): boolean {
  return QUESTIONED.some((path) => url.startsWith(`${path}?`))
}

/** The nearest proxy's value, the last one. It decides only about HSTS, which browsers ignore over plain http. */
function cameByHttps({ headers }: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https'
}
