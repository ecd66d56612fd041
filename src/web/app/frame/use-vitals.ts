import { useEffect } from 'react'

/** The web-vitals reporter comes once the page is at rest, and is called without a handler: nothing is measured until one is given. */
export function useVitals(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./report-web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals()).catch(() => undefined)
    }, 3000)
    return () => clearTimeout(timer)
  }, [])
}
