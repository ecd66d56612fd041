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

/** Returns the view at an address, or null if there is none. A path without parameters takes precedence. */
export function viewAt(views: readonly View[], address: string) {
  const [path = '', search = ''] = address.split('?', 2)
  const found = views.flatMap((view) => {
    const params = paramsOf(view.path, path)
    return params === null ? [] : [{ view, params }]
  })
  const first = found.find(({ params }) => Object.keys(params).length === 0) ?? found[0]
  return first === undefined ? null : { ...first, query: Object.fromEntries(new URLSearchParams(search)) }
}

function paramsOf(pattern: string, path: string): Texts | null {
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

/** Parses a whole number from 0. Returns null for any other text. */
export function numberIn(texts: Texts, name: string): number | null {
  const text = texts[name]?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
