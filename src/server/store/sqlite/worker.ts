import { parentPort, workerData } from 'node:worker_threads'
import type { StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import type { DatabaseOpening } from './database.ts'
import { type Job, openJobs } from './jobs.ts'

/** Messages from the main thread to the SQLite thread. */
export interface JobOrder {
  readonly id: number
  readonly job: Job
}

/** The answer to a job. The id 0 means that the database is open. */
export type JobOutcome =
  | { readonly id: number; readonly ok: true; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string }

/** The writing thread, so that the event loop does not wait for the disk. Jobs are answered in order. */
const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread only')

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- thread.ts alone starts this thread
const perform = openJobs(workerData as DatabaseOpening)

port.on('message', (order: JobOrder) => port.postMessage(answer(order)))
port.postMessage({ id: 0, ok: true, results: [] } satisfies JobOutcome)

function answer({ id, job }: JobOrder): JobOutcome {
  try {
    return { id, ok: true, results: perform(job) }
  } catch (error) {
    const { code, message } = StoreFailure.of(error)
    return { id, ok: false, code, message }
  }
}
