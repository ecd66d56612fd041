import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import { writePriceMessage } from '#contract/price-wire.ts'
import { quotesOf } from '#domain/board.ts'
import { SECOND } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isAlive } from '#domain/freshness.ts'
import type { Quote } from '#domain/quote.ts'
import type { Clock, Timer } from './clock.ts'
import { type Broadcast, createFanOut, encodeBroadcast, type FanOutCounts } from './fan-out.ts'
import type { Ingest, MarketView } from './ingest.ts'

/** At most four messages a second: the first change goes at once, what comes within the pause goes together. */
const PAUSE = SECOND / 4

/** Without a change for so long, the whole board is said again: proxies stay awake, pages know that we live. */
const SILENCE = 2 * SECOND

/** The relay speaks as people read: yen per 100. */
const YEN_PER = 100

export interface Live {
  sockets(): number
  counts(): Readonly<FanOutCounts>
  /** Closes every connection the way a lost network does, so that pages connect again by themselves. */
  stop(): Promise<void>
}

export interface LiveOptions {
  readonly server: HttpServer
  readonly market: Pick<Ingest, 'view' | 'subscribe'>
  /** Own origins beside the host that was asked for: behind a proxy that renames it. */
  readonly origin: () => string
  readonly clock: Clock
}

/** The board to every open page. While the provider is dead it says nothing: the page falls back, and sees the age of what it has. */
export function startLive({ server, market, origin, clock }: LiveOptions): Live {
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
    allowRequest: (request, decide) => decide(null, isOwnPage(request, origin())),
  })
  const fanOut = createFanOut(io)
  const snapshotOf = createSnapshots()
  let sent: MarketView = market.view()
  let busy = false
  let stopped = false
  let timer: Timer | undefined

  const alive = (): boolean => isAlive(market.view().spokeAt, clock.now())

  /** Sends, then waits for the pause and for the slowest socket, whichever is longer. */
  const say = (broadcast: Broadcast): void => {
    busy = true
    sent = market.view()
    timer?.cancel()
    const served = fanOut.send(broadcast, () => snapshotOf(market.view()))
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
    if (!sameCodes(view.halted, sent.halted)) {
      say(snapshotOf(view))
      return true
    }
    const changed = changedQuotes(view, sent)
    if (changed.length === 0) return false
    say(encodeBroadcast(PRICE_CHANGED, writePriceMessage(changed, view.spokeAt, view.halted, YEN_PER)))
    return true
  }

  io.engine.on('connection', (connection: { request: unknown }) => {
    // The upgrade request would stay in memory as long as its socket: several kB each, and nothing reads it.
    connection.request = null
  })
  io.on('connection', (socket) => {
    if (alive()) fanOut.sendTo(socket, snapshotOf(market.view()))
  })
  const unsubscribe = market.subscribe(({ moved, view }) => {
    if (moved.length > 0 || !sameCodes(view.halted, sent.halted)) sayChange()
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

/** The whole board as one message, made once per view however many connect. */
function createSnapshots(): (view: MarketView) => Broadcast {
  let made: { readonly view: MarketView; readonly broadcast: Broadcast } | undefined
  return (view) => {
    if (made?.view !== view) {
      const message = writePriceMessage(quotesOf(view.board), view.spokeAt, view.halted, YEN_PER)
      made = { view, broadcast: encodeBroadcast(PRICE_CHANGED, message) }
    }
    return made.broadcast
  }
}

/** Quotes with another price or time than the pages have; the board keeps a quote's identity while nothing of it changes. */
function changedQuotes(view: MarketView, sent: MarketView): Quote[] {
  return quotesOf(view.board).filter((quote) => sent.board.get(quote.code) !== quote)
}

function sameCodes(one: ReadonlySet<CurrencyCode>, other: ReadonlySet<CurrencyCode>): boolean {
  return one.size === other.size && [...one].every((code) => other.has(code))
}

/** WebSockets know no same-origin rule, so the server keeps it. Programs without a browser send no Origin and are welcome. */
function isOwnPage({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers
  return origin === undefined || origin === ownOrigin || URL.parse(origin)?.host === host
}
