import { useEffect } from 'react'
import { ROUTES } from '../routes.tsx'
import { linkedPage } from './linked-page.ts'

/** Brings the code of a page as soon as a link to it is pointed at or focused: by the click it is mostly there. */
export function usePrefetch(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}

function prefetch(event: Event): void {
  const linked = linkedPage(event)
  // A module that failed once may fail until the next document: without a network it is not even tried.
  if (linked === undefined || !navigator.onLine) return
  // A failure here says nothing: the click tries again.
  ROUTES[linked.page].page.bring().catch(() => undefined)
}
