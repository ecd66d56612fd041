import { useEffect, useState } from 'react'
import { MINUTE, SECOND } from '#domain/calendar.ts'

/** Often enough that a boundary is never seen late; the state moves, and the page renders, once a minute. */
const LOOK_EVERY = 5 * SECOND

/**
 * The current minute, ms since the epoch. The first render, on the server and in the browser, sees `renderedAt`, so that both
 * write the same words; the clock takes over right after.
 */
export function useMinute(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const look = (): void => setNow(Math.floor(Date.now() / MINUTE) * MINUTE)
    look()
    // A timer to the next boundary would sleep through a closed laptop lid.
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
