import type { ServerResponse } from 'node:http'
import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** What visitors asked for in the last minute. */
export interface TrafficMinute {
  readonly pages: number
  readonly serverErrors: number
  /** Answered with 4xx, but for addresses that do not exist. */
  readonly refused: number
  /** Of those: by a limit on how often somebody may ask. */
  readonly limited: number
}

/** Since the start. */
export interface TrafficTotals {
  /** By "2xx", "3xx" … */
  readonly answers: ReadonlyMap<string, number>
  /** How many took up to so many seconds ("0.005" …, "+Inf"), each with all that were faster. */
  readonly within: ReadonlyMap<string, number>
  /** Seconds in all. */
  readonly took: number
}

export interface Traffic {
  /** Has a request answered, and counts it once that is done. `answer` is true for one of the site's pages. */
  follow(response: ServerResponse, answer: () => boolean): void
  lastMinute(): TrafficMinute
  totals(): TrafficTotals
}

const SLOT = 5 * SECOND
const SLOTS = 12

/** Upper bounds in ms. */
const BOUNDS = [1, 5, 25, 100, 500, 2500, Infinity] as const

interface Slot {
  readonly number: number
  pages: number
  serverErrors: number
  refused: number
  limited: number
}

/** Counts what the public listener answers: a few additions a request, and nothing by the clock. */
export function createTraffic(clock: Pick<Clock, 'elapsed'>): Traffic {
  const answers = new Map(['2xx', '3xx', '4xx', '5xx'].map((kind) => [kind, 0]))
  const fast = BOUNDS.map(() => 0)
  const slots: (Slot | undefined)[] = []
  let took = 0

  const numberNow = (): number => Math.floor(clock.elapsed() / SLOT)

  const slotNow = (): Slot => {
    const number = numberNow()
    const known = slots[number % SLOTS]
    if (known?.number === number) return known
    return (slots[number % SLOTS] = { number, pages: 0, serverErrors: 0, refused: 0, limited: 0 })
  }

  const count = (isPage: boolean, status: number, ms: number): void => {
    const kind = `${Math.floor(status / 100)}xx`
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
    const bound = BOUNDS.findIndex((most) => ms <= most)
    fast[bound] = (fast[bound] ?? 0) + 1
    took += ms
    const slot = slotNow()
    if (isPage) slot.pages += 1
    if (status >= 500) slot.serverErrors += 1
    else if (status >= 400 && status !== 404) slot.refused += 1
    if (status === 429) slot.limited += 1
  }

  return {
    follow(response, answer) {
      const cameAt = clock.elapsed()
      const isPage = answer()
      const done = (): void => {
        // Who went away before there was an answer got none.
        if (response.headersSent) count(isPage, response.statusCode, clock.elapsed() - cameAt)
      }
      if (response.writableEnded) done()
      else response.once('close', done)
    },
    lastMinute() {
      const from = numberNow() - SLOTS
      const sum = { pages: 0, serverErrors: 0, refused: 0, limited: 0 }
      for (const slot of slots) {
        if (slot === undefined || slot.number <= from) continue
        sum.pages += slot.pages
        sum.serverErrors += slot.serverErrors
        sum.refused += slot.refused
        sum.limited += slot.limited
      }
      return sum
    },
    totals() {
      let sum = 0
      const within = new Map(
        BOUNDS.map((most, index) => {
          sum += fast[index] ?? 0
          return [most === Infinity ? '+Inf' : String(most / SECOND), sum]
        }),
      )
      return { answers, within, took: took / SECOND }
    },
  }
}
