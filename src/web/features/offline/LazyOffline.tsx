import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { isKeptDocument } from '../../navigation/kept-document.ts'

/** By then a page is drawn, alive, and has its rates. */
const AT_REST = 5 * SECOND

/**
 * What is for the moments without a network comes once the page is at rest, or at once where this is such a moment. Where it can't be brought
 * it is tried again when the browser says that it is online.
 */
export function LazyOffline() {
  const [Offline, setOffline] = useState<(() => ReactNode) | null>(null)
  useEffect(() => {
    const bring = (): void => {
      import('./Offline.tsx').then(
        ({ Offline: brought }) => startTransition(() => setOffline(() => brought)),
        () => undefined,
      )
    }
    const rest = setTimeout(bring, isKeptDocument() ? 0 : AT_REST)
    addEventListener('online', bring)
    return () => {
      clearTimeout(rest)
      removeEventListener('online', bring)
    }
  }, [])
  return Offline === null ? null : <Offline />
}
