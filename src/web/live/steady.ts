import { MINUTE } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'

/** From the least promising to the most. Of any other word nothing is doubted. */
const PROMISES: readonly string[] = ['closed', 'stale', 'delayed', 'polling', 'live']

/** A word that was lost so soon after it came is believed again once it has stood as long. */
const DOUBT = MINUTE

/**
 * Keeps a word from going to and fro around a limit: prices every 15 seconds, a feed that is 15 minutes behind. What
 * promises less holds at once, so nothing is ever called better than it is. `now` in ms; the same twice gives the same.
 * What was doubted while the counter was closed is believed when it opens, and the other way round.
 */
export function createSteady<Word extends string>(): (word: Word, now: number, counter: Opening['kind']) => Word {
  let shown: Word | undefined
  let judgedAt: Opening['kind'] | undefined
  let roseAt = Number.NEGATIVE_INFINITY
  let doubted = false
  let betterSince: number | null = null

  return (word, now, counter) => {
    if (judgedAt !== counter) doubted = false
    judgedAt = counter
    const rise = shown === undefined ? 0 : riseFrom(shown, word)
    if (shown !== undefined && rise > 0 && doubted) {
      betterSince ??= now
      if (isSoon(betterSince, now)) return shown
      doubted = false
    }
    if (rise > 0) roseAt = now
    if (rise < 0) doubted ||= isSoon(roseAt, now)
    betterSince = null
    shown = word
    return word
  }
}

function riseFrom(shown: string, word: string): number {
  const [from, to] = [PROMISES.indexOf(shown), PROMISES.indexOf(word)]
  return from < 0 || to < 0 ? 0 : to - from
}

/** Either way: a clock may be set. */
function isSoon(since: number, now: number): boolean {
  return Math.abs(now - since) < DOUBT
}
