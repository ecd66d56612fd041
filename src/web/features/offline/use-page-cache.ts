import { useEffect } from 'react'
import { savesData } from '../../islands/index.ts'
import { orderPageCache } from './order-page-cache.ts'

/** Asks the worker to cache the site once, and the current page again when it is hidden, with its latest rates. */
export function usePageCache(page: string): void {
  useEffect(() => {
    void orderPageCache({ page, everything: !savesData() })
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void orderPageCache({ page, everything: false })
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [page])
}
