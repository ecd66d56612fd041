import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { BOARD_NAMES, type BoardName, boardNamed } from '#contract/boards.ts'
import { SOCKET_PATH } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Market } from '../pipeline/index.ts'
import { forgetRequest } from '../runtime/index.ts'
import { type BoardChannelOptions, openBoardChannel } from './board-channel.ts'
import type { FanOutCounts } from './fan-out.ts'
import { type Connection, holdToProtocol } from './page-protocol.ts'

interface RelayOptions extends Omit<BoardChannelOptions, 'board'> {
  readonly server: HttpServer
  readonly market: Pick<Market, 'view' | 'subscribe' | 'silentFor'>
  readonly admit: Admission
}

export type Relay = ReturnType<typeof startRelay>

/** Admits a connection by calling `enter`, or refuses it by answering the request. */
export type Admission = (request: IncomingMessage, enter: () => void) => void

/** Sends each open page only the requested board, so that pages of currencies receive no metals. */
export function startRelay({ server, market, admit, ...boards }: RelayOptions) {
  const io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    // Heartbeats at the default 25 s cost 51 ms of CPU a second at 10,000 sockets; the repeated board keeps proxies
    // awake anyway.
    pingInterval: 120 * SECOND,
    connectTimeout: 10 * SECOND,
    // Pages send only a few bytes of the protocol.
    maxHttpBufferSize: 1024,
  })
  io.engine.use((request: IncomingMessage, _response: unknown, enter: () => void) => admit(request, enter))
  const asked = new WeakMap<Connection, BoardName>()
  const byBoard = new Map(BOARD_NAMES.map((board) => [board, openBoardChannel({ board, market, ...boards })]))
  const channels = [...byBoard.values()]

  io.engine.on('connection', (connection: Connection) => {
    asked.set(connection, boardAskedBy(connection.request))
    holdToProtocol(connection)
    forgetRequest(connection)
  })
  io.on('connection', (socket) => byBoard.get(asked.get(socket.conn) ?? 'currencies')?.add(socket))
  const unsubscribe = market.subscribe(({ moved }) => {
    for (const channel of channels) channel.marketChanged(moved)
  })

  return {
    sockets: () => io.engine.clientsCount,
    counts: () => channels.map((channel) => channel.counts).reduce(sumOf),
    // Closes every connection like a lost network, so that pages reconnect by themselves.
    async [Symbol.asyncDispose](): Promise<void> {
      unsubscribe()
      await Promise.all(channels.map((channel) => channel[Symbol.asyncDispose]()))
      await io.close()
    },
  }
}

function boardAskedBy({ url = '' }: IncomingMessage): BoardName {
  return boardNamed(URL.parse(url, 'http://here')?.searchParams.get('board')) ?? 'currencies'
}

function sumOf(one: Readonly<FanOutCounts>, other: Readonly<FanOutCounts>): FanOutCounts {
  return {
    direct: one.direct + other.direct,
    relayed: one.relayed + other.relayed,
    skipped: one.skipped + other.skipped,
  }
}
