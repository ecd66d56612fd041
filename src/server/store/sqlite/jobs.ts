import type { Statement, StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import { type CommitGate, mayCommit } from './commit-gate.ts'
import { openDatabase, type DatabaseOpening, statementsOn, waitingAtMost } from './database.ts'
import { assertWhole, backUp } from './sqlite-backup.ts'

/** A job for a database. Its statements run in one transaction, all or none. */
export type Job =
  | { readonly kind: 'read'; readonly statements: readonly Statement[] }
  | {
      readonly kind: 'write'
      readonly statements: readonly Statement[]
      /** The ms within which the commit has to begin. */
      readonly within?: number | undefined
      /** Decides whether the job commits or is cancelled; see commit-gate.ts. */
      readonly gate?: CommitGate | undefined
    }
  | { readonly kind: 'check' }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' }

/** A database that runs jobs in order. After disposal, each job rejects with `CLOSED`. */
export interface JobTaker extends AsyncDisposable {
  /** Rejects with a `StoreFailure`. */
  perform(job: Job): Promise<readonly StatementResult[]>
  /** Resolves if the thread of the database ends unexpectedly. */
  readonly lost: Promise<StoreFailure>
}

/** Opens a database. The result runs one job. Throws SQLite's errors or a `StoreFailure`. */
export function openJobs(opening: DatabaseOpening): (job: Job) => readonly StatementResult[] {
  const database = openDatabase(opening)
  const run = statementsOn(database)
  return (job) => {
    switch (job.kind) {
      case 'read':
        return database.transaction(() => job.statements.map(run))()
      case 'write': {
        const { statements, within, gate } = job
        const work = database.transaction(() => {
          const results = statements.map(run)
          if (gate !== undefined && !mayCommit(gate)) throw StoreFailure.cancelled()
          return results
        })
        return within === undefined ? work.immediate() : waitingAtMost(database, within, () => work.immediate())
      }
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
}

/** Runs jobs on the caller's thread. Rejects if the file cannot be opened or is from a newer program. */
export async function openOnThisThread(opening: DatabaseOpening): Promise<JobTaker> {
  const perform = orFailure(() => openJobs(opening))
  let closed = false
  return {
    lost: Promise.withResolvers<StoreFailure>().promise,
    async perform(job) {
      if (closed) throw new StoreFailure('CLOSED', 'the store is closed')
      return orFailure(() => perform(job))
    },
    async [Symbol.asyncDispose]() {
      if (!closed) orFailure(() => perform({ kind: 'close' }))
      closed = true
    },
  }
}

function orFailure<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw StoreFailure.of(error)
  }
}
