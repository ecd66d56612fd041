/** One side of the fan-out: our relay, or `ws` writing one ready frame to each client. Answers what a broadcast cost. */
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises'
import { Server } from 'socket.io'
import * as v from 'valibot'
import { WebSocketServer } from 'ws'
import { createFanOut, encodeBroadcast } from '../src/server/live/fan-out.ts'
import { answerParent } from './child.ts'
import { listen } from './listening.ts'

const question = v.variant('ask', [
  v.object({ ask: v.literal('listen'), kind: v.picklist(['ours', 'ws']) }),
  v.object({ ask: v.literal('send'), message: v.record(v.string(), v.unknown()) }),
])

const PAGE = Buffer.alloc(20_000, 'a')
const NANOSECONDS = 1e6

const server = createServer((_request, response) => response.writeHead(200).end(PAGE))
let broadcast: (message: unknown) => Promise<void> | void

answerParent((asked) => {
  const of = v.parse(question, asked)
  if (of.ask === 'send') return send(of.message)
  broadcast = of.kind === 'ours' ? relay() : bareWebSockets()
  return listen(server)
})

function relay(): typeof broadcast {
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    pingInterval: 120_000,
  })
  const fanOut = createFanOut(io)
  return (message) => {
    const change = encodeBroadcast('price_changed', message)
    return fanOut.send(change, () => change)
  }
}

function bareWebSockets(): typeof broadcast {
  const sockets: Socket[] = []
  const webSockets = new WebSocketServer({ server, perMessageDeflate: false })
  webSockets.on('connection', (_webSocket, { socket }) => void sockets.push(socket))
  return (message) => {
    const [frame] = encodeBroadcast('price_changed', message).frames
    for (const socket of sockets) socket.write(frame)
  }
}

async function send(message: unknown): Promise<object> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // Its first tick is no measurement yet.
  await pause(10)
  delay.reset()
  const startedAt = process.hrtime.bigint()
  const before = process.cpuUsage()
  await broadcast(message)
  // What the kernel had no room for is written in the next turns.
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  return { startedAt: Number(startedAt) / NANOSECONDS, cpu: (user + system) / 1000, blocked: delay.max / NANOSECONDS }
}
