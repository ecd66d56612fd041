import { begin, step } from './source-machine.ts'
import type { SourceProfile } from './source-profile.ts'
import type { SourceEffect, SourceEvent, SourceStatus, Step, Wait } from './source-state.ts'

export interface SocketListener {
  readonly opened: () => void
  readonly failed: () => void
  readonly dropped: () => void
  readonly message: (body: unknown) => void
}

/** What a source touches of the world; tests hold each. */
export interface SourcePorts {
  /** Opens a socket and returns what closes it; a closed one says nothing more. */
  readonly openSocket: (timeout: number, listener: SocketListener) => () => void
  /** Takes a socket's message into the store: true if a price of the board was in it. */
  readonly take: (body: unknown) => boolean
  /** Asks the feed once; never rejects. */
  readonly poll: (signal: AbortSignal) => Promise<void>
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  readonly chance: () => number
  readonly onStatus: (status: SourceStatus) => void
}

export interface RunningSource {
  readonly wake: () => void
  readonly stop: () => void
}

/** Lets the machine's effects happen and tells it what came of them. */
export function runSource(profile: SourceProfile, ports: SourcePorts, first: Step = begin(profile)): RunningSource {
  let { state } = first
  let closeSocket: (() => void) | undefined
  let stopped = false
  let asking = false
  const waits = new Map<Wait, () => void>()
  const abort = new AbortController()

  const dispatch = (event: SourceEvent): void => {
    if (stopped) return
    const next = step(profile, state, event, ports.chance())
    state = next.state
    for (const effect of next.effects) perform(effect)
    ports.onStatus(state.kind)
  }

  const forget = (wait: Wait): void => {
    waits.get(wait)?.()
    waits.delete(wait)
  }

  const close = (): void => {
    closeSocket?.()
    closeSocket = undefined
  }

  const perform = (effect: SourceEffect): void => {
    switch (effect.kind) {
      case 'open':
        closeSocket = ports.openSocket(profile.timeout, {
          opened: () => dispatch({ kind: 'opened', at: ports.now() }),
          failed: () => {
            close()
            dispatch({ kind: 'failed', at: ports.now() })
          },
          dropped: () => {
            close()
            dispatch({ kind: 'dropped', at: ports.now() })
          },
          message: (body) => {
            if (ports.take(body)) dispatch({ kind: 'price', at: ports.now() })
          },
        })
        return
      case 'close':
        close()
        return
      case 'poll':
        void ask()
        return
      case 'wait':
        forget(effect.for)
        waits.set(
          effect.for,
          ports.after(effect.ms, () => {
            waits.delete(effect.for)
            dispatch({ kind: 'waited', for: effect.for, at: ports.now() })
          }),
        )
        return
      case 'forget':
        forget(effect.for)
    }
  }

  /** A feed slower than its rhythm is asked again only once it has answered. */
  const ask = async (): Promise<void> => {
    if (asking) return
    asking = true
    await ports.poll(abort.signal)
    asking = false
  }

  for (const effect of first.effects) perform(effect)
  ports.onStatus(state.kind)

  return {
    wake: () => dispatch({ kind: 'woke', at: ports.now() }),
    stop: () => {
      stopped = true
      for (const cancel of waits.values()) cancel()
      waits.clear()
      close()
      abort.abort()
    },
  }
}
