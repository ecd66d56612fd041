import { spreadDelay } from './retry.ts'
import type { FeedState, SourceEffect, SourceEvent, SourceProfile, SourceStatus, Step, Wait } from './source-state.ts'
import { SUSPECT_AFTER } from './source-state.ts'

type Loss = 'error' | 'disconnected'
type StateOf<Kind extends SourceStatus> = Extract<FeedState, { readonly kind: Kind }>

export function begin(profile: SourceProfile): Step {
  return { state: { kind: 'connecting', retriesLeft: profile.reconnection.attempts }, effects: opening(profile) }
}

/** Returns the next state and its effects. `chance`, from 0 to 1, spreads the retries of many visitors. */
export function step(profile: SourceProfile, state: FeedState, event: SourceEvent, chance: number): Step {
  switch (state.kind) {
    case 'connecting':
      return whileConnecting(profile, state, event)
    case 'connected':
      return whileConnected(profile, state, event)
    case 'error':
    case 'disconnected':
      return whileLost(profile, state, event, chance)
    case 'json':
      return whilePolling(profile, state, event, chance)
  }
}

function whileConnecting(profile: SourceProfile, state: StateOf<'connecting'>, event: SourceEvent): Step {
  switch (event.kind) {
    case 'opened':
      return connected(profile, event.at)
    case 'failed':
    case 'dropped':
      return lose(profile, 'error', event.at, state.retriesLeft, [forget('opening')])
    case 'waited':
      return event.for === 'opening' ? lose(profile, 'error', event.at, state.retriesLeft, [close]) : stay(state)
    case 'price':
    case 'woke':
      return stay(state)
  }
}

function whileConnected(profile: SourceProfile, state: StateOf<'connected'>, event: SourceEvent): Step {
  switch (event.kind) {
    case 'price':
      return connected(profile, event.at)
    case 'failed':
      return lose(profile, 'error', event.at, profile.reconnection.attempts)
    case 'dropped':
      return lose(profile, 'disconnected', event.at, profile.reconnection.attempts)
    case 'waited':
      return event.for === 'grace' ? pollingBeside(profile) : stay(state)
    case 'woke':
      if (within(SUSPECT_AFTER, state.aliveAt, event.at)) return stay(state)
      return reopen(profile, [close])
    case 'opened':
      return stay(state)
  }
}

function whileLost(profile: SourceProfile, state: StateOf<Loss>, event: SourceEvent, chance: number): Step {
  switch (event.kind) {
    case 'waited':
      if (event.for === 'grace') return pollingAlone(profile, chance)
      if (event.for !== 'reconnection') return stay(state)
      return {
        state: { kind: 'connecting', retriesLeft: state.retriesLeft - 1, lost: state.kind },
        effects: [forget('grace'), ...opening(profile)],
      }
    case 'woke':
      // The table does not reconnect during its grace period. The period may have ended while the laptop slept.
      if (profile.fallback !== null && within(profile.fallback.grace, state.since, event.at)) return stay(state)
      return retryOf(state.kind, reopen(profile))
    case 'opened':
    case 'failed':
    case 'dropped':
    case 'price':
      return stay(state)
  }
}

function whilePolling(profile: SourceProfile, state: StateOf<'json'>, event: SourceEvent, chance: number): Step {
  switch (event.kind) {
    case 'opened':
      return state.socket === 'opening' ? connected(profile, event.at) : stay(state)
    case 'price':
      return state.socket === 'silent' ? connected(profile, event.at) : stay(state)
    case 'failed':
    case 'dropped':
      return state.socket === 'down' ? stay(state) : retryWithPause(profile, state, chance, [forget('opening')])
    case 'waited':
      return afterPollingWait(profile, state, event.for, chance)
    case 'woke':
      if (state.socket === 'opening') return { state, effects: pollNow(profile) }
      return reopen(profile, state.socket === 'silent' ? [close] : [])
  }
}

