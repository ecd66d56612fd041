/**
 * One contestant of the fan-out: our relay, engine.io with its option for ready frames, or `ws` writing a ready frame to
 * each client. Answers with the costs of a broadcast.
 */
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises'
import { Server } from 'socket.io'
import * as v from 'valibot'
import { WebSocketServer } from 'ws'
import { FanOut } from '../src/server/live/fan-out.ts'
import { encodeBroadcast } from '../src/server/live/ready-frame.ts'
import { listenLocally } from '../test/fakes/listening.ts'
import { answerParent } from './child.ts'

const question = v.variant('ask', [
  v.object({ ask: v.literal('listen'), kind: v.picklist(['ours', 'engine', 'ws']) }),
  v.object({ ask: v.literal('send'), message: v.record(v.string(), v.unknown()) }),
])

const PAGE = Buffer.alloc(20_000, 'a')
const NANOSECONDS = 1e6
/** The same value as in src/server/live/fan-out.ts. */
const SLICE_MS = 0.5

const server = createServer((_request, response) => response.writeHead(200).end(PAGE))
let broadcast: (message: unknown) => Promise<void> | void

answerParent((asked) => {
  const of = v.parse(question, asked)
  if (of.ask === 'send') return send(of.message)
  broadcast = { ours: relay, engine: preEncoded, ws: bareWebSockets }[of.kind]()
  return listenLocally(server)
})

function openSocketIo(): Server {
  return new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    pingInterval: 120_000,
  })
}

function relay(): typeof broadcast {
  const fanOut = new FanOut()
  openSocketIo().on('connection', (socket) => fanOut.add(socket))
  return (message) => {
    const change = encodeBroadcast('price_changed', message)
    return fanOut.send(change, () => change)
  }
}

/** Sends in slices, as our relay does. Socket.IO's adapter passes `wsPreEncodedFrame`, which its types lack. */
function preEncoded(): typeof broadcast {
  const io = openSocketIo()
  return async (message) => {
    const { frames } = encodeBroadcast('price_changed', message)
    const text = `2${JSON.stringify(['price_changed', message])}`
    let until = performance.now() + SLICE_MS
    for (const { conn } of io.sockets.sockets.values()) {
      const options = { compress: false, wsPreEncodedFrame: frames }
      conn.write(text, options)
      if (performance.now() < until) continue
      await nextTurn()
      until = performance.now() + SLICE_MS
    }
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
  // The first tick of the monitor is not a measurement.
  await pause(10)
  delay.reset()
  const startedAt = process.hrtime.bigint()
  const before = process.cpuUsage()
  await broadcast(message)
  // Sockets whose buffers were full are written in the next turns.
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  return { startedAt: Number(startedAt) / NANOSECONDS, cpu: (user + system) / 1000, blocked: delay.max / NANOSECONDS }
}
