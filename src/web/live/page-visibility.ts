import { MINUTE, SECOND } from '#domain/calendar.ts'

/** A gap of this length between two ticks means that the laptop has slept, because its timers stop. */
const GAP = 5 * SECOND

/** Calls `listener` once after a hidden tab, the back/forward cache, an offline period or a sleep. */
export function onWake(listener: () => void): () => void {
  let calledAt = Number.NEGATIVE_INFINITY
  let lookedAt = Date.now()

  const wake = (): void => {
    if (Math.abs(Date.now() - calledAt) < SECOND) return
    calledAt = Date.now()
    listener()
  }
  const shown = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) wake()
  }
  // Browsers slow down the timers of hidden tabs, so gaps are ignored there.
  const checkGap = (): void => {
    const slept = Math.abs(Date.now() - lookedAt) > GAP
    lookedAt = Date.now()
    if (slept) shown()
  }

  const abort = new AbortController()
  const { signal } = abort
  const timer = setInterval(checkGap, SECOND)
  addEventListener('online', wake, { signal })
  addEventListener('pageshow', restored, { signal })
  document.addEventListener('visibilitychange', shown, { signal })
  document.addEventListener('resume', wake, { signal })
  return () => {
    clearInterval(timer)
    abort.abort()
  }
}

const PAUSE_AFTER = 5 * MINUTE

/**
 * Calls `pause` after the tab was hidden for minutes or when the page enters the back/forward cache, where the browser
 * closes sockets. Calls `resume` when the page is shown again.
 */
export function onLongHidden(pause: () => void, resume: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false

  const begin = (): void => {
    clearTimeout(timer)
    if (isPaused) return
    isPaused = true
    pause()
  }
  const follow = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(begin, PAUSE_AFTER)
    } else if (isPaused) {
      isPaused = false
      resume()
    }
  }

  const abort = new AbortController()
  const { signal } = abort
  follow()
  addEventListener('pagehide', begin, { signal })
  addEventListener('pageshow', follow, { signal })
  document.addEventListener('visibilitychange', follow, { signal })
  return () => {
    clearTimeout(timer)
    abort.abort()
  }
}