function afterPollingWait(profile: SourceProfile, state: StateOf<'json'>, waited: Wait, chance: number): Step {
  switch (waited) {
    case 'poll':
      return { state, effects: pollNow(profile) }
    case 'retry':
      if (state.socket !== 'down') return stay(state)
      return { state: { ...state, socket: 'opening' }, effects: opening(profile) }
    case 'opening':
      return state.socket === 'opening' ? retryWithPause(profile, state, chance, [close]) : stay(state)
    case 'grace':
    case 'reconnection':
      return stay(state)
  }
}

function connected(profile: SourceProfile, at: number): Step {
  const { fallback } = profile
  const listening = fallback === null ? [] : [forget('poll'), forget('retry'), wait('grace', fallback.grace)]
  return { state: { kind: 'connected', aliveAt: at }, effects: [forget('opening'), ...listening] }
}

function lose(
  profile: SourceProfile,
  kind: Loss,
  since: number,
  retriesLeft: number,
  before: readonly SourceEffect[] = [],
): Step {
  const effects = [...before]
  if (profile.fallback !== null) effects.push(wait('grace', profile.fallback.grace))
  if (retriesLeft > 0) effects.push(wait('reconnection', profile.reconnection.delay))
  return { state: { kind, since, retriesLeft }, effects }
}

/** Polls and keeps the silent socket open, because its next price may arrive at any time. */
function pollingBeside(profile: SourceProfile): Step {
  return { state: { kind: 'json', socket: 'silent', failures: 0 }, effects: pollNow(profile) }
}

function pollingAlone(profile: SourceProfile, chance: number): Step {
  const effects = [forget('reconnection'), ...pollNow(profile), ...retryAfter(0, profile, chance)]
  return { state: { kind: 'json', socket: 'down', failures: 0 }, effects }
}

/** After a pause the old socket may be dead, so a new one is opened. A profile with a feed also polls at once. */
export function reopen(profile: SourceProfile, before: readonly SourceEffect[] = []): Step {
  const effects = [...before, forget('grace'), forget('reconnection'), forget('retry'), ...opening(profile)]
  if (profile.fallback === null) return { ...begin(profile), effects }
  return {
    state: { kind: 'json', socket: 'opening', failures: 0 },
    effects: [...effects, ...pollNow(profile)],
  }
}

function retryOf(lost: Loss, { state, effects }: Step): Step {
  return { state: state.kind === 'connecting' ? { ...state, lost } : state, effects }
}

function retryWithPause(
  profile: SourceProfile,
  state: StateOf<'json'>,
  chance: number,
  before: readonly SourceEffect[],
): Step {
  const failures = state.socket === 'opening' ? state.failures + 1 : 0
  const effects = [...before, ...retryAfter(failures, profile, chance)]
  return { state: { kind: 'json', socket: 'down', failures }, effects }
}

function retryAfter(failures: number, { fallback }: SourceProfile, chance: number): SourceEffect[] {
  if (fallback === null) return []
  return [wait('retry', Math.round(spreadDelay(fallback.retry, failures, chance)))]
}

function opening(profile: SourceProfile): SourceEffect[] {
  return [{ kind: 'open' }, wait('opening', profile.timeout)]
}

function pollNow({ fallback }: SourceProfile): SourceEffect[] {
  return fallback === null ? [] : [{ kind: 'poll' }, wait('poll', fallback.every)]
}

/** Returns false if the clock was set back, because an extra call is better than waiting for hours. */
function within(span: number, since: number, at: number): boolean {
  return at >= since && at - since < span
}

function stay(state: FeedState): Step {
  return { state, effects: [] }
}

const close: SourceEffect = { kind: 'close' }

function wait(kind: Wait, ms: number): SourceEffect {
  return { kind: 'wait', for: kind, ms }
}

function forget(kind: Wait): SourceEffect {
  return { kind: 'forget', for: kind }
}
