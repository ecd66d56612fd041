import type { Socket } from 'socket.io'
import { type BoardName, BOARDS } from '#contract/boards.ts'
import { withLiveSettings } from '#contract/live-settings.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { type WireMessage, writePriceMessage } from '#contract/price-wire.ts'
import { quotesOf } from '#domain/board.ts'
import type { MarketView } from '#domain/board.ts'
import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { Market } from '../pipeline/index.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import { type Broadcast, encodeBroadcast, type FanOut } from './fan-out.ts'

/** At most four messages a second: the first change goes at once, what comes within the pause goes together. */
const PAUSE = SECOND / 4

/** Without a change for so long, the whole board is said again: proxies stay awake, pages know that we live. */
const SILENCE = 2 * SECOND

/** The relay speaks as people read: yen per 100. */
const YEN_PER = 100

export interface RelayChannel {
  /** The whole board to who has just come. */
  greet(socket: Socket): void
  /** Prices, or what the office says, may be others. */
  marketChanged(moved: readonly Quote[]): void
  stop(): void
}

export interface RelayChannelOptions {
  readonly board: BoardName
  readonly fanOut: FanOut
  readonly market: Pick<Market, 'view' | 'silentFor'>
  /** What the office file says; another object after each edit. */
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** One board to all who asked for it. While the provider is dead it says nothing: the page falls back, and sees the age of what it has. */
export function openChannel({ board, fanOut, market, facts, clock }: RelayChannelOptions): RelayChannel {
  const ids: readonly InstrumentId[] = BOARDS[board]
  const write = (quotes: readonly Quote[], { sourceTime, halted }: MarketView): WireMessage =>
    writePriceMessage(quotes, sourceTime, new Set(ids.filter((id) => halted.has(id))), YEN_PER, clock.zone)
  const quotesIn = (view: MarketView): Quote[] => quotesOf(view.board, ids)
  const wholeBoard = (view: MarketView): WireMessage => write(quotesIn(view), view)
  const snapshotOf = keptBroadcast(wholeBoard)
  // Hours and limits can be as long as the board: only a page that may not know them gets them, not each repeat.
  const greetingOf = keptBroadcast((view) => withLiveSettings(wholeBoard(view), facts()))
  let sent: MarketView = market.view()
  let said = facts()
  let busy = false
  let stopped = false
  let timer: Timer | undefined

  const alive = (): boolean => market.silentFor() <= ALIVE_FOR

  /** Sends, then waits for the pause and for the slowest socket, whichever is longer. */
  const say = (broadcast: Broadcast): void => {
    busy = true
    sent = market.view()
    said = facts()
    timer?.cancel()
    const served = fanOut.send(broadcast, () => greetingOf(market.view()))
    timer = clock.after(PAUSE, () => void served.then(rest))
  }

  const rest = (): void => {
    if (stopped) return
    busy = false
    if (!sayChange()) timer = clock.after(SILENCE - PAUSE, repeat)
  }

  const repeat = (): void => {
    if (alive() && fanOut.sockets() > 0) say(snapshotOf(market.view()))
    else timer = clock.after(SILENCE, repeat)
  }

  const sayChange = (): boolean => {
    const view = market.view()
    if (busy || !alive()) return false
    // Who comes is greeted with all of it.
    if (fanOut.sockets() === 0) sent = view
    if (facts() !== said) {
      say(greetingOf(view))
      return true
    }
    // Quotes with another price or time than the pages have; the board keeps a quote's identity while nothing of it changes.
    const changed = quotesIn(view).filter((quote) => sent.board.get(quote.code) !== quote)
    if (changed.length === 0) return false
    say(encodeBroadcast(PRICE_CHANGED, write(changed, view)))
    return true
  }

  timer = clock.after(SILENCE, repeat)

  return {
    greet(socket) {
      if (alive()) fanOut.sendTo(socket, greetingOf(market.view()))
    },
    marketChanged(moved) {
      if (moved.some(({ code }) => ids.includes(code)) || facts() !== said) sayChange()
    },
    stop() {
      stopped = true
      timer?.cancel()
    },
  }
}

/** A message that is encoded once per view, however many get it. */
function keptBroadcast(write: (view: MarketView) => WireMessage): (view: MarketView) => Broadcast {
  let made: { readonly view: MarketView; readonly broadcast: Broadcast } | undefined
  return (view) => {
    if (made?.view !== view) made = { view, broadcast: encodeBroadcast(PRICE_CHANGED, write(view)) }
    return made.broadcast
  }
}
