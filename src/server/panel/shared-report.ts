import { SECOND } from '#domain/calendar.ts'
import type { HealthReport } from '../health/index.ts'
import type { Clock } from '../runtime/index.ts'

export interface SharedReport {
  readonly read: () => Promise<HealthReport>
  /** What was read before is no answer any more. */
  readonly forget: () => void
}

/** One reading for all who ask within a second: many pages that stand open cost what one does. */
export function sharedReport(readHealth: () => Promise<HealthReport>, clock: Pick<Clock, 'elapsed'>): SharedReport {
  let last: { readonly at: number; readonly report: Promise<HealthReport> } | null = null
  return {
    read() {
      if (last === null || clock.elapsed() - last.at >= SECOND) last = { at: clock.elapsed(), report: readHealth() }
      return last.report
    },
    forget() {
      last = null
    },
  }
}
