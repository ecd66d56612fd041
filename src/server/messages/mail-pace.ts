import { MINUTE } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** At most this many emails in a span are sent singly. Nobody reads more, and mail services reject more. */
const EMAILS = 60
const SPAN = 10 * MINUTE

/** Slows a flood of emails: those beyond the limit wait for the end of the span and are then joined. */
export function createMailPace(clock: Clock) {
  let began = -Infinity
  let spent = 0
  let flooded = false
  return {
    /** The mode for emails that are due: singly, joined in one, or not before the end of this span. */
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
    /** All emails of a flood have been sent. */
    endFlood: () => void (flooded = false),
  }
}
