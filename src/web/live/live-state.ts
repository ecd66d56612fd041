import type { BoardName } from '#contract/boards.ts'
import type { Bulletin } from '#contract/bulletin.ts'
import type { LiveSettings } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { dayOf, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { Circumstances } from '#domain/freshness.ts'
import { type Opening, openingAt, type OpeningHours } from '#domain/opening.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'
import { createPriceStore, type PriceStore } from './price-store.ts'
import { type ClockSpan, createServerTime, type ServerTime } from './server-time.ts'
import type { ProfileName, SourceStatus } from './source-state.ts'

/** All that is live on the page, outside React: components follow the cells, the engine writes them. */
export interface LiveState {
  readonly name: BoardName
  readonly prices: PriceStore
  readonly bank: WritableCell<BankState>
  /** The office file may be edited while the page is open. */
  readonly settings: WritableCell<LiveSettings>
  readonly status: Readonly<Record<ProfileName, WritableCell<SourceStatus>>>
  readonly time: ServerTime
  readonly clock: Cell<Moment>
  /** What freshness is judged by, now or as the server saw it. */
  readonly circumstances: (when: 'now' | 'initial') => LiveCircumstances
}

/** What the page knows of the central bank: its newest bulletin, and how the last call ended. */
export interface BankState {
  readonly call: 'connecting' | 'connected' | 'error'
  readonly bulletin: Bulletin | null
}

export interface Moment {
  readonly now: number
  readonly opening: Opening
}

export interface LiveCircumstances extends Circumstances {
  /** `served`: as the server wrote it; `running`: follows the time; `receiving`: prices reach it, too. */
  readonly stage: 'served' | 'running' | 'receiving'
}

type Shared = Pick<LiveState, 'bank' | 'settings' | 'time' | 'clock'>

export function createLiveState(page: PageState, document: ClockSpan | null = null): LiveState {
  return liveStateBy(
    createServerTime(page.renderedAt, () => Date.now(), document),
    page,
  )
}

/** For a page whose time is not the device's own. */
export function liveStateBy(time: ServerTime, { rates, office, renderedAt }: PageState): LiveState {
  const prices = createPriceStore(rates, dayOf(renderedAt), CURRENCY_BOARD)
  const bulletin = rates?.bulletin ?? null
  const settings = createCell<LiveSettings>(office)
  const clock = createLiveClock({ renderedAt }, () => settings.get().hours, time.now)
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

/** The current moment, once a second while visible and followed; `renderedAt` until the first follower. */
function createLiveClock(
  { renderedAt }: Pick<PageState, 'renderedAt'>,
  hours: () => OpeningHours,
  now: () => number,
): Cell<Moment> {
  let judgedBy = hours()
  const cell = createCell<Moment>({ now: renderedAt, opening: openingAt(judgedBy, renderedAt) })
  let followers = 0
  let stop = (): void => {}

  const tick = (): void => {
    if (document.visibilityState === 'hidden') return
    const moment = cell.get()
    const instant = now()
    const same = judgedBy === hours() && instant >= moment.now && instant < boundaryOf(moment.opening)
    judgedBy = hours()
    cell.set({ now: instant, opening: same ? moment.opening : openingAt(judgedBy, instant) })
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

function boundaryOf(opening: Opening): number {
  return opening.kind === 'open' ? opening.until : (opening.opensAt ?? Number.NEGATIVE_INFINITY)
}
