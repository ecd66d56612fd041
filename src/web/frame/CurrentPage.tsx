import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { routeAt, ROUTES } from '../routes.tsx'
import { ChunkBoundary } from './ChunkBoundary.tsx'
import { useArrival } from './use-arrival.ts'

/** The page of the address. Until the code of the next page is there, the one before stays. */
export function CurrentPage() {
  const location = useLocation()
  const [first] = useState(location.key)
  const key = routeAt(location.pathname)
  const { Page } = ROUTES[key].page
  return (
    <ChunkBoundary walked={location.key !== first}>
      <Suspense fallback={null}>
        <Page key={key} />
        <Arrival />
      </Suspense>
    </ChunkBoundary>
  )
}

/** Beside the page inside its boundary, so that it arrives together with it. */
function Arrival() {
  useArrival()
  return null
}
