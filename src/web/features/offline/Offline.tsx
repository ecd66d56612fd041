import { useEffect, useState } from 'react'
import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { unreachable } from '../../copy/offline.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { siteAnswers } from '../../islands/index.ts'
import { retryLater, useAsOfNow, useLive } from '../../live/index.ts'
import { usePageCache } from './use-page-cache.ts'
import styles from './Offline.module.css'

export interface OfflineProps {
  /** Path and search of the page that shows. */
  readonly page: string
  readonly words?: Readonly<typeof unreachable>
  readonly momentOf?: typeof formatQuotedAt
}

/** Has the site cached for the moments without a network, and says when this is one. */
export function Offline({ page, words = unreachable, momentOf = formatQuotedAt }: OfflineProps) {
  usePageCache(page)
  const since = useUnreachable()
  // The page that stands for another one says it in its own words.
  const standsIn = document.documentElement.hasAttribute(STANDS_IN)
  return (
    <div role="status">
      {since === null || standsIn ? null : <Unreachable since={since} copy={words} momentOf={momentOf} />}
    </div>
  )
}

type UnreachableProps = Pick<Required<OfflineProps>, 'momentOf'> & {
  since: number
  copy: Required<OfflineProps>['words']
}

function Unreachable({ since, copy, momentOf }: UnreachableProps) {
  const moment = useAsOfNow(({ now }) => momentOf(since, now))
  return (
    <p className={styles.bar}>
      <span className="wrap">
        <b>{navigator.onLine ? copy.withNetwork : copy.withoutNetwork}</b> <span>{copy.before}</span>{' '}
        <span translate="no">{moment}</span> <span>{copy.after}</span>
      </span>
    </p>
  )
}

/** When the site last answered, while it can't be reached: of a cached document, that was when it was sent. */
function useUnreachable(): number | null {
  const { time } = useLive()
  const [since, setSince] = useState(cachedSince)

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
    let isGone = false
    let cancel = retryLater(() => void check())
    async function check(): Promise<void> {
      const answers = await siteAnswers(location.pathname)
      if (isGone) return
      if (!answers) {
        cancel = retryLater(() => void check())
        return
      }
      // The page that was asked for comes in the place of the one that stands for it.
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
