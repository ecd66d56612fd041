import { useEffect } from 'react'

/** The banner is asked for in a task of its own after the page's hydration. Where its code can't be brought, the next page asks. */
export function useConsent(): void {
  useEffect(() => {
    import('./take-over-consent.tsx').then(
      ({ takeOverConsent }) => takeOverConsent(),
      () => undefined,
    )
  }, [])
}
