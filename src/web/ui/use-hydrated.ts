import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}
const IN_BROWSER = () => true
const ON_SERVER = () => false

/** False in the server's HTML and in the first render that takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(NEVER_CHANGES, IN_BROWSER, ON_SERVER)
}
