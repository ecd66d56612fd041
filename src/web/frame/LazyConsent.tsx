import { lazy, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'

const Nothing = (): ReactNode => null

/** A page is read and used without it: where the chunk can't be brought, the next page asks. */
const Consent = lazy<() => ReactNode>(() =>
  import('./Consent.tsx').then(
    ({ Consent: component }) => ({ default: component }),
    () => ({ default: Nothing }),
  ),
)

/** The server's HTML holds no banner (it can't know who has decided), so its code comes in a chunk of its own, after hydration. */
export function LazyConsent() {
  const [wanted, setWanted] = useState(false)
  // As a transition it comes in a task of its own: the one that ends the hydration is long enough.
  useEffect(() => startTransition(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Consent />
    </Suspense>
  )
}
