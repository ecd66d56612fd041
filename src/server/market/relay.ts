import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { withTerms } from '#contract/office-terms.ts'
import { PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import { type WireMessage, writePriceMessage } from '#contract/price-wire.ts'
import { quotesOf } from '#domain/board.ts'
import { SECOND } from '#domain/calendar.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { Quote } from '#domain/quote.ts'
import type { Clock, Timer } from '../run/door.ts'
import { type Broadcast, createFanOut, encodeBroadcast, type FanOutCounts } from './fan-out.ts'
import type { Ingest, MarketView } from './ingest.ts'
import { type Connection, holdToProtocol } from './page-protocol.ts'

/** At most four messages a second: the first change goes at once, what comes within the pause goes together. */
const PAUSE = SECOND / 4

/** Without a change for so long, the whole board is said again: proxies stay awake, pages know that we live. */
const SILENCE = 2 * SECOND

/** The relay speaks as people read: yen per 100. */
const YEN_PER = 100

export interface Relay {
  sockets(): number
  counts(): Readonly<FanOutCounts>
  /** Closes every connection the way a lost network does, so that pages connect again by themselves. */
  stop(): Promise<void>
}

export interface RelayOptions {
  readonly server: HttpServer
  readonly market: Pick<Ingest, 'view' | 'subscribe' | 'silentFor'>
  /** What the office file says; another object after each edit. */
  readonly facts: () => OfficeFacts
  readonly admit: Admission
  readonly clock: Clock
}

/** Who may connect: calls `enter`, or answers the request itself. */
export type Admission = (request: IncomingMessage, enter: () => void) => void

/** The board to every open page. While the provider is dead it says nothing: the page falls back, and sees the age of what it has. */
export function startRelay({ server, market, facts, admit, clock }: RelayOptions): Relay {
  const io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    // Heartbeats at the default 25 s cost 51 ms of CPU a second at 10,000 sockets; the repeated board keeps proxies awake anyway.
    pingInterval: 120 * SECOND,
    connectTimeout: 10 * SECOND,
    // Pages send nothing but the protocol's own few bytes.
    maxHttpBufferSize: 1024,
  })
  io.engine.use((request: IncomingMessage, _response: unknown, enter: () => void) => admit(request, enter))
  const fanOut = createFanOut(io)
  const write = (quotes: readonly Quote[], { spokeAt, halted }: MarketView): WireMessage =>
    writePriceMessage(quotes, spokeAt, halted, YEN_PER, clock.zone)
  const wholeBoard = (view: MarketView): WireMessage => write(quotesOf(view.board), view)
  const snapshotOf = keptBroadcast(wholeBoard)
  // Hours and limits can be as long as the board: only a page that may not know them gets them, not each repeat.
  const greetingOf = keptBroadcast((view) => withTerms(wholeBoard(view), facts()))
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
    if (alive()) say(snapshotOf(market.view()))
    else timer = clock.after(SILENCE, repeat)
  }

  const sayChange = (): boolean => {
    const view = market.view()
    if (busy || !alive()) return false
    if (facts() !== said) {
      say(greetingOf(view))
      return true
    }
    const changed = changedQuotes(view, sent)
    if (changed.length === 0) return false
    say(encodeBroadcast(PRICE_CHANGED, write(changed, view)))
    return true
  }

  io.engine.on('connection', (connection: Connection) => {
    holdToProtocol(connection)
    // The upgrade request would stay in memory as long as its socket: several kB each, and nothing reads it.
    Reflect.set(connection, 'request', null)
  })
  io.on('connection', (socket) => {
    if (alive()) fanOut.sendTo(socket, greetingOf(market.view()))
  })
  const unsubscribe = market.subscribe(({ moved }) => {
    if (moved.length > 0 || facts() !== said) sayChange()
  })
  timer = clock.after(SILENCE, repeat)

  return {
    sockets: () => io.engine.clientsCount,
    counts: fanOut.counts,
    async stop() {
      unsubscribe()
      stopped = true
      timer?.cancel()
      await io.close()
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

/** Quotes with another price or time than the pages have; the board keeps a quote's identity while nothing of it changes. */
function changedQuotes(view: MarketView, sent: MarketView): Quote[] {
  return quotesOf(view.board).filter((quote) => sent.board.get(quote.code) !== quote)
}
