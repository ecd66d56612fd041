import { MINUTE, SECOND } from '#domain/calendar.ts'

/** Timers of a sleeping laptop stand still; a gap this long in their rhythm is one that was slept through. */
const GAP = 5 * SECOND

/** Calls back, once for several at once, after a hidden tab, the back/forward cache, a lost network, a sleep. */
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
  // The timers of a hidden tab are slowed down by the browser: a gap there is no sleep.
  const checkGap = (): void => {
    const slept = Math.abs(Date.now() - lookedAt) > GAP
    lookedAt = Date.now()
    if (slept) shown()
  }

  const timer = setInterval(checkGap, SECOND)
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', restored)
  document.addEventListener('visibilitychange', shown)
  document.addEventListener('resume', wake)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', restored)
    document.removeEventListener('visibilitychange', shown)
    document.removeEventListener('resume', wake)
  }
}

const RESTS_AFTER = 5 * MINUTE

/**
 * Calls `rest` when nobody has looked at the tab for minutes, or the browser puts the page away, whose socket it cuts
 * off then; and `resume` when it is looked at again.
 */
export function onRest(rest: () => void, resume: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting = false

  const begin = (): void => {
    clearTimeout(timer)
    if (resting) return
    resting = true
    rest()
  }
  const checkGap = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(begin, RESTS_AFTER)
    } else if (resting) {
      resting = false
      resume()
    }
  }

  checkGap()
  window.addEventListener('pagehide', begin)
  window.addEventListener('pageshow', checkGap)
  document.addEventListener('visibilitychange', checkGap)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', begin)
    window.removeEventListener('pageshow', checkGap)
    document.removeEventListener('visibilitychange', checkGap)
  }
}
