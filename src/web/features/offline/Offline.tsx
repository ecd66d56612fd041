import { STANDS_IN } from '#contract/kept-page.ts'
import { unreachable as copy } from '../../copy/offline.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow } from '../../live/index.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { useKeeping } from './use-keeping.ts'
import { useUnreachable } from './use-unreachable.ts'
import styles from './Offline.module.css'

/** Has the site kept for the moments without a network, and says when this is one. */
export function Offline() {
  useKeeping()
  const since = useUnreachable()
  // The page that stands for another one says it in its own words.
  const standsIn = document.documentElement.hasAttribute(STANDS_IN)
  return <div role="status">{since === null || standsIn ? null : <Notice since={since} />}</div>
}

function Notice({ since }: { since: number }) {
  const zone = useZone()
  const moment = useAsOfNow(({ now }) => formatQuotedAt(since, now, zone))
  return (
    <p className={styles.bar}>
      <span className="wrap">
        <b>{navigator.onLine ? copy.withNetwork : copy.withoutNetwork}</b> <span>{copy.before}</span>{' '}
        <span translate="no">{moment}</span> <span>{copy.after}</span>
      </span>
    </p>
  )
}
