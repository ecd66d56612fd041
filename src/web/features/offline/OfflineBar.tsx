import { startTransition, useEffect, useState } from 'react'
import { OTHER_PAGES_DELAY, island, whenIdle } from '../../islands/index.ts'
import { isCachedDocument } from '../../navigation/index.ts'
import type { OfflineProps } from './Offline.tsx'

const offline = island<OfflineProps>(async () => (await import('./Offline.tsx')).Offline)

/** Loads the offline notice when the page is idle, or at once if the browser is offline. */
export function OfflineBar(props: OfflineProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = async (): Promise<void> => {
      await offline.load()
      startTransition(() => setLoaded(true))
    }
    return whenIdle(load, { wait: isCachedDocument() ? 0 : OTHER_PAGES_DELAY })
  }, [])
  return isLoaded ? <offline.Component {...props} /> : null
}
