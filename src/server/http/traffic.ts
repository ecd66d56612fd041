import type { ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

export type Traffic = ReturnType<typeof createTraffic>

/**
 * Counts the answers of the public listener in a histogram of `registry`, and those of the last minute for the panel.
 */
export function createTraffic(clock: Pick<Clock, 'elapsed'>, registry: Registry) {
  const answers = new Histogram({
    name: 'angun_http_request_seconds',
    help: 'Answers of the public listener, by the class of their status',
    labelNames: ['class'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  // Creates all series at zero, because an alert would otherwise miss the first event.
  for (const kind of [2, 3, 4, 5]) answers.zero({ class: `${kind}xx` })
  const minute = createMinute()
  return {
    /** Runs the request and counts it after its end. `answer` returns true for one of the site's pages. */
    follow(response: ServerResponse, answer: () => boolean): void {
      const cameAt = clock.elapsed()
      const isPage = answer()
      const done = (): void => {
        // The visitor left before there was an answer.
        if (!response.headersSent) return
        const now = clock.elapsed()
        const { statusCode } = response
        answers.observe({ class: `${Math.floor(statusCode / 100)}xx` }, (now - cameAt) / SECOND)
        minute.count(now, statusCode, isPage)
      }
      if (response.writableEnded) done()
      else response.once('close', done)
    },
    lastMinute: () => minute.sumAt(clock.elapsed()),
  }
}

const SLOT = 5 * SECOND
const SLOTS = 12
/** `refused` counts 4xx except 404. `limited` counts 429, which is also in `refused`. */
const NOTHING = { pages: 0, serverErrors: 0, refused: 0, limited: 0 }

/** Counts a minute in slots of five seconds, the newest last. The histogram only has totals since the start. */
function createMinute() {
  const slots: (typeof NOTHING & { readonly number: number })[] = []
  const slotAt = (elapsed: number): number => Math.floor(elapsed / SLOT)
  return {
    count(elapsed: number, status: number, isPage: boolean): void {
      const number = slotAt(elapsed)
      let slot = slots.at(-1)
      if (slot?.number !== number) {
        slot = { number, ...NOTHING }
        slots.push(slot)
        if (slots.length > SLOTS) slots.shift()
      }
      if (isPage) slot.pages += 1
      if (status >= 500) slot.serverErrors += 1
      else if (status >= 400 && status !== 404) slot.refused += 1
      if (status === 429) slot.limited += 1
    },
    sumAt(elapsed: number): Readonly<typeof NOTHING> {
      const sum = { ...NOTHING }
      for (const { number, pages, serverErrors, refused, limited } of slots) {
        if (number <= slotAt(elapsed) - SLOTS) continue
        sum.pages += pages
        sum.serverErrors += serverErrors
        sum.refused += refused
        sum.limited += limited
      }
      return sum
    },
  }
}
