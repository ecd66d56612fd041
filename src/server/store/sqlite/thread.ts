import { Worker } from 'node:worker_threads'
import type { StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import { cancel, openGate } from './commit-gate.ts'
import type { DatabaseOpening } from './database.ts'
import type { Job, JobTaker } from './jobs.ts'
import type { JobOrder, JobOutcome } from './worker.ts'

type Results = readonly StatementResult[]

const CANCELLED = StoreFailure.cancelled()

/** The main thread's side of worker.ts. Sends jobs and resolves their answers. */
export class SqliteThread implements JobTaker {
  readonly #lost = Promise.withResolvers<StoreFailure>()
  readonly lost = this.#lost.promise
  readonly #worker: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<Results>>()
  #sent = 0
  #gone: StoreFailure | null = null

  private constructor(opening: DatabaseOpening) {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: opening })
    this.#worker.on('message', (outcome: JobOutcome) => this.#settle(outcome))
    this.#worker.on('error', (error) => this.#end(StoreFailure.of(error)))
    this.#worker.on('exit', () => this.#end(new StoreFailure('CLOSED', 'the thread of the store has ended')))
  }

  /** Rejects if the file cannot be opened or is from a newer program. */
  static async open(opening: DatabaseOpening): Promise<SqliteThread> {
    const thread = new SqliteThread(opening)
    await thread.#answerTo(0)
    return thread
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#gone !== null) return
    const closed = this.perform({ kind: 'close' })
    this.#gone = new StoreFailure('CLOSED', 'the store is closed')
    await closed
    await this.#worker.terminate()
  }

  async perform(job: Job): Promise<Results> {
    if (this.#gone !== null) throw this.#gone
    const id = ++this.#sent
    if (job.kind !== 'write' || job.within === undefined) return this.#order(id, job)
    const gate = openGate()
    const answer = this.#order(id, { ...job, gate })
    const timer = setTimeout(() => {
      if (cancel(gate)) this.#settle({ id, ok: false, code: CANCELLED.code, message: CANCELLED.message })
    }, job.within)
    return answer.finally(() => clearTimeout(timer))
  }

  #order(id: number, job: Job): Promise<Results> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ id, job } satisfies JobOrder)
    return this.#answerTo(id)
  }

  #answerTo(id: number): Promise<Results> {
    const answer = Promise.withResolvers<Results>()
    this.#waiting.set(id, answer)
    return answer.promise
  }

  #settle(outcome: JobOutcome): void {
    const waiting = this.#waiting.get(outcome.id)
    this.#waiting.delete(outcome.id)
    if (outcome.ok) waiting?.resolve(outcome.results)
    else waiting?.reject(new StoreFailure(outcome.code, outcome.message))
  }

  #end(failure: StoreFailure): void {
    if (this.#gone === null) this.#lost.resolve(failure)
    this.#gone ??= failure
    // A job may have committed before the thread ended.
    const { code, message } = failure
    for (const { reject } of this.#waiting.values()) reject(new StoreFailure(code, message, true))
    this.#waiting.clear()
  }
}
