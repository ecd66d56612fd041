import type { PanelBody } from '#contract/panel/page.ts'
import { PANEL_PATHS, pricePath } from '#contract/panel/panel-paths.ts'
import { type Permission, may, type Role } from '#contract/panel/roles.ts'
import { panelLabels } from '../../copy/panel-words.ts'
import {
  banknote,
  clock,
  ellipsis,
  history,
  type IconPath,
  listChecks,
  mail,
  megaphone,
  store,
  users,
} from '../../ui/icons.ts'

export type MenuPlace = keyof typeof panelLabels

interface PlaceLink {
  readonly path: string
  readonly icon: IconPath
  /** undefined means that every person may open the page. */
  readonly needs?: Permission
}

export const LINKS: Readonly<Record<MenuPlace, PlaceLink>> = {
  prices: { path: PANEL_PATHS.home, icon: banknote },
  several: { path: PANEL_PATHS.several, icon: listChecks, needs: 'price' },
  messages: { path: PANEL_PATHS.messages, icon: mail },
  notice: { path: PANEL_PATHS.notice, icon: megaphone },
  hours: { path: PANEL_PATHS.hours, icon: clock },
  facts: { path: PANEL_PATHS.facts, icon: store },
  history: { path: PANEL_PATHS.history, icon: history },
  people: { path: PANEL_PATHS.people, icon: users, needs: 'people' },
  more: { path: PANEL_PATHS.more, icon: ellipsis },
}

const RAIL: readonly MenuPlace[] = ['prices', 'several', 'messages', 'notice', 'hours', 'facts', 'history', 'people']

/** Returns the places that the role may open, in the order of the rail. `more` follows them. */
export function railOf(role: Role): readonly MenuPlace[] {
  return RAIL.filter((place) => {
    const { needs } = LINKS[place]
    return needs === undefined || may(role, needs)
  })
}

/** Returns the places of the dock before and after the stop control. */
export function dockOf(role: Role): readonly [before: readonly MenuPlace[], after: readonly MenuPlace[]] {
  return [
    ['prices', 'messages'],
    [may(role, 'notice') ? 'notice' : 'history', 'more'],
  ]
}

/** The menu entry that is marked on each page. */
const PLACES: Readonly<Record<PanelBody['kind'], MenuPlace>> = {
  home: 'prices',
  price: 'prices',
  banknotes: 'prices',
  several: 'several',
  'gold-board': 'more',
  notice: 'notice',
  hours: 'hours',
  facts: 'facts',
  history: 'history',
  'day-record': 'history',
  messages: 'messages',
  message: 'messages',
  people: 'people',
  'add-person': 'people',
  more: 'more',
  status: 'more',
  problem: 'prices',
}

export function menuPlaceOf(kind: PanelBody['kind']): MenuPlace {
  return PLACES[kind]
}

/** Returns the dock's entry that leads to `place`, even if `place` itself is not in the dock. */
export function dockPlaceOf(place: MenuPlace, role: Role): MenuPlace {
  if (place === 'several') return 'prices'
  return dockOf(role).flat().includes(place) ? place : 'more'
}

interface BackLink {
  readonly path: string
  readonly label: string
}

const TO_PRICES: BackLink = { path: PANEL_PATHS.home, label: panelLabels.prices }
const TO_MORE: BackLink = { path: PANEL_PATHS.more, label: panelLabels.more }
const TO_PEOPLE: BackLink = { path: PANEL_PATHS.people, label: panelLabels.people }

/** Returns the back link in the head on phones; null means that the head shows the logo instead. */
export function backFrom(body: PanelBody, role: Role): BackLink | null {
  switch (body.kind) {
    case 'home':
    case 'messages':
    case 'more':
      return null
    case 'notice':
      return may(role, 'notice') ? null : TO_MORE
    case 'history':
    case 'day-record':
      return may(role, 'notice') ? TO_MORE : null
    case 'banknotes':
      return { path: pricePath(body.code), label: body.code }
    case 'price':
    case 'several':
    case 'problem':
      return TO_PRICES
    case 'message':
      return { path: PANEL_PATHS.messages, label: panelLabels.messages }
    case 'add-person':
      return TO_PEOPLE
    case 'gold-board':
    case 'hours':
    case 'facts':
    case 'people':
    case 'status':
      return TO_MORE
  }
}
