import type { FeedName } from './live-feeds.ts'
import type { LiveState } from './live-state.ts'
import { onLongHidden, onWake } from './page-visibility.ts'
import { pollFeed, receiveMessage } from './price-message.ts'
import { openSocket } from './relay-socket.ts'
import { followCentralBank, followDailySummary } from './repeated-calls.ts'
import { reopen, begin } from './source-machine.ts'
import { type RunningFeed, runSource } from './source-runner.ts'
import { PROFILES, type ProfileName } from './source-state.ts'

/** `begin` starts a feed on a page that has prices. `reopen` starts it after a pause and fetches the prices at once. */
type FirstStep = typeof begin | typeof reopen

/** Starts a feed and pauses it while the tab is hidden for long. Returns a function that stops it. */
export function startFeed(name: FeedName, live: LiveState): () => void {
  let running: RunningFeed | undefined = follow(name, live, begin)
  const pause = (): void => {
    running?.stop()
    running = undefined
  }
  const stops = [
    onWake(() => running?.wake()),
    onLongHidden(pause, () => {
      running = follow(name, live, reopen)
    }),
    pause,
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
      onStatus: (next) => live.status[name].set(next),
    },
    first(profile),
  )
  const abort = new AbortController()
  // Without prices, call the feed once: it is faster than a socket and works if sockets are blocked.
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
