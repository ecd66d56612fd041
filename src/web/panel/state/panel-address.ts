import { useMemo, useSyncExternalStore } from 'react'
import { fieldsOf } from '#contract/json.ts'
import { type DialogPlace, dialogAt } from '../pages.ts'

/** The current place in the panel: a page, and perhaps a dialog over it. */
export interface PanelPlace {
  /** The address of the page, with its query. */
  readonly page: string
  readonly dialog: DialogPlace | null
}

/** The state of a history entry. `behind` is the page under an open dialog. */
interface EntryState {
  readonly behind: string
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

export function usePanelPlace(): PanelPlace {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const behind = useSyncExternalStore(subscribe, behindNow)
  return useMemo(() => placeOf(address, behind), [address, behind])
}

/** Returns the current place, for code outside components. */
export function placeNow(): PanelPlace {
  return placeOf(location.pathname + location.search, behindNow())
}

function placeOf(address: string, behind: string | null): PanelPlace {
  const found = dialogAt(address)
  return found === null ? { page: address, dialog: null } : { page: behind ?? found.page, dialog: found.dialog }
}

function behindNow(): string | null {
  const { behind } = fieldsOf(history.state)
  return typeof behind === 'string' ? behind : null
}

/** Opens another page. After `push`, the browser's Back returns to this one. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  notify()
  scrollTo(0, 0)
}

/** Opens the dialog at an address over the current page; Back closes it. */
export function openDialog(address: string): void {
  const { page } = placeNow()
  history.pushState({ behind: page } satisfies EntryState, '', address)
  notify()
}

/** Closes the current dialog, as Back does. */
export function closeDialog(): void {
  const found = dialogAt(location.pathname + location.search)
  if (found === null) return
  if (behindNow() !== null) history.back()
  else goTo(found.page, 'replace')
}

/** Returns the script for which this history entry was reloaded; null means none. */
export function reloadedFor(): string | null {
  const { script } = fieldsOf(history.state)
  return typeof script === 'string' ? script : null
}

/** Stores the script in the history entry before a reload. An entry of another page has none. */
export function noteReload(script: string): void {
  history.replaceState({ script }, '')
}
