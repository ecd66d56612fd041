import { firstMatch } from '#contract/panel/match-path.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { Permission } from '#contract/panel/roles.ts'
import type { Session } from '../identity/index.ts'
import type { PanelContext } from './context.ts'

export type Texts = Readonly<Record<string, string>>

/** A request to read a page, after the permission was checked. */
export interface Reading {
  readonly session: Session
  /** The parameters of the path, for example of "/fiyat/:kod". */
  readonly params: Texts
  readonly query: Texts
}

/** The page at an address. Reading changes nothing, because the stream reads it every second. */
export interface View {
  readonly path: string
  readonly permission: Permission
  /** Returns null if there is no such page. */
  readonly read: (reading: Reading, context: PanelContext) => Promise<PanelBody | null>
}

/** Returns the view at an address, or null if there is none. */
export function viewAt(views: readonly View[], address: string) {
  const found = firstMatch(views, address)
  if (found === null) return null
  const [, search = ''] = address.split('?', 2)
  return { view: found.row, params: found.params, query: Object.fromEntries(new URLSearchParams(search)) }
}

/** Parses a whole number from 0. Returns null for any other text. */
export function numberIn(texts: Texts, name: string): number | null {
  const text = texts[name]?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
