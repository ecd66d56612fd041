import type { FeedName } from './live-feeds.ts'
import type { LiveState } from './live-state.ts'
import { onRest, onWake } from './page-visibility.ts'
import { pollFeed, receiveMessage } from './price-message.ts'
import { openSocket } from './relay-socket.ts'
import { followCentralBank, followDailySummary } from './repeated-calls.ts'
import { afresh, begin } from './source-machine.ts'
import { type RunningFeed, runSource } from './source-runner.ts'
import { PROFILES, type ProfileName } from './source-state.ts'

/** A page that has just loaded has its prices already; one that has rested asks for them at once. */
type FirstStep = typeof begin | typeof afresh

/** All that talks to the network, in a chunk that the page loads once it is idle. Returns what stops it. */
export function startFeed(name: FeedName, live: LiveState): () => void {
  let running: RunningFeed | undefined = follow(name, live, begin)
  const rest = (): void => {
    running?.stop()
    running = undefined
  }
  const stops = [
    onWake(() => running?.wake()),
    onRest(rest, () => {
      running = follow(name, live, afresh)
    }),
    rest,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function follow(name: FeedName, live: LiveState, first: FirstStep): RunningFeed {
  switch (name) {
    case 'hero':
    case 'table':
      return followPrices(name, live, first)
    case 'summary':
      return followDailySummary(live)
    case 'bank':
      return followCentralBank(live.bank, live.time)
  }
}

function followPrices(name: ProfileName, live: LiveState, first: FirstStep): RunningFeed {
  const profile = PROFILES[name]
  const source = runSource(
    profile,
    {
      openSocket: (timeout, listener) => openSocket(live.name, timeout, listener),
      receive: (body) => {
        const received = receiveMessage(live, body, 'relay')
        return received.ok && received.value
      },
      poll: (signal) => pollFeed(live, signal),
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      chance: () => Math.random(),
      onStatus: (next) => live.status[name].set(next),
    },
    first(profile),
  )
  const abort = new AbortController()
  // Without any price yet, one call of the feed is faster than a socket, and answered where sockets are blocked.
  if (name === 'table' && first === begin && live.prices.board.get().listed.length === 0)
    void pollFeed(live, abort.signal)
  return {
    wake: source.wake,
    stop() {
      abort.abort()
      source.stop()
    },
  }
}
