import { followCentralBank } from './central-bank.ts'
import { followDailySummary } from './daily-summary.ts'
import type { FeedName } from './feed-name.ts'
import { pollFeed } from './feed-source.ts'
import type { LiveState } from './live-state.ts'
import { openSocket } from './socket-source.ts'
import { PROFILES, type ProfileName } from './source-profile.ts'
import { type RunningSource, runSource } from './source-runner.ts'
import { takeMessage } from './take-message.ts'
import { onWake } from './wake.ts'

/** Everything that talks to the network, in a chunk of its own that the page loads once it is idle. Returns what stops it. */
export function startFeed(name: FeedName, live: LiveState): () => void {
  const running = follow(name, live)
  const sleep = onWake(running.wake)
  return () => {
    sleep()
    running.stop()
  }
}

function follow(name: FeedName, live: LiveState): RunningSource {
  switch (name) {
    case 'hero':
    case 'table':
      return followPrices(name, live)
    case 'summary':
      return followDailySummary(live)
    case 'bank':
      return followCentralBank(live.bank, live.time)
  }
}

function followPrices(name: ProfileName, live: LiveState): RunningSource {
  return runSource(PROFILES[name], {
    openSocket,
    take: (body) => {
      const taken = takeMessage(live, body, 100)
      return taken.ok && taken.value
    },
    poll: (signal) => pollFeed(live, signal),
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    chance: () => Math.random(),
    onStatus: (next) => live.status[name].set(next),
  })
}
