import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BoardThen } from '#contract/board-then.ts'
import type { ReturnedForm } from '#contract/contact-message.ts'
import type { AskedState } from '#contract/page-state.ts'
import { currencyPath, PAGES } from '#contract/paths.ts'
import type { Question } from '#contract/question.ts'
import type { Renderer } from '#contract/render.ts'
import { writeServerClock } from '#contract/server-clock.ts'
import type { PictureWords } from '#contract/share-picture.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { pathOf, type PreparedAnswer, sendAnswer, STRICT_TRANSPORT } from '../http/index.ts'
import { createPageGroup, type GroupKind, type PageGroup, type PageGroupOptions } from './page-group.ts'
import { needsAt, type PageNeeds } from './page-state.ts'

/** The 404 page is kept under a path of its own, which no route has. */
const NOT_FOUND = '/404'

/** Each question to one of these has a page of its own. */
const QUESTION_PATHS: readonly string[] = [PAGES.calculator.path, PAGES.gold.path]

export interface Pages {
  /** Answers a GET or HEAD of a page and tells true; anything else is somebody else's and stays untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  answerNotFound(request: IncomingMessage, response: ServerResponse): void
  /** The contact page with a form in it that was not taken, made for a single visitor. */
  returnForm(form: ReturnedForm): Promise<string>
  /** The page at a path with what somebody asks. */
  renderQuestion(path: string, asked: AskedState): Promise<string>
  /** The words of the picture that messengers show of a question. */
  writePicture(question: Question, past: BoardThen): Promise<PictureWords>
  /** The page at a path as it is kept, whatever its address asks. */
  answerUnasked(path: string, request: IncomingMessage, response: ServerResponse): void
  /** The board, a bulletin or the closes are new. */
  ratesChanged(): void
  officeChanged(): void
  /** Counts since the start, by page path. */
  renders(): ReadonlyMap<string, number>
  stop(): void
}

export interface PagesOptions extends Omit<PageGroupOptions, 'keep'>, Renderer {
  /** Whether a proxy that we trust tells how the visitor came. */
  readonly behindProxy: boolean
}

interface KeptPage {
  readonly group: PageGroup
  /** null: nobody has asked for it yet. */
  answer: PreparedAnswer | null
}

/**
 * Renders pages once before it resolves, so that nobody waits for one but right after its time has passed unnoticed. The pages of
 * currencies and of gold are left out: each is rendered for whoever comes first after a change (docs/decisions/024).
 */
export async function keepPages(options: PagesOptions): Promise<Pages> {
  const { behindProxy, clock } = options
  const kept = new Map<string, KeptPage>()
  const renders = new Map<string, number>()
  const keep = (path: string, answer: PreparedAnswer): void => {
    const page = kept.get(path)
    if (page !== undefined) page.answer = answer
    renders.set(path, (renders.get(path) ?? 0) + 1)
  }
  const groupOf = (kind: GroupKind): PageGroup => {
    const group = createPageGroup(kind, { ...options, keep })
    for (const path of kind.paths) kept.set(path, { group, answer: null })
    return group
  }
  const ahead = (paths: readonly string[], needs: PageNeeds): PageGroup => groupOf({ paths, needs, when: 'ahead' })
  // The front page shows some metals, too.
  const home = ahead([PAGES.home.path], needsAt(PAGES.home.path))
  const withRates = ahead(pathsWith({ rates: true }), needsAt(PAGES.rates.path))
  const others = ahead([...pathsWith({ rates: false }), NOT_FOUND], needsAt(NOT_FOUND))
  const whenAsked = [...CURRENCY_CODES.map(currencyPath), PAGES.gold.path].map((path) =>
    groupOf({ paths: [path], needs: needsAt(path), when: 'asked' }),
  )
  const ofRates = [home, withRates, ...whenAsked]
  const groups = [...ofRates, others]
  await Promise.all([home.render(), withRates.render(), others.render()])

  const sendNow = ({ answer }: KeptPage, request: IncomingMessage, response: ServerResponse): void => {
    if (answer === null) return void response.destroy()
    const served = ['server-timing', writeServerClock(clock.now())]
    const byHttps = behindProxy && cameByHttps(request)
    sendAnswer(answer, request, response, byHttps ? [...served, ...STRICT_TRANSPORT] : served)
  }

  const send = (page: KeptPage, request: IncomingMessage, response: ServerResponse): void => {
    const renewal = page.group.renewal()
    if (renewal === undefined) sendNow(page, request, response)
    else void renewal.then(() => sendNow(page, request, response))
  }

  return {
    answer(request, response) {
      const { url = '', method } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const page = kept.get(url) ?? kept.get(pathOf(url))
      if (page === undefined || page === kept.get(NOT_FOUND) || asksSomething(url)) return false
      send(page, request, response)
      return true
    },
    answerNotFound(request, response) {
      const page = kept.get(NOT_FOUND)
      if (page !== undefined) send(page, request, response)
    },
    async returnForm(returned) {
      const { render, state, manifest } = options
      return render(PAGES.contact.path, { ...state(needsAt(PAGES.contact.path), clock.now()), returned }, manifest).html
    },
    async renderQuestion(path, asked) {
      const { render, state, manifest } = options
      return render(path, { ...state(needsAt(path), clock.now()), ...asked }, manifest).html
    },
    async writePicture(question, past) {
      const { writePicture, state } = options
      return writePicture(question, past, state(needsAt(PAGES.calculator.path), clock.now()))
    },
    answerUnasked(path, request, response) {
      const page = kept.get(path)
      if (page !== undefined) send(page, request, response)
    },
    ratesChanged() {
      for (const group of ofRates) group.renderSoon()
    },
    officeChanged() {
      for (const group of groups) group.renderSoon()
    },
    renders: () => renders,
    stop() {
      for (const group of groups) group.stop()
    },
  }
}

function pathsWith({ rates }: { readonly rates: boolean }): string[] {
  const apart = new Set<string>([PAGES.home.path, PAGES.gold.path])
  return Object.values(PAGES).flatMap(({ path, ...page }) => (page.rates === rates && !apart.has(path) ? path : []))
}

/** Other pages say the same with a query. */
export function asksSomething(url: string): boolean {
  return QUESTION_PATHS.some((path) => url.startsWith(`${path}?`))
}

/** The nearest proxy's word is the last one. Only decides on HSTS, which a browser ignores on plain http anyway. */
function cameByHttps({ headers }: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https'
}
