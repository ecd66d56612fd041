import type { PageKind } from '#contract/panel/declared-page.ts'
import { fillPath, matchPath } from '#contract/panel/match-path.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { may, type Role } from '#contract/panel/roles.ts'
import {
  banknote,
  clock,
  coins,
  ellipsis,
  history,
  type IconPath,
  info,
  listChecks,
  mail,
  megaphone,
  store,
  users,
} from '../../ui/icons.ts'
import { mayOpen, PAGES } from '../pages.ts'

const ICONS: Readonly<Partial<Record<PageKind, IconPath>>> = {
  home: banknote,
  several: listChecks,
  messages: mail,
  notice: megaphone,
  hours: clock,
  facts: store,
  'gold-board': coins,
  history,
  people: users,
  status: info,
}

export function iconOf(kind: PageKind): IconPath {
  return ICONS[kind] ?? ellipsis
}

const RAIL: readonly PageKind[] = ['home', 'several', 'messages', 'notice', 'hours', 'facts', 'history', 'people']

/** Returns the pages in the rail that the role may open. `more` follows them. */
export function railOf(role: Role): readonly PageKind[] {
  return RAIL.filter((kind) => mayOpen(role, kind))
}

/** Returns the pages in the dock before and after the stop control. */
export function dockOf(role: Role): readonly [before: readonly PageKind[], after: readonly PageKind[]] {
  return [
    ['home', 'messages'],
    [may(role, 'notice') ? 'notice' : 'history', 'more'],
  ]
}

/** Returns the page whose menu entry is marked. */
export function menuPlaceOf(kind: PanelBody['kind']): PageKind {
  return kind === 'problem' ? 'home' : PAGES[kind].menu
}

/** Returns the dock's entry that leads to `place`, even if `place` itself is not in the dock. */
export function dockPlaceOf(place: PageKind, role: Role): PageKind {
  return isInDock(place, role) ? place : (PAGES[place].back ?? place)
}

function isInDock(place: PageKind, role: Role): boolean {
  return dockOf(role).flat().includes(place)
}

interface BackLink {
  readonly path: string
  readonly label: string
}

/** Returns the back link in the head on phones; null means that the head shows the logo instead. */
export function backFrom(kind: PanelBody['kind'], address: string, role: Role): BackLink | null {
  if (kind === 'problem') return { path: PAGES.home.path, label: PAGES.home.title }
  const page = PAGES[kind]
  // A page under "Diğer" may have an entry in the dock of its own.
  if (page.back === null || (page.back === 'more' && page.menu !== 'more' && isInDock(page.menu, role))) return null
  const { path, title } = PAGES[page.back]
  const params = matchPath(page.path, address.split('?', 1)[0] ?? '') ?? {}
  // A page with a parameter is named by it, for example "USD".
  return { path: fillPath<string>(path, params), label: path.includes(':') ? Object.values(params).join(' ') : title }
}
