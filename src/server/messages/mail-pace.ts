import { MINUTE } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** So many emails in so long go one by one: nobody at a counter reads more, and mail services refuse more. */
export const EMAILS = 60
export const SPAN = 10 * MINUTE

export type MailPace = ReturnType<typeof createMailPace>

/** A flood is slowed down: what is too much for a span waits for its end, and is mailed together then. */
export function createMailPace(clock: Clock) {
  let began = -Infinity
  let spent = 0
  let flooded = false
  return {
    /** How what is due goes now: one by one, as many as there are together, or not before this span is over. */
    way(): 'alone' | 'together' | 'later' {
      if (clock.elapsed() - began >= SPAN) {
        flooded = spent >= EMAILS
        began = clock.elapsed()
        spent = 0
      }
      if (flooded) return 'together'
      return spent < EMAILS ? 'alone' : 'later'
    },
    spend: () => void (spent += 1),
    /** Nothing is left of what a flood left behind. */
    endFlood: () => void (flooded = false),
  }
}
