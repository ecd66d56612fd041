import type { DayRecordPage } from '#contract/panel/office.ts'
import type { DayLine } from '#contract/panel/prices.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { HealthReport } from '../health/index.ts'
import type { Identity } from '../identity/index.ts'
import { mailAct, recordAct } from '../messages/index.ts'
import { createAnswerCache } from '../response/index.ts'
import type { Settings, Surroundings } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import { type Store, type StoredAct, StoreFailure } from '../store/index.ts'
import { dayLine, dayRecordPage } from './models/day-record.ts'
import type { PanelSurroundings } from './panel-options.ts'
import { followPast, type OfficePast } from './past.ts'

/** What pages and acts of the panel go by: the running site, and who may do what to it. */
export interface PanelParts extends Surroundings {
  readonly settings: Settings
  readonly identity: Identity
  readonly store: Store
  readonly office: SettingsInForce
  /** How the site is, at most a second ago. Never rejects. */
  readonly report: () => Promise<HealthReport>
  /** The next report is a new one: something was changed. */
  readonly reportIsOld: () => void
  /** The versions and halts; if they can't be read, those that are known. */
  readonly past: () => Promise<OfficePast>
  /** The office's own prices of today, as the record has them; null: it has none, or can't be read. */
  readonly today: (code: InstrumentId) => Promise<DayLine | null>
  readonly dayRecord: (day: Day) => Promise<DayRecordPage>
}

interface Running extends PanelSurroundings {
  readonly identity: Identity
}

/** The record has a point a minute: whoever keeps a page open asks it no more often. */
const RECORD_LASTS = 30 * SECOND

export function panelParts({ report, source, office, ...running }: Running): PanelParts {
  const { store, clock } = running
  const place = { store, source }
  const record = createAnswerCache<Day, DayRecordPage>({
    make: async (day) => dayRecordPage(await report.read(), day, place),
    keyOf: (day) => day,
    maxAge: RECORD_LASTS,
    maxSize: 30,
    clock,
  })
  const line = createAnswerCache<InstrumentId, DayLine | null>({
    make: (code) => dayLine(code, clock.now(), place),
    keyOf: (code) => code,
    maxAge: RECORD_LASTS,
    maxSize: 60,
    clock,
  })
  return {
    ...running,
    office,
    report: report.read,
    reportIsOld: report.forget,
    past: followPast(office),
    today: (code) => unlessAway(line(code)),
    dayRecord: record,
  }
}

/** Prices are shown, and halted, without the record. */
async function unlessAway(line: Promise<DayLine | null>): Promise<DayLine | null> {
  try {
    return await line
  } catch (error) {
    if (error instanceof StoreFailure) return null
    throw error
  }
}

/** Records an act that is no version of the settings; it stands, whether that succeeds or not. */
export function tellOffice(
  { store, clock, log }: PanelParts,
  by: string,
  about: StoredAct['about'] | 'halt',
  text: string,
): void {
  const act = { at: clock.now(), by, via: 'panel', text } as const
  const recorded = about === 'halt' ? mailAct(store, act) : recordAct(store, { ...act, about })
  recorded.catch((err: unknown) =>
    log.error({ err, person: by }, 'an act in the panel will not be in the history and in the letter'),
  )
}
