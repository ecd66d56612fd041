import type { PageState } from '#contract/page-state.ts'
import { SECOND } from '#domain/calendar.ts'
import { type Opening, openingAt, type OpeningHours } from '#domain/opening.ts'
import { type Cell, createCell } from './cell.ts'

/** The moment that ages and openings are judged by. */
export interface Moment {
  readonly now: number
  readonly opening: Opening
}

/**
 * The current moment, once a second while the page is visible and anybody follows it. It starts at `renderedAt`, the only "now" that the
 * server and the first render in the browser share; `now` takes over with the first follower.
 */
export function createLiveClock(
  { renderedAt, zone }: Pick<PageState, 'renderedAt' | 'zone'>,
  hours: () => OpeningHours,
  now: () => number,
): Cell<Moment> {
  let judgedBy = hours()
  const cell = createCell<Moment>({ now: renderedAt, opening: openingAt(judgedBy, renderedAt, zone) })
  let followers = 0
  let stop = (): void => {}

  const tick = (): void => {
    if (document.visibilityState === 'hidden') return
    const moment = cell.get()
    const instant = now()
    const same = judgedBy === hours() && instant >= moment.now && instant < boundaryOf(moment.opening)
    judgedBy = hours()
    cell.set({ now: instant, opening: same ? moment.opening : openingAt(judgedBy, instant, zone) })
  }
  const start = (): (() => void) => {
    const timer = setInterval(tick, SECOND)
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }

  return {
    ...cell,
    subscribe: (listener) => {
      const unsubscribe = cell.subscribe(listener)
      followers += 1
      if (followers === 1) stop = start()
      return () => {
        unsubscribe()
        followers -= 1
        if (followers === 0) stop()
      }
    },
  }
}

function boundaryOf(opening: Opening): number {
  return opening.kind === 'open' ? opening.until : (opening.opensAt ?? Number.NEGATIVE_INFINITY)
}
