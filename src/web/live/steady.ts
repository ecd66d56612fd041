import { MINUTE } from '#domain/calendar.ts'
import type { Opening } from '#domain/opening.ts'

/** The words from the lowest promise to the highest. Other words are shown at once. */
const PROMISES: readonly string[] = ['closed', 'stale', 'delayed', 'polling', 'live']

/** A higher word that was lost within this time is shown again after it has been stable for this time. */
const DOUBT = MINUTE

/**
 * Returns a function that prevents a word from alternating around a limit, as with prices every 15 seconds. A lower
 * word is shown at once, so the display never promises too much. A change of the opening status ends a doubt. `now` is
 * in ms. Equal calls return equal words.
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

/** Compares in both directions, because the clock may be set back. */
function isSoon(since: number, now: number): boolean {
  return Math.abs(now - since) < DOUBT
}
