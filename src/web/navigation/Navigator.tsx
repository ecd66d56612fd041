import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { followNavigation, type NavigationState, type Place } from './navigation.ts'

export const NavigationContext = createContext<NavigationState | null>(null)

interface NavigatorProps {
  at: Place
  load: (path: string) => Promise<void>
  children: ReactNode
}

export function Navigator({ at, load, children }: NavigatorProps) {
  const [state, setState] = useState<NavigationState>({ place: at, error: null, isUnderWay: false })
  useEffect(
    () =>
      followNavigation(at, {
        load,
        browser: location,
        // A transition keeps the current page responsive while the next one renders.
        show: (next) => startTransition(() => setState(next)),
      }),
    [at, load],
  )
  return <NavigationContext value={state}>{children}</NavigationContext>
}

export function usePlace(): Place {
  return useNavigation().place
}

/** Returns how often the visitor has navigated to the page again. Used as a key, so that its forms start again. */
export function useArrivals(): number {
  const place = usePlace()
  const [seen, setSeen] = useState({ place, arrivals: 0 })
  if (seen.place === place) return seen.arrivals
  const arrivals = seen.arrivals + 1
  setSeen({ place, arrivals })
  return arrivals
}

export function useNavigation(): NavigationState {
  const state = use(NavigationContext)
  if (state === null) throw new Error('the navigation is used outside of <Navigator>')
  return state
}
