import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { afresh, begin } from './source-machine.ts'
import { type RunningFeed, runSource, type SocketListener } from './source-runner.ts'
import { PROFILES, type ProfileName, type SourceStatus } from './source-state.ts'

/** Stands for the network: sockets that a test opens, drops and sends through, a feed that answers when asked. */
interface Network {
  readonly sockets: (SocketListener & { closed: boolean })[]
  polls: number
  answer: Promise<void>
  status: SourceStatus
}

let clock: FakeClock
let network: Network
/** What a laptop sleeps through: its clock goes on, its timers don't. */
let slept: number

beforeEach(() => {
  clock = fakeClock(Date.parse('2026-08-03T12:00:00+03:00'))
  slept = 0
  network = { sockets: [], polls: 0, answer: Promise.resolve(), status: 'connecting' }
})

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
      now: () => clock.now() + slept,
      after: (ms, then) => {
        const timer = clock.after(ms, then)
        return () => timer.cancel()
      },
      chance: () => 1,
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

describe('after a rest', () => {
  test('the table asks the feed at once and opens its socket', () => {
    run('table', afresh)
    expect([network.polls, openSockets(), network.status]).toEqual([1, 1, 'json'])
    newest().opened()
    expect(network.status).toBe('connected')
  })

  test('the hero, which has no feed, opens its socket', () => {
    run('hero', afresh)
    expect([network.polls, openSockets(), network.status]).toEqual([0, 1, 'connecting'])
  })
})

describe('the table', () => {
  test('falls back 5 s after its socket was refused, then polls every 5 s and keeps trying the socket', async () => {
    run('table')
    newest().failed()
    expect(network.status).toBe('error')
    await clock.advance(4999)
    expect(network.polls).toBe(0)
    await clock.advance(1)
    expect([network.status, network.polls]).toEqual(['json', 1])
    await clock.advance(2000)
    expect(network.sockets).toHaveLength(2)
    await clock.advance(8000)
    expect(network.polls).toBe(3)
  })

  test('a socket that never opens counts as refused after 2 s and is closed', async () => {
    run('table')
    await clock.advance(2000)
    expect([network.status, openSockets()]).toEqual(['error', 0])
    await clock.advance(5000)
    expect(network.status).toBe('json')
  })

  test('goes back to the socket at its first price, and the feed is left in peace', async () => {
    run('table')
    newest().opened()
    await clock.advance(5000)
    expect([network.status, network.polls]).toEqual(['json', 1])
    newest().message('price')
    expect(network.status).toBe('connected')
    await clock.advance(4000)
    expect(network.polls).toBe(1)
  })

  test('what is no price does not count as one', async () => {
    run('table')
    newest().opened()
    await clock.advance(3000)
    newest().message('gold')
    await clock.advance(2000)
    expect(network.status).toBe('json')
  })

  test('a feed slower than 5 s is not asked again before it has answered', async () => {
    const answer = Promise.withResolvers<void>()
    network.answer = answer.promise
    run('table')
    newest().opened()
    await clock.advance(20_000)
    expect(network.polls).toBe(1)
    answer.resolve()
    await clock.advance(5000)
    expect(network.polls).toBe(2)
  })

  test('after a laptop has slept, a new socket is opened and the feed asked, at once', async () => {
    const source = run('table')
    newest().opened()
    newest().message('price')
    await clock.advance(4000)
    source.wake()
    expect(network.sockets).toHaveLength(1)
    slept = 3_600_000
    source.wake()
    expect([network.status, network.polls, network.sockets.length, openSockets()]).toEqual(['json', 1, 2, 1])
    newest().opened()
    expect(network.status).toBe('connected')
  })
})

test('the hero calls a retry what it lost until it is connected: on a line that swallows all, that takes seconds', async () => {
  const source = run('hero')
  newest().opened()
  newest().dropped()
  await clock.advance(1000)
  expect([network.sockets.length, network.status]).toEqual([2, 'disconnected'])
  await clock.advance(5000 + 1000)
  expect([network.sockets.length, network.status]).toEqual([3, 'error'])
  source.wake()
  expect(network.status).toBe('error')
  newest().opened()
  expect(network.status).toBe('connected')
})

test('the hero tries three times more, a second apart, then gives up', async () => {
  run('hero')
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(network.sockets).toHaveLength(attempt)
    newest().failed()
    await clock.advance(1000)
  }
  await clock.advance(600_000)
  expect([network.status, network.sockets.length, network.polls]).toEqual(['error', 4, 0])
})

test.each(['table', 'hero'] as const)(
  'a stopped %s leaves no socket and no timer, whenever it is stopped',
  async (name) => {
    for (const prepare of [
      async () => {},
      async () => newest().opened(),
      async () => newest().failed(),
      async () => {
        newest().failed()
        await clock.advance(7000)
      },
    ]) {
      const source = run(name)
      await prepare()
      source.stop()
      expect([openSockets(), clock.waiting()]).toEqual([0, 0])
      source.wake()
      newest().opened()
      expect(clock.waiting()).toBe(0)
    }
  },
)
