import { SECOND } from '#domain/calendar.ts'

const LOOK_EVERY = SECOND
/** Timers of a sleeping laptop stand still; a gap this long in their rhythm is one that was slept through. */
const GAP = 5 * SECOND

/**
 * Tells when the page comes back from where it may have missed something: a tab shown again, a page out of the back/forward cache, a
 * network that returned, a laptop that slept. Several of them at once are told once.
 */
export function onWake(listener: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let lookedAt = Date.now()

  const tell = (): void => {
    if (Math.abs(Date.now() - toldAt) < SECOND) return
    toldAt = Date.now()
    listener()
  }
  const shown = (): void => {
    if (document.visibilityState === 'visible') tell()
  }
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) tell()
  }
  // The timers of a hidden tab are slowed down by the browser: a gap there is no sleep.
  const look = (): void => {
    const slept = Math.abs(Date.now() - lookedAt) > GAP
    lookedAt = Date.now()
    if (slept) shown()
  }

  const timer = setInterval(look, LOOK_EVERY)
  window.addEventListener('online', tell)
  window.addEventListener('pageshow', restored)
  document.addEventListener('visibilitychange', shown)
  document.addEventListener('resume', tell)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', tell)
    window.removeEventListener('pageshow', restored)
    document.removeEventListener('visibilitychange', shown)
    document.removeEventListener('resume', tell)
  }
}
