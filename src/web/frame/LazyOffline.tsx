import { lazy, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { KEPT_SINCE, STANDS_IN } from '#contract/kept-page.ts'
import { SECOND } from '#domain/calendar.ts'

const Nothing = (): ReactNode => null

const Offline = lazy<() => ReactNode>(() =>
  import('../offline/Offline.tsx').then(
    ({ Offline: component }) => ({ default: component }),
    () => ({ default: Nothing }),
  ),
)

/** By then a page is drawn, alive, and has its rates. */
const AT_REST = 5 * SECOND

/** What is for the moments without a network comes once the page is at rest, or at once where this is such a moment. */
export function LazyOffline() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = (): void => startTransition(() => setWanted(true))
    const isKept = document.documentElement.matches(`[${KEPT_SINCE}], [${STANDS_IN}]`)
    const rest = setTimeout(want, isKept ? 0 : AT_REST)
    return () => clearTimeout(rest)
  }, [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Offline />
    </Suspense>
  )
}
