import { useEffect, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { retryLater } from '../live/index.ts'
import { canLoad } from './network.ts'

/** By then a page is drawn, alive, and has its rates. */
const AT_REST = 3 * SECOND
/** What other pages need waits for what this one does. */
export const AFTER_THIS_PAGE = 5 * SECOND

const REACHES = ['pointerover', 'pointerdown', 'focusin'] as const

interface Wish {
  /** Loads at once when somebody points at it, touches it or focuses it. */
  readonly part?: Element
  /** ms after which the page counts as at rest. */
  readonly wait?: number
}

/** Calls `load` at rest, or when somebody reaches for `part`; a failure is retried then. Returns what cancels it. */
export function whenIdle(load: () => Promise<void>, { part, wait = AT_REST }: Wish = {}): () => void {
  let isUnderWay = false
  let isOver = false
  let failures = 0
  let cancelRetry: (() => void) | undefined
  const start = async (): Promise<void> => {
    if (isUnderWay) return
    isUnderWay = true
    cancelRetry?.()
    try {
      if (!canLoad()) throw new Error('offline')
      await load()
      stop()
    } catch {
      isUnderWay = false
      failures += 1
      if (!isOver) cancelRetry = retryLater(startNow, failures)
    }
  }
  let reached: ReturnType<typeof setTimeout> | undefined
  // The touch itself is answered first: to ask for a module takes a slow phone longer than to paint what was pressed.
  const reach = (): void => {
    reached ??= setTimeout(() => {
      reached = undefined
      void start()
    })
  }
  const startNow = (): void => void start()
  const rest = setTimeout(startNow, wait)
  for (const each of REACHES) part?.addEventListener(each, reach, { passive: true })

  function stop(): void {
    isOver = true
    cancelRetry?.()
    clearTimeout(rest)
    clearTimeout(reached)
    for (const each of REACHES) part?.removeEventListener(each, reach)
  }
  return stop
}

/** Whether the page is at rest; `hurry` says that somebody wants now what waits for it. */
export function useAtRest(): { readonly isAtRest: boolean; readonly hurry: () => void } {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), AT_REST)
    return () => clearTimeout(timer)
  }, [])
  return { isAtRest, hurry: () => setAtRest(true) }
}
