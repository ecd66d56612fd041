import type { ActionsOfPage, BodyOf, DeclaredPage, PageKind } from '#contract/panel/declared-page.ts'
import type { Session } from '../identity/index.ts'
import type { ActionsOf } from './action.ts'
import type { PanelContext } from './context.ts'

export type Texts = Readonly<Record<string, string>>

/** A request to read a page, after the permission was checked. */
export interface Reading {
  readonly session: Session
  /** The parameters of the path, for example of "/fiyat/:kod". */
  readonly params: Texts
  readonly query: Texts
}

/** The server's side of a page. */
export interface ServedPage<Kind extends PageKind = PageKind> {
  readonly page: DeclaredPage & { readonly kind: Kind }
  /** Returns null if there is no such page. Reading changes nothing, because the stream repeats it. */
  readonly read: (reading: Reading, context: PanelContext) => Promise<BodyOf<Kind> | null>
  readonly actions: ActionsOf<ActionsOfPage<Kind>>
}

/** Joins a declared page with its state and its actions. */
export function servePage<Kind extends PageKind>(
  page: ServedPage<Kind>['page'],
  served: Omit<ServedPage<Kind>, 'page'>,
): ServedPage<Kind> {
  return { page, ...served }
}

/** Parses a whole number from 0. Returns null for any other text. */
export function numberIn(texts: Texts, name: string): number | null {
  const text = texts[name]?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
