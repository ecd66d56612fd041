import { useMemo, useSyncExternalStore } from 'react'
import { fieldsOf } from '#contract/json.ts'
import { type DialogPlace, dialogAt } from '../dialogs.ts'

/** Where somebody is in the panel: a page, and a dialog over it. */
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

function tell(): void {
  for (const listener of listeners) listener()
}

export function usePanelPlace(): PanelPlace {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const behind = useSyncExternalStore(subscribe, behindNow)
  return useMemo(() => placeOf(address, behind), [address, behind])
}

/** Outside a component. */
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

/** To another page; the browser's Back leads to this one. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  tell()
  scrollTo(0, 0)
}

/** Opens the dialog at an address over the page that shows; Back closes it. */
export function openDialog(address: string): void {
  const { page } = placeNow()
  history.pushState({ behind: page } satisfies EntryState, '', address)
  tell()
}

/** Closes the dialog that shows, as Back does. */
export function closeDialog(): void {
  const found = dialogAt(location.pathname + location.search)
  if (found === null) return
  if (behindNow() !== null) history.back()
  else goTo(found.page, 'replace')
}

/** The script for which this entry was loaded anew; null: none. */
export function reloadedFor(): string | null {
  const { script } = fieldsOf(history.state)
  return typeof script === 'string' ? script : null
}

/** Notes it before the page is loaded anew; another page forgets it. */
export function noteReload(script: string): void {
  history.replaceState({ script }, '')
}
