import { rename, rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { teachFingerprint } from './fingerprint.ts'
import { MIGRATIONS } from './migrations.ts'
import { makePrivate } from './private-file.ts'
import type { Job, Opening, OlderSchema, Outcome, StatementResult } from './sqlite-job.ts'
import { statementsOn } from './sqlite-statements.ts'
import { StoreFailure } from './store.ts'

/**
 * The thread that writes: it waits for the disk here and not on the event loop. Jobs come one by one and are answered in their order.
 */
const port = parentPort
if (port === null) throw new Error('sqlite-worker.ts runs in a worker thread only')

/** How long a write waits for another process (the operator's tool, a second server) before it fails. */
const BUSY_TIMEOUT = 5000

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sqlite-thread.ts alone starts this thread
const database = open(workerData as Opening)
const run = statementsOn(database)

port.on('message', (job: Job) => {
  void answer(job).then((outcome) => port.postMessage(outcome))
})
port.postMessage({ id: 0, ok: true, results: [] } satisfies Outcome)

function open({ file, older }: Opening): Database.Database {
  const opened = new Database(file, { timeout: BUSY_TIMEOUT })
  opened.pragma('journal_mode = WAL')
  // FULL syncs the log at every commit: what was acknowledged survives a power cut.
  opened.pragma('synchronous = FULL')
  opened.pragma('foreign_keys = ON')
  // What is deleted is overwritten: a message that its writer had erased is not left in a free page.
  opened.pragma('secure_delete = ON')
  teachFingerprint(opened)
  opened.transaction(() => migrate(opened, older)).immediate()
  return opened
}

/** Runs inside one transaction that holds the write lock, so that two processes starting at once migrate once. */
function migrate(opened: Database.Database, older: OlderSchema): void {
  const version = Number(opened.pragma('user_version', { simple: true }))
  const newest = MIGRATIONS.length
  if (version > newest) {
    throw new StoreFailure('NEWER', `database is of version ${version}, newer than this program (${newest})`)
  }
  if (version > 0 && version < newest && older !== 'brought-up') {
    if (older === 'left') return
    throw new StoreFailure('OLDER', `database is of version ${version}, older than this program (${newest})`)
  }
  for (const step of MIGRATIONS.slice(version)) opened.exec(step)
  opened.pragma(`user_version = ${newest}`)
}

async function answer(job: Job): Promise<Outcome> {
  try {
    return { id: job.id, ok: true, results: await perform(job) }
  } catch (error) {
    const { code, message } = StoreFailure.of(error)
    return { id: job.id, ok: false, code, message }
  }
}

async function perform(job: Job): Promise<StatementResult[]> {
  switch (job.kind) {
    case 'read':
      return database.transaction(() => job.statements.map(run))()
    case 'write':
      return database.transaction(() => job.statements.map(run)).immediate()
    case 'backup': {
      const running = backup(job.file)
      backups.add(running)
      await running.finally(() => backups.delete(running))
      return []
    }
    case 'close':
      await Promise.allSettled(backups)
      database.close()
      return []
  }
}

/** A backup goes in slices, other jobs between them. */
const backups = new Set<Promise<void>>()

async function backup(file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    makePrivate(unfinished)
    await database.backup(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
