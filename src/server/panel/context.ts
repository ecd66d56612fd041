import type { DayRecordPage } from '#contract/panel/pages/day-record-page.ts'
import type { DayLine } from '#contract/panel/pages/price-page.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { HealthReport } from '../health/index.ts'
import { type Identity, openIdentity } from '../identity/index.ts'
import type { PageBuild } from '../pages/index.ts'
import { createAnswerCache } from '../response/index.ts'
import { type Changes, createChanges, memoizeFor, type Settings, type Runtime } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import { type Store, StoreFailure, type StoreRevision } from '../store/index.ts'
import { type KeptReads, keptReads } from './kept-reads.ts'
import { dayLine, dayRecordPage } from './models/day-record.ts'
import { type PanelCookie, panelCookie } from './origin.ts'
import { followPast, type OfficePast } from './past.ts'

/** The parts of the running site that the panel needs. */
export interface PanelOptions extends Runtime {
  readonly settings: Settings
  readonly readHealth: () => Promise<HealthReport>
  readonly office: SettingsInForce
  readonly store: Store
  readonly revision: StoreRevision
  /** The board of prices. */
  readonly market: Pick<Changes<unknown>, 'subscribe'>
  /** Prices are recorded under this source. */
  readonly source: PointSource
  readonly build: PageBuild
}

export interface PanelContext extends Omit<PanelOptions, 'readHealth'> {
  /** The origin under which people open the panel. Every write has to come from it. */
  readonly origin: string
  /**
   * `demo`: everybody on this machine may change invented prices. `alone`: nobody can sign in, and one page is
   * read-only.
   */
  readonly mode: 'signed-in' | 'demo' | 'alone'
  readonly identity: Identity
  readonly cookie: PanelCookie
  /** The cookie of the stop pass. */
  readonly stopCookie: PanelCookie
  /** The health report, at most one second old. Never rejects. */
  readonly report: () => Promise<HealthReport>
  /** Drops the cached report. */
  readonly reportIsOld: () => void
  /** Publishes when open pages have to be compared with the site again, because somebody has acted in the panel. */
  readonly acted: Changes & { readonly publish: () => void }
  /** Readings of the store that all open pages share until it changes. */
  readonly kept: KeptReads
  /** Versions and halts. If they can't be read, the last known ones. */
  readonly past: () => Promise<OfficePast>
  /** The office's own prices of today. Null if there are none or if they can't be read. */
  readonly today: (code: InstrumentId) => Promise<DayLine | null>
  readonly dayRecord: (day: Day) => Promise<DayRecordPage>
}

/** The record has one point a minute, so an open page needs no newer one. */
const RECORD_LASTS = 30 * SECOND

/** All open pages share one report. */
const REPORT_LASTS = SECOND

export function panelContext(
  { readHealth, ...options }: PanelOptions,
  { origin, mode, secret }: Pick<PanelContext, 'origin' | 'mode'> & { readonly secret: string },
): PanelContext {
  const { store, source, office, clock, log } = options
  const report = memoizeFor(REPORT_LASTS, readHealth, clock)
  const place = { store, source }
  const line = createAnswerCache<InstrumentId, DayLine | null>({
    make: (code) => dayLine(code, clock.now(), place),
    keyOf: (code) => code,
    maxAge: RECORD_LASTS,
    maxSize: 60,
    clock,
  })
  const identity = openIdentity({
    store,
    origin,
    officeName: office.current().facts.shortName,
    demo: mode === 'demo',
    secret,
    clock,
    log,
  })
  return {
    ...options,
    origin,
    mode,
    identity,
    cookie: panelCookie(origin, 'session'),
    stopCookie: panelCookie(origin, 'stop'),
    report: report.read,
    reportIsOld: report.forget,
    acted: createChanges(),
    kept: keptReads(store, identity, options.revision),
    past: followPast(office),
    // Prices have to be shown and halted without the record.
    today: (code) => StoreFailure.replacedBy(null, line(code)),
    dayRecord: createAnswerCache<Day, DayRecordPage>({
      make: async (day) => dayRecordPage(await report.read(), day, place),
      keyOf: (day) => day,
      maxAge: RECORD_LASTS,
      maxSize: 30,
      clock,
    }),
  }
}
