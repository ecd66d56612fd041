import { begin, step } from './source-machine.ts'
import type { SourceEffect, SourceEvent, SourceProfile, SourceStatus, Step, Wait } from './source-state.ts'

export interface SocketListener {
  readonly opened: () => void
  readonly failed: () => void
  readonly dropped: () => void
  readonly message: (body: unknown) => void
}

/** What a source touches of the world; tests hold each. */
export interface SourcePorts {
  /** Opens a socket and returns what closes it; a closed one calls nobody any more. */
  readonly openSocket: (timeout: number, listener: SocketListener) => () => void
  /** Puts a socket's message into the store: true if a price of the board was in it. */
  readonly receive: (body: unknown) => boolean
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

/** Performs the machine's effects and gives it the events that follow from them. */
export function runSource(profile: SourceProfile, ports: SourcePorts, first: Step = begin(profile)): RunningSource {
  let { state } = first
  let stopped = false
  const socket = oneSocket(profile.timeout, ports)
  const waits = namedWaits(ports.after)
  const abort = new AbortController()
  const poll = onceAtATime(() => ports.poll(abort.signal))

  const dispatch = (event: SourceEvent): void => {
    if (stopped) return
    const next = step(profile, state, event, ports.chance())
    state = next.state
    for (const effect of next.effects) perform(effect)
    ports.onStatus(state.kind)
  }

  const perform = (effect: SourceEffect): void => {
    switch (effect.kind) {
      case 'open':
        socket.open(dispatch)
        break
      case 'close':
        socket.close()
        break
      case 'poll':
        void poll()
        break
      case 'wait':
        waits.start(effect.for, effect.ms, () => {
          dispatch({ kind: 'waited', for: effect.for, at: ports.now() })
        })
        break
      case 'forget':
        waits.forget(effect.for)
    }
  }

  for (const effect of first.effects) perform(effect)
  ports.onStatus(state.kind)

  return {
    wake: () => dispatch({ kind: 'woke', at: ports.now() }),
    stop: () => {
      stopped = true
      waits.forgetAll()
      socket.close()
      abort.abort()
    },
  }
}

/** At most one socket is open; what becomes of it are the machine's events. */
function oneSocket(timeout: number, { openSocket, receive, now }: SourcePorts) {
  let closeSocket: (() => void) | undefined
  const close = (): void => {
    closeSocket?.()
    closeSocket = undefined
  }
  const open = (dispatch: (event: SourceEvent) => void): void => {
    closeSocket = openSocket(timeout, {
      opened: () => dispatch({ kind: 'opened', at: now() }),
      failed: () => {
        close()
        dispatch({ kind: 'failed', at: now() })
      },
      dropped: () => {
        close()
        dispatch({ kind: 'dropped', at: now() })
      },
      message: (body) => {
        if (receive(body)) dispatch({ kind: 'price', at: now() })
      },
    })
  }
  return { open, close }
}

/** One timer for each kind of wait; a new one takes the place of the former. */
function namedWaits(after: SourcePorts['after']) {
  const waits = new Map<Wait, () => void>()
  const forget = (wait: Wait): void => {
    waits.get(wait)?.()
    waits.delete(wait)
  }
  const start = (wait: Wait, ms: number, then: () => void): void => {
    forget(wait)
    const elapsed = (): void => {
      waits.delete(wait)
      then()
    }
    waits.set(wait, after(ms, elapsed))
  }
  const forgetAll = (): void => {
    for (const wait of waits.keys()) forget(wait)
  }
  return { start, forget, forgetAll }
}

/** A feed slower than its rhythm is asked again only once it has answered. */
function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let running = false
  return async () => {
    if (running) return
    running = true
    await run()
    running = false
  }
}
