import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '../../src/domain/instrument.ts'
import type { Quote } from '../../src/domain/quote.ts'
import { joinCluster, type Replica } from '../../src/server/cluster/join-cluster.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { silentLog } from '../fakes/recorded-log.ts'
import { NO_MARGINS, USUAL_GUARDS } from '../fakes/usual-limits.ts'
import { validSettings } from '../fakes/valid-settings.ts'
import { type Cable, layCable } from './cable.ts'
import type { Postgres } from './server.ts'

/** A replica in this process, with the database of an office that sells gold. */
export interface ClusterMember {
  readonly store: Store
  readonly cable: Cable
  readonly replica: Replica
  readonly board: () => readonly Quote[]
  readonly halted: () => readonly InstrumentId[]
  readonly held: () => number
  readonly leads: () => boolean
  readonly stop: () => Promise<void>
}

export interface ClusterMemberOptions {
  readonly server: Postgres
  readonly database: string
  readonly provider: { readonly url: string }
  readonly bank: { readonly url: string }
  readonly clock: Clock
}

const SELECTION: readonly InstrumentId[] = [...CURRENCY_CODES, ...METAL_CODES]

export async function startMember({
  server,
  database,
  provider,
  bank,
  clock,
}: ClusterMemberOptions): Promise<ClusterMember> {
  const cable = await layCable(server.port)
  const place = {
    kind: 'database',
    holds: 'office',
    address: { ...server.address(database), port: cable.port },
  } as const
  const store = await openStore(place)
  const pricing = {
    selection: SELECTION,
    margins: NO_MARGINS,
    guards: USUAL_GUARDS,
    halted: new Set<InstrumentId>(),
  }
  const replica = await joinCluster({
    place,
    store,
    settings: validSettings({ RATE_SOCKET_URL: provider.url, TCMB_URL: bank.url }),
    source: 'office',
    demo: { market: false, bank: false },
    pricing: () => pricing,
    minutesKeptFor: () => Infinity,
    // The fake clock of a test cannot be compared with the database's clock.
    clock: { ...clock, compare: () => undefined, fault: () => null },
    log: silentLog,
  })
  replica.sources.listening()
  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await replica[Symbol.asyncDispose]()
    await store[Symbol.asyncDispose]()
    await cable.close()
  }
  return {
    store,
    cable,
    replica,
    board: () => [...replica.market.view().board.values()],
    halted: () => [...replica.market.view().halted],
    held: () => replica.market.held().length,
    leads: () => replica.role().kind === 'leading',
    stop: () => (stopped ??= stop()),
  }
}
