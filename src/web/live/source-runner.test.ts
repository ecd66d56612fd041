import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reopen, begin } from './source-machine.ts'
import { type RunningFeed, runSource, type SocketListener } from './source-runner.ts'
import { PROFILES, type ProfileName, type SourceStatus } from './source-state.ts'

/** A fake network with sockets that the test controls and a feed. */
interface Network {
  readonly sockets: (SocketListener & { closed: boolean })[]
  polls: number
  answer: Promise<void>
  status: SourceStatus
}

let network: Network

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-08-03T12:00:00+03:00') })
  network = { sockets: [], polls: 0, answer: Promise.resolve(), status: 'connecting' }
})
afterEach(() => void vi.useRealTimers())

function run(profile: ProfileName, first = begin): RunningFeed {
  return runSource(
    PROFILES[profile],
    {
      openSocket: (_timeout, listener) => {
        const socket = { ...listener, closed: false }
        network.sockets.push(socket)
        return () => {
          socket.closed = true
        }
      },
      receive: (body) => body === 'price',
      poll: () => {
        network.polls += 1
        return network.answer
      },
      onStatus: (status) => {
        network.status = status
      },
    },
    first(PROFILES[profile]),
  )
}

const newest = (): SocketListener => {
  const socket = network.sockets.at(-1)
  if (socket === undefined) throw new Error('no socket was opened')
  return socket
}
const openSockets = (): number => network.sockets.filter(({ closed }) => !closed).length

describe('a source after a pause', () => {
  test('the table’s source polls at once and opens its socket after a pause', () => {
    run('table', reopen)
    expect([network.polls, openSockets(), network.status]).toEqual([1, 1, 'json'])
    newest().opened()
    expect(network.status).toBe('connected')
  })

  test('the hero’s source only opens its socket after a pause', () => {
    run('hero', reopen)
    expect([network.polls, openSockets(), network.status]).toEqual([0, 1, 'connecting'])
  })
})

describe('the table’s source', () => {
  test('the table’s source does not poll again before a slow feed has answered', async () => {
    const answer = Promise.withResolvers<void>()
    network.answer = answer.promise
    run('table')
    newest().opened()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(network.polls).toBe(1)
    answer.resolve()
    await vi.advanceTimersByTimeAsync(5000)
    expect(network.polls).toBe(2)
  })

  test('the table’s source opens a new socket and polls at once after a laptop has slept', async () => {
    const source = run('table')
    newest().opened()
    newest().message('price')
    await vi.advanceTimersByTimeAsync(4000)
    source.wake()
    expect(network.sockets).toHaveLength(1)
    vi.setSystemTime(Date.now() + 3_600_000)
    source.wake()
    expect([network.status, network.polls, network.sockets.length, openSockets()]).toEqual(['json', 1, 2, 1])
    newest().opened()
    expect(network.status).toBe('connected')
  })
})

test.each(['table', 'hero'] as const)('a stopped %s leaves no socket and no timer in any state', async (name) => {
  for (const prepare of [
    async () => {},
    async () => newest().opened(),
    async () => newest().failed(),
    async () => {
      newest().failed()
      await vi.advanceTimersByTimeAsync(7000)
    },
  ]) {
    const source = run(name)
    await prepare()
    source.stop()
    expect([openSockets(), vi.getTimerCount()]).toEqual([0, 0])
    source.wake()
    newest().opened()
    expect(vi.getTimerCount()).toBe(0)
  }
})
