import type { Pool, PoolClient } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { delayAfter } from '../../runtime/index.ts'
import { StoreFailure } from '../store-failure.ts'

const PAUSE = { first: SECOND / 2, longest: 2 * SECOND }

/**
 * A pool that uses free connections first. After a failed connect it pauses and then tries a single connection, so that
 * visitors do not make new connections to an unreachable database.
 */
export class ConnectionPool {
  readonly #pool: Pool
  #failures = 0
  #isPaused = false
  #isTrying = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  get closed(): boolean {
    return this.#isPaused || (this.#failures > 0 && this.#isTrying)
  }

  async take(): Promise<PoolClient> {
    const { idleCount, totalCount, options } = this.#pool
    if (idleCount > 0 || totalCount >= options.max) return this.#pool.connect()
    if (this.closed) throw new StoreFailure('POSTGRES_PAUSED', 'paused after no connection could be opened')
    this.#isTrying = true
    try {
      const client = await this.#pool.connect()
      this.#failures = 0
      return client
    } catch (error) {
      this.#pause()
      throw error
    } finally {
      this.#isTrying = false
    }
  }

  #pause(): void {
    // Simultaneous failed connects count as one failure.
    if (this.#isPaused) return
    this.#isPaused = true
    this.#failures += 1
    setTimeout(() => (this.#isPaused = false), delayAfter(this.#failures, PAUSE, Math.random)).unref()
  }
}
