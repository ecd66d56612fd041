import type { BoardName } from '#contract/boards.ts'
import type { LiveSettings } from '#contract/live-settings.ts'
import type { PageState } from '#contract/page-state.ts'
import { dayOf } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { Circumstances } from '#domain/freshness.ts'
import type { Zone } from '#domain/zone.ts'
import type { BankState } from './bank-state.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'
import { createLiveClock, type Moment } from './live-clock.ts'
import { createPriceStore, type PriceStore } from './price-store.ts'
import { type ClockSpan, createServerTime, type ServerTime } from './server-time.ts'
import type { ProfileName } from './source-profile.ts'
import type { SourceStatus } from './source-state.ts'

/** All that is live on the page, outside React: components follow the cells, the engine writes them. */
export interface LiveState {
  /** Which prices they are. */
  readonly name: BoardName
  readonly prices: PriceStore
  readonly bank: WritableCell<BankState>
  /** The office file may be edited while the page is open. */
  readonly settings: WritableCell<LiveSettings>
  readonly status: Readonly<Record<ProfileName, WritableCell<SourceStatus>>>
  readonly time: ServerTime
  readonly zone: Zone
  readonly clock: Cell<Moment>
  /** What freshness is judged by, now or as the server saw it. */
  readonly circumstances: (when: 'now' | 'initial') => LiveCircumstances
}

export interface LiveCircumstances extends Circumstances {
  /**
   * `served`: the page says what the server wrote, perhaps for as long as it stands; `running`: it follows the time; `heard`: prices
   * reach it, too.
   */
  readonly stage: 'served' | 'running' | 'heard'
}

/** What the prices of all boards are judged by. */
type Surroundings = Pick<LiveState, 'bank' | 'settings' | 'time' | 'zone' | 'clock'>

export function createLiveState(
  { rates, office, renderedAt, zone }: PageState,
  document: ClockSpan | null = null,
): LiveState {
  const prices = createPriceStore(rates, dayOf(renderedAt, zone), CURRENCY_BOARD)
  const bulletin = rates?.bulletin ?? null
  const settings = createCell<LiveSettings>(office)
  const time = createServerTime(renderedAt, () => Date.now(), document)
  const clock = createLiveClock({ renderedAt, zone }, () => settings.get().hours, time.now)
  const bank = createCell<BankState>({ call: 'connecting', bulletin })
  return liveBoardOf('currencies', prices, { bank, settings, time, zone, clock })
}

/** Another board of the same page. */
export function liveBoardOf(
  name: BoardName,
  prices: PriceStore,
  { bank, settings, time, zone, clock }: Surroundings,
): LiveState {
  return {
    name,
    prices,
    bank,
    settings,
    status: { hero: createCell<SourceStatus>('connecting'), table: createCell<SourceStatus>('connecting') },
    time,
    zone,
    clock,
    circumstances: (when) => {
      const { now, opening } = when === 'now' ? clock.get() : clock.initial
      const { sourceTime, heard } = when === 'now' ? prices.board.get() : prices.board.initial
      const { freshness } = when === 'now' ? settings.get() : settings.initial
      const stage = when === 'initial' ? 'served' : heard ? 'heard' : 'running'
      return { now, opening, sourceTime, limits: freshness, stage }
    },
  }
}
