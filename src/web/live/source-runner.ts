import { step } from './source-machine.ts'
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
interface SourcePorts {
  /** Opens a socket and returns a function that closes it. A closed socket calls no listener. */
  readonly openSocket: (timeout: number, listener: SocketListener) => () => void
  /** Writes a socket's message into the store. Returns true if it has a price of the board. */
  readonly receive: (body: unknown) => boolean
  readonly poll: (signal: AbortSignal) => Promise<void>
  readonly onStatus: (status: SourceStatus) => void
}

export interface RunningFeed {
  readonly wake: () => void
  readonly stop: () => void
}

/** Executes the effects of the state machine and sends it the resulting events. */
export function runSource(profile: SourceProfile, ports: SourcePorts, first: Step): RunningFeed {
  let { state } = first
  let polling = false
  let closeSocket: (() => void) | undefined
  const timers = new Map<Wait, ReturnType<typeof setTimeout>>()
  const abort = new AbortController()

  const dispatch = (event: SourceEvent): void => {
    if (!abort.signal.aborted) take(step(profile, state, event, Math.random()))
  }
  const take = (next: Step): void => {
    state = next.state
    for (const effect of next.effects) perform(effect)
    ports.onStatus(statusOf(state))
  }
  const close = (): void => {
    closeSocket?.()
    closeSocket = undefined
  }
  const open = (): void => {
    const lose = (kind: 'failed' | 'dropped') => () => {
      close()
      dispatch({ kind, at: Date.now() })
    }
    closeSocket = ports.openSocket(profile.timeout, {
      opened: () => dispatch({ kind: 'opened', at: Date.now() }),
      failed: lose('failed'),
      dropped: lose('dropped'),
      message: (body) => {
        if (ports.receive(body)) dispatch({ kind: 'price', at: Date.now() })
      },
    })
  }
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
        open()
        break
      case 'close':
        close()
        break
      case 'poll':
        void poll()
        break
      case 'wait': {
        const { for: wait, ms } = effect
        clearTimeout(timers.get(wait))
        timers.set(
          wait,
          setTimeout(() => dispatch({ kind: 'waited', for: wait, at: Date.now() }), ms),
        )
        break
      }
      case 'forget':
        clearTimeout(timers.get(effect.for))
    }
  }

  take(first)
  return {
    wake: () => dispatch({ kind: 'woke', at: Date.now() }),
    stop: () => {
      abort.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      close()
    },
  }
}
