import { useEffect } from 'react'
import type { KeepOrder } from '#contract/kept-page.ts'
import { savesData } from '../../islands/index.ts'
import { usePlace } from '../../navigation/index.ts'
import { workerAtWork } from './worker-at-work.ts'

/** Has the page that shows kept, and again when it is left, with the last board that was seen; and the rest of the site, once. */
export function useKeeping(): void {
  const { path, search } = usePlace()
  const page = path + search
  useEffect(() => {
    void order({ page, everything: !savesData() })
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void order({ page, everything: false })
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [page])
}

async function order(what: KeepOrder): Promise<void> {
  // A page that was kept is as good as it gets without a network.
  if (navigator.onLine) (await workerAtWork())?.postMessage(what)
}
