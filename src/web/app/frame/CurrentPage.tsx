import { BugBoundary } from '../../islands/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { routeAt, ROUTES } from '../routes.tsx'
import { useArrival } from './use-arrival.ts'

/** The page of the address. */
export function CurrentPage() {
  const place = usePlace()
  useArrival()
  const { Component } = ROUTES[routeAt(place.path, usePageState().office).key].page
  return (
    <BugBoundary place={place}>
      <Component key={place.path} />
    </BugBoundary>
  )
}
