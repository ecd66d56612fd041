import { MINUTE } from '#domain/calendar.ts'

const RESTS_AFTER = 5 * MINUTE

/** Tells when a tab that nobody has looked at for minutes needs nothing more, and when it is looked at again. */
export function onRest(rest: () => void, resume: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting = false

  const look = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        resting = true
        rest()
      }, RESTS_AFTER)
    } else if (resting) {
      resting = false
      resume()
    }
  }

  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
