import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { siteAnswers } from '../islands/index.ts'
import { followNavigation, type NavigationError, type NavigationState, type Place } from './navigation.ts'

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
        siteAnswers,
        browser: location,
        // As a transition: while the next page is rendered, the one that shows answers.
        show: (next) => startTransition(() => setState(next)),
      }),
    [at, load],
  )
  return <NavigationContext value={state}>{children}</NavigationContext>
}

export function usePlace(): Place {
  return useNavigation().place
}

export function useNavigationError(): NavigationError | null {
  return useNavigation().error
}

export function useIsNavigating(): boolean {
  return useNavigation().isUnderWay
}

/** How often the page was arrived at again: a link to it begins anew what stands on it. */
export function useArrivals(): number {
  const place = usePlace()
  const [seen, setSeen] = useState({ place, arrivals: 0 })
  if (seen.place === place) return seen.arrivals
  const arrivals = seen.arrivals + 1
  setSeen({ place, arrivals })
  return arrivals
}

function useNavigation(): NavigationState {
  const state = use(NavigationContext)
  if (state === null) throw new Error('a page is shown outside <Navigator>')
  return state
}
