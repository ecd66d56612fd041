import type { Zone } from '#domain/zone.ts'

/** The one source of time on the server, so that tests can hold it. */
export interface Clock {
  /** ms since the epoch, as the machine's clock says: it dates things. It may be set, forward and back, while we run. */
  now(): number
  /** ms since some moment before: never set, never back. Durations and deadlines are measured by it. */
  elapsed(): number
  /** Istanbul's time: days begin and end by it, wherever the machine stands. */
  readonly zone: Zone
  /** Runs once after `delay` ms; a pending timer never keeps the process alive. */
  after(delay: number, run: () => void): Timer
  /** Tells by how many ms the wall clock was set: what waits for an hour of the day waits anew. Returns the way to stop listening. */
  onStep(listener: (by: number) => void): () => void
}

export interface Timer {
  cancel(): void
}
