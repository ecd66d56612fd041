import { parentPort, workerData } from 'node:worker_threads'
import { assertWhole, backUp } from './sqlite-backup.ts'
import { openDatabase } from './sqlite-database.ts'
import type { Job, Opening, Outcome } from './sqlite-job.ts'
import { statementsOn } from './sqlite-statements.ts'
import type { StatementResult } from './statement.ts'
import { StoreFailure } from './store-failure.ts'

/**
 * The thread that writes: it waits for the disk here and not on the event loop. Jobs come one by one and are answered in their order.
 */
const port = parentPort
if (port === null) throw new Error('sqlite-worker.ts runs in a worker thread only')

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sqlite-thread.ts alone starts this thread
const database = openDatabase(workerData as Opening)
const run = statementsOn(database)

port.on('message', (job: Job) => port.postMessage(answer(job)))
port.postMessage({ id: 0, ok: true, results: [] } satisfies Outcome)

function answer(job: Job): Outcome {
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
