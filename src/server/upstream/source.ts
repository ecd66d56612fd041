import { excerptOf } from '#contract/json.ts'
import { MINUTE } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Clock, Log } from '../runtime/index.ts'

/** Every source there is. */
export const SOURCE_IDS = [
  'socket',
  'feed',
  'tcmb',
  'evds',
  'tcmb gold',
  'demo market',
  'demo bank',
  'demo gold',
] as const

export type SourceId = (typeof SOURCE_IDS)[number]

/** What people call each, wherever they read of it. */
export const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  socket: 'Canlı akış (soket)',
  feed: 'Yedek kaynak (JSON)',
  tcmb: 'TCMB bülteni',
  evds: 'TCMB bülteni (EVDS)',
  'demo market': 'Örnek piyasa',
  'tcmb gold': 'TCMB saatlik altın',
  'demo bank': 'Örnek bülten',
  'demo gold': 'Örnek saatlik altın',
}

/** What a message is read for: it may be another at each, as the office file says. */
export type Selection = () => readonly Instrument[]

/** `idle`: stopped, or not needed now. `waiting`: reachable, and nothing to read yet. `failing`: the last try failed; another follows. */
export type SourceState = 'connecting' | 'connected' | 'waiting' | 'failing' | 'idle'

/** What the operator sees of one source of rates. Times in ms; `failures` counts from the start. */
export interface SourceHealth {
  readonly name: SourceId
  readonly state: SourceState
  readonly lastGoodAt: number | null
  readonly lastError: string | null
  /** When the failures began that no answer has ended yet; null: it does not fail. */
  readonly failingSince: number | null
  readonly failures: number
}

/** A source at work; disposed of, it asks and tells nothing more. */
export interface RunningSource extends Disposable {
  health(): SourceHealth
}

export interface HealthRecord {
  read(): SourceHealth
  /** It fails on, if it does. */
  enter(state: SourceState): void
  /** A good answer; the source is well. */
  good(at: number): void
  /** An answer, but nothing to read yet. */
  nothingYet(): void
  /** A failure, counted; logged when it is new, else once a minute. The reason may be a stranger's words. */
  failed(reason: string): void
}

export function createHealth(name: SourceId, clock: Clock, log: Log): HealthRecord {
  let state: SourceState = 'connecting'
  let lastGoodAt: number | null = null
  let lastError: string | null = null
  let failingSince: number | null = null
  let failures = 0
  let logged: { readonly error: string; readonly at: number } | null = null

  const wellAgain = (next: SourceState): void => {
    if (logged !== null) log.info({ source: name, failures }, 'source is well again')
    logged = null
    failingSince = null
    state = next
  }

  return {
    read: () => ({ name, state, lastGoodAt, lastError, failingSince, failures }),
    enter: (next) => void (state = next),
    good(at) {
      lastGoodAt = at
      wellAgain('connected')
    },
    nothingYet: () => wellAgain('waiting'),
    failed(reason) {
      const error = excerptOf(reason)
      failures += 1
      lastError = error
      failingSince ??= clock.now()
      state = 'failing'
      const at = clock.elapsed()
      if (logged?.error === error && at - logged.at < MINUTE) return
      logged = { error, at }
      log.warn({ source: name, error, failures }, 'source failed')
    },
  }
}
