import { SECOND } from '#domain/calendar.ts'
import type { HealthReport } from '../health/index.ts'
import type { Clock } from '../runtime/index.ts'

export interface SharedReport {
  readonly read: () => Promise<HealthReport>
  /** Drops the cached report. */
  readonly forget: () => void
}

/** Caches the report for a second, so that many open pages cost as much as one. */
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
