import { useState } from 'react'
import { usePlace } from './visit.ts'

/** How often the page was arrived at again: a link to it begins anew what stands on it. */
export function useArrivals(): number {
  const place = usePlace()
  const [seen, setSeen] = useState({ place, arrivals: 0 })
  if (seen.place === place) return seen.arrivals
  const arrivals = seen.arrivals + 1
  setSeen({ place, arrivals })
  return arrivals
}
