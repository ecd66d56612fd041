import { Worker } from 'node:worker_threads'
import type { Query, SqlRunner, Statement, StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import type { Opening } from './database.ts'
import type { Job, Outcome, Work } from './worker.ts'

interface Waiting {
  readonly resolve: (results: readonly StatementResult[]) => void
  readonly reject: (failure: StoreFailure) => void
}

/** The main thread's end of worker.ts: sends jobs, keeps the promises of their answers. */
export class SqliteThread implements SqlRunner, AsyncDisposable {
  readonly locksRows = false
  /** Resolves when the thread ends without being asked to. */
  readonly lost: Promise<StoreFailure>
  readonly #lost = Promise.withResolvers<StoreFailure>()
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #sent = 0
  #gone: StoreFailure | null = null

  private constructor(opening: Opening) {
    this.lost = this.#lost.promise
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: opening })
    this.#worker.on('message', (outcome: Outcome) => this.#settle(outcome))
    this.#worker.on('error', (error) => this.#end(StoreFailure.of(error)))
    this.#worker.on('exit', () => this.#end(new StoreFailure('CLOSED', 'the thread of the store has ended')))
  }

  /** Rejects when the file can't be opened or is of a newer program. */
  static async open(opening: Opening): Promise<SqliteThread> {
    const thread = new SqliteThread(opening)
    await new Promise((resolve, reject) => {
      thread.#waiting.set(0, { resolve, reject })
    })
    return thread
  }

  compile(query: Query): Statement {
    return query.compile()
  }

  /** Over one consistent view. */
  read(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    return this.#send({ kind: 'read', statements })
  }

  /** All or none. */
  write(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    return this.#send({ kind: 'write', statements })
  }

  /** Rejects with a failure that is `damaged` where the data are. */
  async check(): Promise<void> {
    await this.#send({ kind: 'check' })
  }

  async backup(file: string): Promise<void> {
    await this.#send({ kind: 'backup', file })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#gone !== null) return
    const closed = this.#send({ kind: 'close' })
    this.#gone = new StoreFailure('CLOSED', 'the store is closed')
    await closed
    await this.#worker.terminate()
  }

  #send(work: Work): Promise<readonly StatementResult[]> {
    if (this.#gone !== null) return Promise.reject(this.#gone)
    const job: Job = { id: ++this.#sent, ...work }
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage(job)
    })
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id)
    this.#waiting.delete(outcome.id)
    if (outcome.ok) waiting?.resolve(outcome.results)
    else waiting?.reject(new StoreFailure(outcome.code, outcome.message))
  }

  #end(failure: StoreFailure): void {
    if (this.#gone === null) this.#lost.resolve(failure)
    this.#gone ??= failure
    for (const { reject } of this.#waiting.values()) reject(failure)
    this.#waiting.clear()
  }
}
