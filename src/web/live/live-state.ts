import type { BoardName } from '#contract/boards.ts'
import type { Bulletin } from '#contract/bulletin.ts'
import type { LiveSettings } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { dayOf, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { Circumstances } from '#domain/freshness.ts'
import { type Opening, openingAt } from '#domain/opening.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'
import { createPriceStore, type PriceStore } from './price-store.ts'
import { createServerTime, type ServerTime } from './server-time.ts'
import type { ProfileName, SourceStatus } from './source-state.ts'

/** The live data of the page outside of React. The engine writes the cells and components subscribe to them. */
export interface LiveState {
  readonly name: BoardName
  readonly prices: PriceStore
  readonly bank: WritableCell<BankState>
  /** Settings of the office that may change while the page is open. */
  readonly settings: WritableCell<LiveSettings>
  readonly status: Readonly<Record<ProfileName, WritableCell<SourceStatus>>>
  readonly time: ServerTime
  readonly clock: Cell<Moment>
  /** Returns the inputs for freshness, now or at the server's rendering. */
  readonly circumstances: (when: 'now' | 'initial') => LiveCircumstances
}

/** The central bank's newest bulletin and the result of the last call. */
export interface BankState {
  readonly call: 'connecting' | 'connected' | 'error'
  readonly bulletin: Bulletin | null
}

export interface Moment {
  readonly now: number
  readonly opening: Opening
}

export interface LiveCircumstances extends Circumstances {
  /** `served` is the server's render, `running` follows the clock, `receiving` has also received a price. */
  readonly stage: 'served' | 'running' | 'receiving'
}

type Shared = Pick<LiveState, 'bank' | 'settings' | 'time' | 'clock'>

export function createLiveState(
  { rates, office, renderedAt }: PageState,
  time = createServerTime(renderedAt),
): LiveState {
  const prices = createPriceStore(rates, dayOf(renderedAt), CURRENCY_BOARD)
  const bulletin = rates?.bulletin ?? null
  const settings = createCell<LiveSettings>(office)
  const clock = createLiveClock(renderedAt, (now) => openingAt(settings.get().hours, now), time.now)
  const bank = createCell<BankState>({ call: 'connecting', bulletin })
  return liveBoardOf('currencies', prices, { bank, settings, time, clock })
}

export function liveBoardOf(name: BoardName, prices: PriceStore, shared: Shared): LiveState {
  const { settings, clock } = shared
  return {
    ...shared,
    name,
    prices,
    status: { hero: createCell<SourceStatus>('connecting'), table: createCell<SourceStatus>('connecting') },
    circumstances: (when) => {
      const { now, opening } = when === 'now' ? clock.get() : clock.initial
      const { sourceTime, isReceiving } = when === 'now' ? prices.board.get() : prices.board.initial
      const { freshness } = when === 'now' ? settings.get() : settings.initial
      const stage = when === 'initial' ? 'served' : isReceiving ? 'receiving' : 'running'
      return { now, opening, sourceTime, limits: freshness, stage }
    },
  }
}

/** A clock that ticks each second while it is visible and has subscribers. Before that it is `renderedAt`. */
function createLiveClock(renderedAt: number, openingOf: (now: number) => Opening, now: () => number): Cell<Moment> {
  const momentAt = (instant: number): Moment => ({ now: instant, opening: openingOf(instant) })
  const cell = createCell(momentAt(renderedAt))
  let followers = 0
  let stop = (): void => {}

  const tick = (): void => {
    if (document.visibilityState !== 'hidden') cell.set(momentAt(now()))
  }
  const start = (): (() => void) => {
    const timer = setInterval(tick, SECOND)
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }

  return {
    ...cell,
    subscribe: (listener) => {
      const unsubscribe = cell.subscribe(listener)
      followers += 1
      if (followers === 1) stop = start()
      return () => {
        unsubscribe()
        followers -= 1
        if (followers === 0) stop()
      }
    },
  }
}
