import type { Bulletin } from '#contract/bulletin.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import { type ChosenSource, DEMO_BANK, type Runtime } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { type Past, startArchive } from './archive.ts'
import { FIRST_BULLETIN } from './bulletin-source.ts'
import { watchBulletins } from './bulletin-watch.ts'
import { goldPast, type PastFixing } from './gold-source.ts'
import { type GoldWatchOptions, watchGold } from './gold-watch.ts'
import type { RunningSource } from './source.ts'
import { chosenBank } from './sources/source-list.ts'

export interface CentralBankParts extends Runtime {
  readonly knownBulletin: () => Bulletin | null
  readonly onBulletin: (bulletin: Bulletin) => void
  /** Called with each past bulletin that `store` lacks. Must resolve after the bulletin is stored. */
  readonly onPastBulletin: (bulletin: Bulletin) => Promise<void>
  /** The central bank's gold prices for an office with a gold board. Only the last hour of a past day is fetched. */
  readonly gold: Pick<GoldWatchOptions, 'wanted' | 'knownAt' | 'onFixing'> & {
    readonly since: () => Promise<Day | null>
    readonly days: Past<PastFixing>['known']
    readonly onPastFixing: Past<PastFixing>['keep']
  }
  readonly store: Pick<Store, 'settledDays' | 'saveDaysOff' | 'markers'>
}

/** Fetches new and past bulletins and gold prices of the central bank. */
export async function openCentralBank(chosen: ChosenSource, deps: CentralBankParts) {
  const { knownBulletin, onBulletin, onPastBulletin, store, clock, log } = deps
  const { since, days, onPastFixing, ...gold } = deps.gold
  const { source, values } = chosenBank(chosen)
  const [bulletins, fixings] = await Promise.all([source.open(values, clock), source.gold.open(values, clock)])
  const invented = chosen.id === DEMO_BANK
  const pace = { clock, log, ...(invented && { pause: 0 }) }

  const bulletinPast: Past<Bulletin> = {
    name: 'bulletin',
    daysAtOnce: bulletins.daysAtOnce,
    questions: [(from, to) => bulletins.between(from, to)],
    begins: FIRST_BULLETIN,
    async since() {
      const wanted = (await store.markers())['bulletins-since']
      return wanted === undefined ? null : dayOf(wanted)
    },
    known: (from, to) => store.settledDays(from, to),
    keep: onPastBulletin,
    keepDaysOff: (daysOff) => store.saveDaysOff(daysOff, clock.now()),
  }

  const running = new DisposableStack()
  let watches: readonly [bulletins: RunningSource, gold: RunningSource] | undefined

  const listening = (): void => {
    if (watches !== undefined || running.disposed) return
    watches = [
      running.use(watchBulletins({ source: bulletins, known: knownBulletin(), onBulletin, clock, log })),
      running.use(watchGold({ source: fixings, ...gold, ...pace })),
    ]
    running.use(startArchive(bulletinPast, pace))
    running.use(startArchive(goldPast(fixings, { wanted: gold.wanted, since, known: days, keep: onPastFixing }), pace))
  }

  // The demo needs no requests, so the first page already has its bulletin.
  if (invented) listening()
  return {
    health: () => (gold.wanted() ? (watches ?? []) : (watches?.slice(0, 1) ?? [])).map((watch) => watch.health()),
    listening,
    [Symbol.dispose]: () => running.dispose(),
  }
}
