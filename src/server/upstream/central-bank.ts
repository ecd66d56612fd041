import type { Bulletin } from '#contract/central-bank.ts'
import type { Day } from '#domain/calendar.ts'
import type { CentralBankSettings, Clock, Log } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { type Past, startArchive } from './archive.ts'
import type { BulletinSource } from './bulletin-source.ts'
import { watchBulletins } from './bulletin-watch.ts'
import { demoBank, demoGold } from './demo/demo-bank.ts'
import { DEMO_SEED } from './demo/demo-prices.ts'
import { type GoldFixing, type GoldFixings, goldPast } from './gold-source.ts'
import { watchGold } from './gold-watch.ts'
import type { RunningSource, SourceHealth } from './source.ts'

export interface CentralBankParts {
  /** The newest that is known from before the start. */
  readonly knownBulletin: () => Bulletin | null
  /** The newest of the central bank. */
  readonly onBulletin: (bulletin: Bulletin) => void
  /** One of the past year that `store` lacks. Resolves once it is stored. */
  readonly onPastBulletin: (bulletin: Bulletin) => Promise<void>
  /** The central bank's gold, for an office with a gold board. */
  readonly gold: GoldParts
  readonly store: Pick<RateStore, 'bulletinDays'>
  readonly clock: Clock
  readonly log: Log
}

export interface GoldParts {
  readonly wanted: () => boolean
  /** Of the newest hour that is stored; null: none is. */
  readonly knownAt: number | null
  readonly onFixing: (fixing: GoldFixing) => void
  /** Days that are stored; both ends included, oldest first. */
  readonly days: (from: Day, to: Day) => Promise<Day[]>
  /** From when on its past is asked for, where that is longer than a year. */
  readonly since: () => Promise<Day | null>
  /** The last of a past day that is not stored. Resolves once it is. */
  readonly onPastFixing: (fixing: GoldFixing) => Promise<void>
}

export interface CentralBank extends Disposable {
  health(): SourceHealth[]
  /** From now on it is asked. */
  listening(): void
}

/** Its bulletins and its gold: what is new, and what is past. */
export async function openCentralBank(settings: CentralBankSettings, parts: CentralBankParts): Promise<CentralBank> {
  const { knownBulletin, onBulletin, onPastBulletin, gold, store, clock, log } = parts
  const { wanted, knownAt, onFixing, days, since, onPastFixing } = gold
  const [bulletins, fixings] = await Promise.all([bulletinSource(settings, clock), goldSource(settings, clock)])
  const invented = settings.kind === 'demo'
  // Nothing invented needs a polite pace.
  const pace = { clock, log, ...(invented && { pause: 0 }) }

  let watches: { readonly bulletins: RunningSource; readonly gold: RunningSource } | undefined
  let archives: readonly Disposable[] = []

  const listening = (): void => {
    if (watches !== undefined) return
    watches = {
      bulletins: watchBulletins({ source: bulletins, known: knownBulletin(), onBulletin, clock, log }),
      gold: watchGold({ source: fixings, wanted, knownAt, onFixing, ...pace }),
    }
    archives = [
      startArchive(bulletinPast(bulletins, store, onPastBulletin), pace),
      startArchive(goldPast(fixings, clock.zone, { wanted, since, known: days, keep: onPastFixing }), pace),
    ]
  }

  // Nobody is asked for what is invented: the first page has it.
  if (invented) listening()
  return {
    health() {
      if (watches === undefined) return []
      return [watches.bulletins, ...(wanted() ? [watches.gold] : [])].map((watch) => watch.health())
    },
    listening,
    [Symbol.dispose]() {
      for (const each of [watches?.bulletins, watches?.gold, ...archives]) each?.[Symbol.dispose]()
    },
  }
}

export async function bulletinSource(settings: CentralBankSettings, clock: Clock): Promise<BulletinSource> {
  switch (settings.kind) {
    case 'tcmb': {
      const { tcmbXml } = await import('./tcmb-xml.ts')
      return tcmbXml({ url: settings.url, clock })
    }
    case 'evds': {
      const { evds } = await import('./evds.ts')
      return evds({ url: settings.url, key: settings.key, clock })
    }
    case 'demo':
      return demoBank({ clock, seed: DEMO_SEED })
  }
}

/** The hourly documents need no key and are the same bank's, so they are asked for beside EVDS, too, which has other gold. */
export async function goldSource(settings: CentralBankSettings, clock: Clock): Promise<GoldFixings> {
  if (settings.kind === 'demo') return demoGold({ clock, seed: DEMO_SEED })
  const { tcmbGold } = await import('./tcmb-gold.ts')
  return tcmbGold({ url: settings.kind === 'evds' ? settings.tcmbUrl : settings.url, clock })
}

function bulletinPast(
  source: BulletinSource,
  store: CentralBankParts['store'],
  keep: (bulletin: Bulletin) => Promise<void>,
): Past<Bulletin> {
  return {
    name: 'bulletin',
    daysAtOnce: source.daysAtOnce,
    questions: [(from, to) => source.between(from, to)],
    known: (from, to) => store.bulletinDays(from, to),
    keep,
  }
}
