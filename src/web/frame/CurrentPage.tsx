import { usePageState } from '../page-state.tsx'
import { routeAt, ROUTES } from '../routes.tsx'
import { useArrival } from '../walk/use-arrival.ts'
import { usePlace } from '../walk/visit.ts'
import { BugBoundary } from './BugBoundary.tsx'

/** The page of the address. */
export function CurrentPage() {
  const place = usePlace()
  useArrival()
  const { Page } = ROUTES[routeAt(place.path, usePageState().office).key].page
  return (
    <BugBoundary place={place}>
      <Page key={place.path} />
    </BugBoundary>
  )
}
