import { type Day, dayOf, SECOND } from '#domain/calendar.ts'
import { openingAt, type OpeningHours } from '#domain/opening.ts'
import { createAnswerCache } from '../response/index.ts'
import { type Clock, memoizeFor } from '../runtime/index.ts'
import type { MarkerStore, Store } from '../store/index.ts'
import { CHECKS } from './checks/check-list.ts'
import type { Finding } from './health-check.ts'
import { priceRows } from './price-row.ts'
import type { HealthReport, HealthVerdict } from './report.ts'
import { setUpList } from './set-up-list.ts'
import { readStoredParts, type RunningParts, type Snapshot, takeSnapshot } from './snapshot.ts'

/** Collects and evaluates the state of all parts of the running site. Never rejects. */
export type ReadHealth = () => Promise<HealthReport>

export function healthReader(deps: RunningParts): ReadHealth {
  const { clock, store } = deps
  const servesSince = clock.elapsed()
  const isWritable = triedNowAndThen(store, clock)
  const stored = memoizeFor(STORED_LASTS, () => readStoredParts(deps, isWritable), clock)
  let revision = deps.revision.current()
  return async () => {
    const now = deps.revision.current()
    if (now !== revision) stored.forget()
    revision = now
    return judgeSnapshot(takeSnapshot(deps, await stored.read(), servesSince), clock.now())
  }
}

/** Prices change more often than the store, which says itself when it has changed. The disk does not. */
const STORED_LASTS = 5 * SECOND

/** The probe writes to the disk. */
const TRIED_EVERY = 5 * SECOND

/** Returns the result of the last write probe of the store. */
export function triedNowAndThen(store: Pick<Store, 'writable'>, clock: Pick<Clock, 'elapsed'>): () => Promise<boolean> {
  const make = (): Promise<boolean> => store.writable()
  const tried = createAnswerCache<'it', boolean>({ make, keyOf: String, maxAge: TRIED_EVERY, maxSize: 1, clock })
  return () => tried('it')
}

/** Stores the moment from which a backup is due. A store that fails is tried again at the next start. */
export async function rememberFirstStart(store: MarkerStore, clock: Pick<Clock, 'now'>): Promise<void> {
  const { 'first-started-at': known } = await store.markers()
  if (known === undefined) await store.setMarkers({ 'first-started-at': clock.now() })
}

export function judgeSnapshot(snapshot: Snapshot, now: number): HealthReport {
  const { hours } = snapshot.office.facts
  const opening = openingAt(hours, now)
  const rows = priceRows(snapshot, opening, now)
  const holidays = comingHolidays(hours, dayOf(now))
  const facts = { ...snapshot, at: now, opening, rows, holidays }
  const found = CHECKS.flatMap(({ find }): readonly Finding[] => find(facts))
  const findings = found.toSorted((one, other) => Number(other.weight === 'bad') - Number(one.weight === 'bad'))
  return { ...facts, verdict: verdictOf(findings), findings, setUp: setUpList(facts) }
}

function comingHolidays({ special }: OpeningHours, today: Day): HealthReport['holidays'] {
  const year = Number(today.slice(0, 4)) + 1
  const entered = special.some(({ day }) => day.startsWith(`${year}-`))
  return { year, entered, due: today.slice(5, 7) >= '10' }
}

/** A halt is the office's own decision, so it does not worsen the verdict. */
function verdictOf(findings: readonly Finding[]): HealthVerdict {
  const troubles = findings.filter(({ kind }) => kind !== 'halted')
  if (troubles.some(({ weight }) => weight === 'bad')) return 'bad'
  return troubles.length === 0 ? 'good' : 'degraded'
}
