import type { ReactNode } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGE_KEYS, pageAt, type SiteAddress } from '#contract/paths.ts'
import { byKey } from '#domain/by-key.ts'
import { type Island, island } from '../islands/index.ts'
import { componentOf, folderOf } from './page-assets.ts'

/** A page of the site, or `notFound` for every unknown path. */
export type Route = SiteAddress | { readonly key: 'notFound' }

export type RouteKey = Route['key']

export interface SiteRoute {
  readonly page: Island
  /** Loads the additional code that the page's state requires. The entry calls it before hydration. */
  readonly loadAnswer: (state: PageState) => Promise<void>
}

interface PageModule {
  readonly [component: `${string}Page`]: (props: object) => ReactNode
  readonly loadAnswer?: SiteRoute['loadAnswer']
}

/** The module of each page, in a chunk of its own. The pages of languages are another program. */
const MODULES = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '!../pages/language/*'])

export const ROUTES: Readonly<Record<RouteKey, SiteRoute>> = byKey([...PAGE_KEYS, 'currency', 'notFound'], routeOf)

function routeOf(key: RouteKey): SiteRoute {
  const name = componentOf(key)
  const load = async (): Promise<PageModule> => {
    const module = await MODULES[`../pages/${folderOf(key)}/${name}.tsx`]?.()
    if (module === undefined) throw new Error(`the page ${key} has no module`)
    return module
  }
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
