import type { Act } from '#contract/panel/roles.ts'
import type { Order, PanelAnswer, Question } from './answer.ts'
import type { Fields } from './form.ts'
import type { PanelParts } from './parts.ts'

/** What the panel answers at one address. Everything that it can do stands in one list of these. */
export type PanelRoute =
  | {
      readonly method: 'GET'
      /** "/fiyat/:kod"; what is named with a colon is handed over as a parameter. */
      readonly path: string
      /** What of its roles a person needs for it. */
      readonly act: Act
      readonly answer: (question: Question, parts: PanelParts) => Promise<PanelAnswer>
    }
  | {
      readonly method: 'POST'
      readonly path: string
      readonly act: Act
      readonly answer: (order: Order, parts: PanelParts) => Promise<PanelAnswer>
    }

type Answering<Asked> = (asked: Asked, parts: PanelParts) => Promise<PanelAnswer>

export function page(path: string, act: Act, answer: Answering<Question>): PanelRoute {
  return { method: 'GET', path, act, answer }
}

export function form(path: string, act: Act, answer: Answering<Order>): PanelRoute {
  return { method: 'POST', path, act, answer }
}

/** The page at an address, with what stands in it; null: there is none. One that is written out goes first. */
export function pageAt(
  routes: readonly PanelRoute[],
  path: string,
): { readonly route: Extract<PanelRoute, { method: 'GET' }>; readonly params: Fields } | null {
  const found = routes.flatMap((route) => {
    const params = route.method === 'GET' ? paramsOf(route.path, path) : null
    return route.method === 'GET' && params !== null ? [{ route, params }] : []
  })
  return found.find(({ params }) => Object.keys(params).length === 0) ?? found[0] ?? null
}

function paramsOf(pattern: string, path: string): Fields | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!/^[\w-]{1,64}$/.test(value)) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}
