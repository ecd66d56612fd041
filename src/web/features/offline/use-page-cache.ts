import { useEffect } from 'react'
import { savesData } from '../../islands/index.ts'
import { orderPageCache } from './order-page-cache.ts'

/** Has the worker cache the site once, and the page that shows again when it is left, with its last board. */
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
