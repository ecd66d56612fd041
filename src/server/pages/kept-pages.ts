import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReturnedForm } from '#contract/contact-message.ts'
import { PAGES } from '#contract/paths.ts'
import { writeServerClock } from '#contract/server-clock.ts'
import { pathOf, type PreparedAnswer, sendAnswer, STRICT_TRANSPORT } from '../http/door.ts'
import { createPageGroup, type PageGroup, type PageGroupOptions } from './page-group.ts'

/** The 404 page is kept under a path of its own, which no route has. */
const NOT_FOUND = '/404'

export interface Pages {
  /** Answers a GET or HEAD of a page and tells true; anything else is somebody else's and stays untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  answerNotFound(request: IncomingMessage, response: ServerResponse): void
  /** The contact page with a form in it that was not taken: the one page that is made for a single visitor. */
  returnForm(form: ReturnedForm): Promise<string>
  /** The board, a bulletin or the closes are new. */
  ratesChanged(): void
  officeChanged(): void
  /** Counts since the start, by page path. */
  renders(): ReadonlyMap<string, number>
  stop(): void
}

export interface PagesOptions extends Omit<PageGroupOptions, 'keep'> {
  /** Whether a proxy that we trust tells how the visitor came. */
  readonly behindProxy: boolean
}

interface KeptPage {
  readonly group: PageGroup
  answer: PreparedAnswer
}

/** Renders every page once before it resolves, so that nobody waits for a page but right after its time has passed unnoticed. */
export async function keepPages(options: PagesOptions): Promise<Pages> {
  const { behindProxy, clock } = options
  const kept = new Map<string, KeptPage>()
  const renders = new Map<string, number>()
  const groupOf = (paths: readonly string[], hasRates: boolean): PageGroup => {
    const keep = (path: string, answer: PreparedAnswer): void => {
      const page = kept.get(path)
      if (page === undefined) kept.set(path, { group, answer })
      else page.answer = answer
      renders.set(path, (renders.get(path) ?? 0) + 1)
    }
    const group = createPageGroup(paths, hasRates, { ...options, keep })
    return group
  }
  const withRates = groupOf(pathsWith({ rates: true }), true)
  const others = groupOf([...pathsWith({ rates: false }), NOT_FOUND], false)
  await Promise.all([withRates.render(), others.render()])

  const sendNow = ({ answer }: KeptPage, request: IncomingMessage, response: ServerResponse): void => {
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
      if (page === undefined || page.answer.status === 404) return false
      send(page, request, response)
      return true
    },
    answerNotFound(request, response) {
      const page = kept.get(NOT_FOUND)
      if (page !== undefined) send(page, request, response)
    },
    async returnForm(returned) {
      const { render, state, manifest } = options
      return render(PAGES.contact.path, { ...state(false, clock.now()), returned }, manifest).html
    },
    ratesChanged: () => withRates.renderSoon(),
    officeChanged() {
      withRates.renderSoon()
      others.renderSoon()
    },
    renders: () => renders,
    stop() {
      withRates.stop()
      others.stop()
    },
  }
}

function pathsWith({ rates }: { readonly rates: boolean }): string[] {
  return Object.values(PAGES).flatMap((page) => (page.rates === rates ? page.path : []))
}

/** The nearest proxy's word is the last one. Only decides on HSTS, which a browser ignores on plain http anyway. */
function cameByHttps({ headers }: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https'
}
