/**
 * Thousands of minimal WebSocket clients in one process. They count long frames and bytes, and record the time of each
 * frame.
 */
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { answerParent } from './child.ts'
import { quantile } from './sample.ts'

const question = v.variant('ask', [
  v.object({ ask: v.literal('connect'), url: v.string(), path: v.string(), count: v.number(), socketIo: v.boolean() }),
  v.object({ ask: v.literal('clear') }),
  v.object({ ask: v.literal('arrivals'), expected: v.number(), since: v.number() }),
])

/** The number of simultaneous handshakes. */
const AT_ONCE = 100
const ARRIVALS_TIMEOUT_MS = 20_000
/** A masked (with zeros) text frame "40", which joins Socket.IO's namespace. */
const JOIN = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30])
/** A text frame "2" is a ping. Without the pong, the server would disconnect. */
const PING = Buffer.from([0x81, 0x01, 0x32])
const PONG = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x33])
/** Frames of the protocol itself are shorter. */
const SHORTEST_MESSAGE = 126

/**
 * All sockets read into this buffer in sequence. Separate buffers would be garbage-collected by threads that take the
 * server's cores.
 */
const CHUNK = Buffer.alloc(64 * 1024)
const EMPTY = Buffer.alloc(0)

let arrivals: number[] = []
let bytesArrived = 0

// Real visitors have their own machines, so this process gets only the CPU time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW)

answerParent(async (asked) => {
  const of = v.parse(question, asked)
  switch (of.ask) {
    case 'connect': {
      for (let open = 0; open < of.count; open += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, of.count - open) }, () => listener(of)))
      return of.count
    }
    case 'clear':
      arrivals = []
      bytesArrived = 0
      return null
    case 'arrivals': {
      const until = now() + ARRIVALS_TIMEOUT_MS
      while (arrivals.length < of.expected && now() < until) await pause(5)
      const delays = arrivals.map((at) => at - of.since)
      return { received: delays.length, bytes: bytesArrived, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) }
    }
  }
})

/** Resolves when the client receives messages: after Socket.IO's welcome, or after the WebSocket has opened. */
function listener({ url, path, socketIo }: { url: string; path: string; socketIo: boolean }): Promise<void> {
  const { hostname, port, host } = new URL(url)
  return new Promise((joined, failed) => {
    let rest: Buffer = EMPTY
    let state: 'handshake' | 'welcome' | 'joined' = 'handshake'
    const take = (chunk: Buffer): void => {
      let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (state === 'handshake') {
        const end = bytes.indexOf('\r\n\r\n')
        if (end === -1) {
          keep(bytes)
          return
        }
        bytes = bytes.subarray(end + 4)
        state = socketIo ? 'welcome' : 'joined'
        if (socketIo) socket.write(JOIN)
        else joined()
      }
      for (let length = frameLength(bytes); length !== undefined; length = frameLength(bytes)) {
        if (length >= SHORTEST_MESSAGE) {
          arrivals.push(now())
          bytesArrived += length
        } else if (length === PING.length && bytes.subarray(0, length).equals(PING)) socket.write(PONG)
        if (state === 'welcome' && bytes.toString('latin1', 2, 4) === '40') {
          state = 'joined'
          joined()
        }
        bytes = bytes.subarray(length)
      }
      keep(bytes)
    }
    const keep = (bytes: Buffer): void => {
      rest = bytes.length === 0 ? EMPTY : Buffer.from(bytes)
    }
    const onread = {
      buffer: CHUNK,
      callback: (length: number): boolean => {
        take(CHUNK.subarray(0, length))
        return true
      },
    }
    const socket = connect({ port: Number(port), host: hostname, noDelay: true, onread }, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      )
    })
    socket.on('error', failed)
  })
}

/** Returns the length of the first frame if it is complete. Servers do not mask, and our frames are below 64 KB. */
function frameLength(bytes: Buffer): number | undefined {
  const short = bytes.length < 2 ? undefined : bytes.readUInt8(1)
  if (short === undefined || (short === 126 && bytes.length < 4)) return undefined
  const length = short === 126 ? 4 + bytes.readUInt16BE(2) : 2 + short
  return bytes.length < length ? undefined : length
}

/** Returns the same time in every process of the machine, in ms. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
