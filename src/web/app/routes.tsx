import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGE_KEYS, pageAt, type SiteAddress } from '#contract/paths.ts'
import { byKey } from '#domain/by-key.ts'
import { type Island, island } from '../islands/index.ts'
import { componentOf } from './page-assets.ts'
import { loadModule, type PageModule } from './page-modules.ts'

/** A page of the site, or `notFound` for every unknown path. */
export type Route = SiteAddress | { readonly key: 'notFound' }

export type RouteKey = Route['key']

export interface SiteRoute {
  readonly page: Island
  /** Loads the additional code that the page's state requires. The entry calls it before hydration. */
  readonly loadAnswer: (state: PageState) => Promise<void>
}

export const ROUTES: Readonly<Record<RouteKey, SiteRoute>> = byKey([...PAGE_KEYS, 'currency', 'notFound'], routeOf)

function routeOf(key: RouteKey): SiteRoute {
  const name = componentOf(key)
  const load = (): Promise<PageModule> => loadModule(name)
  return {
    page: island(async () => {
      const { [name]: Component } = await load()
      if (Component === undefined) throw new Error(`the module of the page ${key} has no ${name}`)
      return Component
    }),
    loadAnswer: async (state) => (await load()).loadAnswer?.(state),
  }
}

/** Returns the route of a path. It matches exactly, so that the displayed page and the HTTP status always agree. */
export function routeAt(path: string, { gold }: Pick<OfficeFacts, 'gold'>): Route {
  const page = pageAt(path)
  return page === undefined || page.key === 'language' || (page.key === 'gold' && gold === undefined)
    ? { key: 'notFound' }
    : page
}
