import { useEffect, useState } from 'react'

/** False until the browser has nothing better to do: then what isn't needed for the first view may load. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const rest = () => setIdle(true)
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, 1500)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(rest, { timeout: 3000 })
    return () => cancelIdleCallback(callback)
  }, [])
  return idle
}
