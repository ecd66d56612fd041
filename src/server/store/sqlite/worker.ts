import { parentPort, workerData } from 'node:worker_threads'
import type { Statement, StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import { assertWhole, backUp } from './backup.ts'
import { openDatabase, type DatabaseOpening, statementsOn } from './database.ts'

/** What the main thread asks of the SQLite thread. The statements of one job run in one transaction, all or none. */
export type Job = { readonly id: number } & Work

export type Work =
  | { readonly kind: 'read' | 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' }

/** Its answer; id 0: the database is open. */
export type JobOutcome =
  | { readonly id: number; readonly ok: true; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string }

/** The thread that writes: the disk is waited for here and not on the event loop. Jobs are answered in their order. */
const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread only')

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- thread.ts alone starts this thread
const database = openDatabase(workerData as DatabaseOpening)
const run = statementsOn(database)

port.on('message', (job: Job) => port.postMessage(answer(job)))
port.postMessage({ id: 0, ok: true, results: [] } satisfies JobOutcome)

function answer(job: Job): JobOutcome {
  try {
    return { id: job.id, ok: true, results: perform(job) }
  } catch (error) {
    const { code, message } = StoreFailure.of(error)
    return { id: job.id, ok: false, code, message }
  }
}

function perform(job: Job): StatementResult[] {
  switch (job.kind) {
    case 'read':
      return database.transaction(() => job.statements.map(run))()
    case 'write':
      return database.transaction(() => job.statements.map(run)).immediate()
    case 'check':
      assertWhole(database)
      return []
    case 'backup':
      backUp(database, job.file)
      return []
    case 'close':
      database.close()
      return []
  }
}
