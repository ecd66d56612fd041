import { begin, step } from './source-machine.ts'
import {
  type SourceEffect,
  type SourceEvent,
  type SourceProfile,
  type SourceStatus,
  statusOf,
  type Step,
  type Wait,
} from './source-state.ts'

export interface SocketListener {
  readonly opened: () => void
  readonly failed: () => void
  readonly dropped: () => void
  readonly message: (body: unknown) => void
}

/** The outside dependencies of a source. Tests replace them. */
export interface SourcePorts {
  /** Opens a socket and returns a function that closes it. A closed socket calls no listener. */
  readonly openSocket: (timeout: number, listener: SocketListener) => () => void
  /** Writes a socket's message into the store. Returns true if it has a price of the board. */
  readonly receive: (body: unknown) => boolean
  readonly poll: (signal: AbortSignal) => Promise<void>
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  readonly chance: () => number
  readonly onStatus: (status: SourceStatus) => void
}

export interface RunningFeed {
  readonly wake: () => void
  readonly stop: () => void
}

/** Executes the effects of the state machine and sends it the resulting events. */
export function runSource(profile: SourceProfile, ports: SourcePorts, first: Step = begin(profile)): RunningFeed {
  let { state } = first
  let stopped = false
  let polling = false
  const abort = new AbortController()
  const timers = namedTimers(ports)

  const dispatch = (event: SourceEvent): void => {
    if (stopped) return
    const next = step(profile, state, event, ports.chance())
    state = next.state
    for (const effect of next.effects) perform(effect)
    ports.onStatus(statusOf(state))
  }
  const socket = oneSocket(profile.timeout, ports, dispatch)
  /** Polls the feed unless the previous call is still pending. */
  const poll = async (): Promise<void> => {
    if (polling) return
    polling = true
    await ports.poll(abort.signal)
    polling = false
  }
  const perform = (effect: SourceEffect): void => {
    switch (effect.kind) {
      case 'open':
        socket.open()
        break
      case 'close':
        socket.close()
        break
      case 'poll':
        void poll()
        break
      case 'wait':
        timers.start(effect.for, effect.ms, () => dispatch({ kind: 'waited', for: effect.for, at: ports.now() }))
        break
      case 'forget':
        timers.cancel(effect.for)
    }
  }

  for (const effect of first.effects) perform(effect)
  ports.onStatus(statusOf(state))

  return {
    wake: () => dispatch({ kind: 'woke', at: ports.now() }),
    stop: () => {
      stopped = true
      timers.cancelAll()
      socket.close()
      abort.abort()
    },
  }
}

/** Keeps at most one socket open and dispatches its events to the machine. */
function oneSocket(timeout: number, { openSocket, receive, now }: SourcePorts, dispatch: (event: SourceEvent) => void) {
  let closeSocket: (() => void) | undefined
  const close = (): void => {
    closeSocket?.()
    closeSocket = undefined
  }
  const lose = (kind: 'failed' | 'dropped') => () => {
    close()
    dispatch({ kind, at: now() })
  }
  const open = (): void => {
    closeSocket = openSocket(timeout, {
      opened: () => dispatch({ kind: 'opened', at: now() }),
      failed: lose('failed'),
      dropped: lose('dropped'),
      message: (body) => {
        if (receive(body)) dispatch({ kind: 'price', at: now() })
      },
    })
  }
  return { open, close }
}

/** Keeps one timer for each kind of wait. A new timer replaces the previous one. */
function namedTimers({ after }: SourcePorts) {
  const timers = new Map<Wait, () => void>()
  const cancel = (wait: Wait): void => {
    timers.get(wait)?.()
    timers.delete(wait)
  }
  return {
    start: (wait: Wait, ms: number, then: () => void): void => {
      cancel(wait)
      const elapsed = (): void => {
        timers.delete(wait)
        then()
      }
      timers.set(wait, after(ms, elapsed))
    },
    cancel,
    cancelAll: (): void => {
      for (const wait of timers.keys()) cancel(wait)
    },
  }
}
