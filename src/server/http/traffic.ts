import type { ServerResponse } from 'node:http'
import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

export type Traffic = ReturnType<typeof createTraffic>

/** Counts what the public listener answers: a few additions a request, and nothing by the clock. */
export function createTraffic(clock: Pick<Clock, 'elapsed'>) {
  const minute = new LastMinute()
  const totals = new Totals()
  return {
    /** Has a request answered, and counts it once that is done. `answer` is true for one of the site's pages. */
    follow(response: ServerResponse, answer: () => boolean): void {
      const cameAt = clock.elapsed()
      const isPage = answer()
      const done = (): void => {
        // Who went away before there was an answer got none.
        if (!response.headersSent) return
        const now = clock.elapsed()
        totals.count(response.statusCode, now - cameAt)
        minute.count(now, response.statusCode, isPage)
      }
      if (response.writableEnded) done()
      else response.once('close', done)
    },
    lastMinute: () => minute.sumAt(clock.elapsed()),
    totals: () => totals.read(),
  }
}

const SLOT = 5 * SECOND
const SLOTS = 12
/** `refused`: with 4xx, but for addresses that do not exist; `limited`: of those, for asking too often. */
const NOTHING = { pages: 0, serverErrors: 0, refused: 0, limited: 0 }

/** A ring of slots of five seconds; a slot that is older than the minute is cleared when its place is needed. */
class LastMinute {
  readonly #slots = Array.from({ length: SLOTS }, () => ({ number: -Infinity, ...NOTHING }))

  count(elapsed: number, status: number, isPage: boolean): void {
    const number = Math.floor(elapsed / SLOT)
    const slot = this.#slots[number % SLOTS]
    if (slot === undefined) return
    if (slot.number !== number) Object.assign(slot, NOTHING, { number })
    if (isPage) slot.pages += 1
    if (status >= 500) slot.serverErrors += 1
    else if (status >= 400 && status !== 404) slot.refused += 1
    if (status === 429) slot.limited += 1
  }

  sumAt(elapsed: number): Readonly<typeof NOTHING> {
    const from = Math.floor(elapsed / SLOT) - SLOTS
    const sum = { ...NOTHING }
    for (const { number, pages, serverErrors, refused, limited } of this.#slots) {
      if (number <= from) continue
      sum.pages += pages
      sum.serverErrors += serverErrors
      sum.refused += refused
      sum.limited += limited
    }
    return sum
  }
}

/** Upper bounds in ms. */
const BOUNDS = [1, 5, 25, 100, 500, 2500, Infinity] as const

class Totals {
  /** By the first figure of their status. */
  readonly #answers = [0, 0, 0, 0, 0, 0]
  readonly #upTo = BOUNDS.map(() => 0)
  #took = 0

  count(status: number, ms: number): void {
    const kind = Math.floor(status / 100)
    this.#answers[kind] = (this.#answers[kind] ?? 0) + 1
    const bound = BOUNDS.findIndex((most) => ms <= most)
    this.#upTo[bound] = (this.#upTo[bound] ?? 0) + 1
    this.#took += ms
  }

  /** `answers` by "2xx" …; `within`: how many took up to so many seconds; `took`: seconds in all. */
  read() {
    let sum = 0
    const within = BOUNDS.map((most, index) => {
      sum += this.#upTo[index] ?? 0
      return [most === Infinity ? '+Inf' : String(most / SECOND), sum] as const
    })
    const answers = new Map([2, 3, 4, 5].map((kind) => [`${kind}xx`, this.#answers[kind] ?? 0]))
    return { answers, within: new Map(within), took: this.#took / SECOND }
  }
}
