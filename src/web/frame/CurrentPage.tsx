import { routeAt, ROUTES } from '../routes.tsx'
import { useArrival } from '../walk/use-arrival.ts'
import { usePlace } from '../walk/visit.ts'
import { BugBoundary } from './BugBoundary.tsx'

/** The page of the address. */
export function CurrentPage() {
  const place = usePlace()
  useArrival()
  const key = routeAt(place.path)
  const { Page } = ROUTES[key].page
  return (
    <BugBoundary place={place}>
      <Page key={key} />
    </BugBoundary>
  )
}
