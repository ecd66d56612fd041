import { useEffect, useState } from 'react'
import { KEPT_SINCE, STANDS_IN } from '#contract/kept-page.ts'
import { SECOND } from '#domain/calendar.ts'
import { siteAnswers } from '../../islands/index.ts'
import { useLive } from '../../live/index.ts'

/** Not every network that comes back says so. */
const TRY_AGAIN = 5 * SECOND

/** When the site was last heard of, while it can't be reached: of a kept document, that was when it was sent. */
export function useUnreachable(): number | null {
  const { time } = useLive()
  const [since, setSince] = useState(keptSince)

  useEffect(() => {
    const lose = (): void => setSince((before) => before ?? time.now())
    // The network may have gone before this code came.
    if (!navigator.onLine) lose()
    addEventListener('offline', lose)
    return () => removeEventListener('offline', lose)
  }, [time])

  useEffect(() => {
    if (since === null) return
    const root = document.documentElement
    const look = async (): Promise<void> => {
      if (!(await siteAnswers(location.pathname))) return
      // The page that was asked for comes in the place of the one that stands for it.
      if (root.hasAttribute(STANDS_IN)) location.reload()
      root.removeAttribute(KEPT_SINCE)
      setSince(null)
    }
    const lookNow = (): void => void look()
    const timer = setInterval(lookNow, TRY_AGAIN)
    addEventListener('online', lookNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', lookNow)
    }
  }, [since])

  return since
}

function keptSince(): number | null {
  const root = document.documentElement
  if (root.hasAttribute(STANDS_IN)) return Date.now()
  const kept = root.getAttribute(KEPT_SINCE)
  return kept === null ? null : Number(kept)
}
