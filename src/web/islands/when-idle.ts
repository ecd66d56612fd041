import { useEffect, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { retryLater } from '../live/index.ts'
import { importCode } from './network.ts'

/** After this time a page has been painted and hydrated and has its rates. */
const IDLE_DELAY = 3 * SECOND
/** The code of other pages is loaded later than that of the current page. */
export const OTHER_PAGES_DELAY = 5 * SECOND

const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const

interface IdleOptions {
  /** Loading starts at once if the visitor hovers, touches or focuses this element. */
  readonly part?: Element
  /** The time in ms after which the page is treated as idle. */
  readonly wait?: number
}

/** Calls `load`, with retries, when the page is idle or the visitor touches `part`. Returns a function to cancel it. */
export function whenIdle(load: () => Promise<void>, { part, wait = IDLE_DELAY }: IdleOptions = {}): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let isUnderWay = false
  let failures = 0
  let cancelRetry: (() => void) | undefined
  const start = async (): Promise<void> => {
    if (isUnderWay) return
    isUnderWay = true
    cancelRetry?.()
    try {
      await importCode(load)
      stop()
    } catch {
      isUnderWay = false
      failures += 1
      if (!signal.aborted) cancelRetry = retryLater(startNow, failures)
    }
  }
  let reached: ReturnType<typeof setTimeout> | undefined
  // The load is deferred, because importing a module on a slow phone would delay the paint of the pressed element.
  const reach = (): void => {
    reached ??= setTimeout(() => {
      reached = undefined
      void start()
    })
  }
  const startNow = (): void => void start()
  const rest = setTimeout(startNow, wait)
  for (const each of TOUCH_EVENTS) part?.addEventListener(each, reach, { passive: true, signal })

  function stop(): void {
    abort.abort()
    cancelRetry?.()
    clearTimeout(rest)
    clearTimeout(reached)
  }
  return stop
}

/** Returns true when the page is idle. `hurry` makes it true at once. */
export function useIdle(): { readonly isIdle: boolean; readonly hurry: () => void } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return { isIdle, hurry: () => setIdle(true) }
}
