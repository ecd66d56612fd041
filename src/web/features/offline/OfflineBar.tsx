import { startTransition, useEffect, useState } from 'react'
import { AFTER_THIS_PAGE, island, whenIdle } from '../../islands/index.ts'
import { isCachedDocument } from '../../navigation/index.ts'
import type { OfflineProps } from './Offline.tsx'

const offline = island<OfflineProps>(async () => (await import('./Offline.tsx')).Offline)

/** What is for the moments without a network comes once the page is at rest, or at once where this is such a moment. */
export function OfflineBar(props: OfflineProps) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const load = async (): Promise<void> => {
      await offline.load()
      startTransition(() => setHere(true))
    }
    return whenIdle(load, { wait: isCachedDocument() ? 0 : AFTER_THIS_PAGE })
  }, [])
  return isHere ? <offline.Component {...props} /> : null
}
