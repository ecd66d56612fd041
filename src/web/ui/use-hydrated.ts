import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}
const IN_BROWSER = () => true
const ON_SERVER = () => false

/** Returns false in the server's HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(NEVER_CHANGES, IN_BROWSER, ON_SERVER)
}
