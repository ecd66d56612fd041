import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { MINUTE } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Clock, Log, Runtime } from '../runtime/index.ts'
import { sourceErrorLine, type SourceFailure } from './source-failure.ts'

/** The id under which a source reports. The declarations in `sources` define them. */
export type SourceId = string

export interface ProviderParts extends Runtime {
  /** Returns the instruments to read. The settings may change them between two messages. */
  readonly selection: () => readonly Instrument[]
  /** The provider's names for our fields; null or undefined if it uses ours. */
  readonly mapping?: () => ProviderMapping | null
}

/** `idle`: stopped or not needed. `waiting`: reachable without data yet. `failing`: another attempt follows. */
export type SourceState = 'connecting' | 'connected' | 'waiting' | 'failing' | 'idle'

/** The state of one source for the operator. Times are in ms. `failures` counts since the start. */
export interface SourceHealth {
  readonly name: SourceId
  readonly state: SourceState
  readonly lastGoodAt: number | null
  readonly lastError: SourceFailure | null
  /** The time of the first failure since the last valid answer; null if the source is not failing. */
  readonly failingSince: number | null
  readonly failures: number
}

/** A running source. Disposing stops its requests and callbacks. */
export interface RunningSource extends Disposable {
  health(): SourceHealth
}

export type HealthRecord = ReturnType<typeof createHealth>

export function createHealth(name: SourceId, clock: Clock, log: Log) {
  let state: SourceState = 'connecting'
  let lastGoodAt: number | null = null
  let lastError: SourceFailure | null = null
  let failingSince: number | null = null
  let failures = 0
  let logged: { readonly kind: string; readonly at: number } | null = null

  const wellAgain = (next: SourceState): void => {
    if (logged !== null) log.info({ source: name, failures }, 'source recovered')
    logged = null
    failingSince = null
    state = next
  }

  return {
    read: (): SourceHealth => ({ name, state, lastGoodAt, lastError, failingSince, failures }),
    enter: (next: SourceState) => void (state = next),
    good(at: number): void {
      lastGoodAt = at
      wellAgain('connected')
    },
    nothingYet: () => wellAgain('waiting'),
    /** Counts a failure. Logs it if its kind is new, else once a minute. */
    failed(failure: SourceFailure): void {
      failures += 1
      lastError = failure
      failingSince ??= clock.now()
      state = 'failing'
      const at = clock.elapsed()
      const error = sourceErrorLine(failure)
      // The names may differ between two messages.
      const kind = 'names' in failure ? failure.kind : error
      if (logged?.kind === kind && at - logged.at < MINUTE) return
      logged = { kind, at }
      log.warn({ source: name, error, failures }, 'source failed')
    },
  }
}
