import { type Bulletins, type Closes, type ClockTrust, openCloses, type Recorder } from '../history/index.ts'
import type { OfficePricing } from '../office/index.ts'
import { createMarket, type Market, lastPrices } from '../pipeline/index.ts'
import { type Changes, createChanges, createClosing, type StorePlace } from '../runtime/index.ts'
import type { Sources } from '../upstream/index.ts'
import type { Role } from './election.ts'
import { type LeadingOptions, startLeading } from './leading.ts'

export interface DeskOptions extends Omit<LeadingOptions, 'market'> {
  readonly place: StorePlace
  readonly pricing: () => OfficePricing
}

/** The rates of this process: its own, or those of the one that leads. */
export interface Desk {
  /** Another text of the office was published, or may have been. */
  readonly officeNews: Changes
  readonly market: Omit<Market, 'take' | 'quoted' | 'bulletinPublished' | 'accept'>
  /** Prices come in from now on. */
  start(): Promise<RunningDesk>
  /** Takes nothing more and stores what is left. */
  stop(): Promise<void>
}

export interface RunningDesk {
  readonly bulletins: Pick<Bulletins, 'newest' | 'doubts' | 'subscribe'>
  readonly closes: Closes
  readonly recorder: Pick<Recorder, 'pending'>
  readonly clockTrust: ClockTrust
  readonly sources: Pick<Sources, 'health' | 'listening'>
  /** null: there are no others. */
  readonly role: () => Role | null
}

/** The one process of a file leads from its start; those of a database agree on one. */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { place } = options
  if (place.kind === 'file') return openAlone(options)
  const { openShared } = await import('./shared-desk.ts')
  return openShared({ ...options, place })
}

async function openAlone(options: DeskOptions): Promise<Desk> {
  const { store, source, pricing, clock, log } = options
  const closing = createClosing()
  const last = await lastPrices(store, source, clock)
  const market = createMarket({ pricing, last, clock, log })
  return {
    market,
    // Nobody else reads the file for it.
    officeNews: createChanges(),
    async start() {
      const leading = await startLeading({ ...options, market })
      closing.add(() => leading.stop())
      const closes = await openCloses({ store, source, settle: () => leading.recorder.flush(), clock, log })
      closing.add(() => closes.stop())
      return { ...leading, closes, role: () => null }
    },
    stop: () => closing.run(),
  }
}
