import type { Socket } from 'socket.io'
import { type BoardName, BOARDS } from '#contract/boards.ts'
import { type OfficeFacts, withLiveSettings } from '#contract/office-facts.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { type WireMessage, writePriceMessage } from '#contract/price-wire.ts'
import { type MarketView, quotesOf } from '#domain/board.ts'
import { dayOf, SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { Market } from '../pipeline/index.ts'
import { type Clock, memoizeLast, repeat } from '../runtime/index.ts'
import { FanOut } from './fan-out.ts'
import { type Broadcast, encodeBroadcast } from './ready-frame.ts'

/** At most four messages a second: the first change is sent at once, changes within the pause are sent together. */
const PAUSE = SECOND / 4

/** The interval of the full board without changes. It keeps proxies awake and shows that the server works. */
const SILENCE = 2 * SECOND

export interface BoardChannelOptions {
  readonly board: BoardName
  readonly market: Pick<Market, 'view' | 'silentFor'>
  /** The settings of open pages; a new object after each change. */
  readonly facts: () => OfficeFacts
  /** True if the prices are invented for a demonstration. */
  readonly isDemo: boolean
  readonly clock: Clock
}

/** Sends one board to its subscribers. While the provider is silent it sends nothing, so pages switch to polling. */
export function openBoardChannel({ board, market, facts, isDemo, clock }: BoardChannelOptions) {
  const ids: readonly InstrumentId[] = BOARDS[board]
  const { quotesIn, changeOf, snapshotOf, greetingOf } = messagesOf(ids, { facts, isDemo, clock })
  const fanOut = new FanOut()
  let sent = { view: market.view(), facts: facts(), at: clock.elapsed() - PAUSE }

  const isAlive = (): boolean => market.silentFor() <= ALIVE_FOR

  /** Returns the unsent changes, or the whole board after a silence. */
  const nextBroadcast = (silence: number): Broadcast | undefined => {
    const view = market.view()
    if (!isAlive()) return undefined
    // A new connection gets the full board, so nothing has to be sent later.
    if (fanOut.size === 0) sent = { ...sent, view, facts: facts() }
    if (facts() !== sent.facts) return greetingOf(view)
    // An unchanged quote keeps its identity on the board.
    const changed = quotesIn(view).filter((quote) => sent.view.board.get(quote.code) !== quote)
    if (changed.length > 0) return changeOf(changed, view)
    return silence >= SILENCE && fanOut.size > 0 ? snapshotOf(view) : undefined
  }

  const sending = repeat({
    first: SILENCE,
    async run() {
      const silence = clock.elapsed() - sent.at
      if (silence < PAUSE) return PAUSE - silence
      const broadcast = nextBroadcast(silence)
      if (broadcast === undefined) return silence < SILENCE ? SILENCE - silence : SILENCE
      sent = { view: market.view(), facts: facts(), at: clock.elapsed() }
      await fanOut.send(broadcast, () => greetingOf(market.view()))
      // Slow sockets may need longer than the silence.
      return Math.max(PAUSE, sent.at + SILENCE - clock.elapsed())
    },
    clock,
  })

  return {
    /** A new connection gets the full board, and then its changes. */
    add(socket: Socket): void {
      fanOut.add(socket)
      if (isAlive()) fanOut.sendTo(socket, greetingOf(market.view()))
    },
    /** Called when prices or settings may have changed. */
    marketChanged(moved: readonly Quote[]): void {
      if (moved.some(({ code }) => ids.includes(code)) || facts() !== sent.facts) sending.wake()
    },
    counts: fanOut.counts,
    [Symbol.asyncDispose]: () => sending[Symbol.asyncDispose](),
  }
}

/** Encodes the messages of one board. The full board is encoded once for each view of the market. */
function messagesOf(
  ids: readonly InstrumentId[],
  { facts, isDemo, clock }: Pick<BoardChannelOptions, 'facts' | 'isDemo' | 'clock'>,
) {
  const quotesIn = (view: MarketView): Quote[] => quotesOf(view.board, ids)
  const write = (quotes: readonly Quote[], { sourceTime, halted }: MarketView): WireMessage =>
    // The relay sends yen per 100, as pages show it.
    writePriceMessage(quotes, sourceTime, new Set(ids.filter((id) => halted.has(id))), 100, isDemo)
  const fullBoard = (view: MarketView): WireMessage => write(quotesIn(view), view)
  const encode = (message: WireMessage): Broadcast => encodeBroadcast(PRICE_CHANGED, message)
  return {
    quotesIn,
    changeOf: (changed: readonly Quote[], view: MarketView): Broadcast => encode(write(changed, view)),
    snapshotOf: memoizeLast((view: MarketView) => encode(fullBoard(view))),
    // Hours and limits can be as long as the board, so only the first message and changes contain them.
    greetingOf: memoizeLast((view: MarketView) =>
      encode(withLiveSettings(fullBoard(view), facts(), dayOf(clock.now()))),
    ),
  }
}
