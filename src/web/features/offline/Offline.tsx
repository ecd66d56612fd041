import { useEffect, useState } from 'react'
import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { savesData, siteAnswers } from '../../islands/index.ts'
import { retryLater, useAsOfNow, useLive } from '../../live/index.ts'
import { useWords } from '../../words/index.ts'
import { orderPageCache } from './order-page-cache.ts'
import styles from './Offline.module.css'

export interface OfflineProps {
  /** The path and search of the current page. */
  readonly page: string
}

/** Asks the worker to cache the site, and shows a notice while the browser is offline. */
export function Offline({ page }: OfflineProps) {
  const { offline: words } = useWords('frame')
  const figures = useWords('figures')
  usePageCache(page)
  const since = useUnreachable()
  const moment = useAsOfNow(({ now }) => (since === null ? null : figures.moment(since, now)))
  // The offline page has its own text.
  const standsIn = document.documentElement.hasAttribute(STANDS_IN)
  return (
    <div role="status">
      {moment === null || standsIn ? null : (
        <p className={styles.bar}>
          <span className="wrap">
            <b>{navigator.onLine ? words.withNetwork : words.withoutNetwork}</b> <span>{words.before}</span>{' '}
            <span translate="no">{moment}</span>
            <span>{words.after}</span>
          </span>
        </p>
      )}
    </div>
  )
}

/** Asks the worker to cache the site once, and the current page again when it is hidden, with its latest rates. */
function usePageCache(page: string): void {
  useEffect(() => {
    void orderPageCache({ page, everything: !savesData() })
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void orderPageCache({ page, everything: false })
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [page])
}

/** Returns the time of the site's last answer while it is unreachable, for a cached document the time of sending. */
function useUnreachable(): number | null {
  const { time } = useLive()
  const [since, setSince] = useState(cachedSince)

  useEffect(() => {
    const lose = (): void => setSince((before) => before ?? time.now())
    // The browser may have gone offline before this code was loaded.
    if (!navigator.onLine) lose()
    addEventListener('offline', lose)
    return () => removeEventListener('offline', lose)
  }, [time])

  useEffect(() => {
    if (since === null) return
    const root = document.documentElement
    let isGone = false
    let cancel = retryLater(() => void check())
    async function check(): Promise<void> {
      const answers = await siteAnswers(location.pathname)
      if (isGone) return
      if (!answers) {
        cancel = retryLater(() => void check())
        return
      }
      // Reload, so that the requested page replaces the offline page.
      if (root.hasAttribute(STANDS_IN)) location.reload()
      root.removeAttribute(CACHED_SINCE)
      setSince(null)
    }
    return () => {
      isGone = true
      cancel()
    }
  }, [since])

  return since
}

function cachedSince(): number | null {
  const root = document.documentElement
  if (root.hasAttribute(STANDS_IN)) return Date.now()
  const cached = root.getAttribute(CACHED_SINCE)
  return cached === null ? null : Number(cached)
}
