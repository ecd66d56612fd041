import { useEffect } from 'react'
import { pageAt } from '#contract/paths.ts'
import { ROUTES } from '../routes.tsx'

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

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.origin !== location.origin) return
  const page = pageAt(link.pathname)
  // A failure here says nothing: the click tries again.
  if (page !== undefined) ROUTES[page].page.preload().catch(() => undefined)
}
