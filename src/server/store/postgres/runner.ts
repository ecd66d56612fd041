import { createQueryId, PostgresQueryCompiler } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { assertEffect, type Query, type SqlRunner, type Statement, type StatementResult, storable } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import { ConnectionPool } from './connection-pool.ts'
import { APPLICATION_NAME, CONNECT_TIMEOUT_MS } from './connection.ts'
import { isOldPlan, isSilence, isSpent, postgresFailure, withoutWords } from './failure.ts'

/**
 * Statements with at most this many parameters are frequent, so they are prepared. Others are lists of varying length.
 */
const MAX_PREPARED_STATEMENTS = 20

/** The pause without queries after a timeout. */
const PAUSE = 2 * SECOND

/**
 * A commit that waits for a standby has no timeout at the server and would keep its connection forever. It is cancelled
 * after the caller has given up. Its data are already stored on the primary.
 */
const CANCEL_WAITS = `SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity
  WHERE usename = current_user AND datname = current_database() AND application_name = '${APPLICATION_NAME}'
    AND wait_event = 'SyncRep' AND clock_timestamp() - query_start > interval '${(CONNECT_TIMEOUT_MS + 2 * SECOND) / SECOND} s'`

const compiler = new PostgresQueryCompiler()

/** Runs statements on any free connection, several at a time. A lost connection is replaced. */
export class PostgresRunner implements SqlRunner, AsyncDisposable {
  readonly locksRows = true
  readonly #pool: Pool
  readonly #connections: ConnectionPool
  readonly #names = new Map<string, string>()
  readonly #underWay = new Set<Promise<unknown>>()
  /** Connections whose last commit is on no standby. */
  readonly #alone = new WeakSet<PoolClient>()
  #named = 0
  #isPaused = false
  #closed = false

  constructor(pool: Pool) {
    this.#pool = pool
    this.#connections = new ConnectionPool(pool)
    // The pool removes a connection that breaks while idle.
    pool.on('error', () => undefined)
    // A connection that breaks in use fails its query and emits an error, which would end the process without a
    // listener.
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      client.on('notice', (notice) => {
        // The wait for a standby was cancelled. The server reports success with a warning in its own language.
        if (notice.routine === 'SyncRepWaitForLSN') this.#alone.add(client)
      })
    })
  }

  compile(query: Query): Statement {
    const { sql, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId())
    return { sql, parameters: parameters.map((each) => storable(each)) }
  }

  read(statements: readonly Statement[]): Promise<StatementResult[]> {
    const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
    // A read wrote nothing, so it is repeated after a broken connection.
    const broke = (error: unknown): boolean => isSpent(error) && !isSilence(error)
    return this.#during(() => this.#run(statements, begin), broke)
  }

  write(statements: readonly Statement[], within?: number): Promise<StatementResult[]> {
    if (within === undefined) return this.#during(() => this.#run(statements, 'BEGIN'))
    const deadline = startDeadline(within)
    const written = this.#during(() => this.#run(statements, 'BEGIN', deadline.mayCommit))
    return Promise.race([written, deadline.passed]).finally(deadline.end)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await Promise.allSettled(this.#underWay)
    await this.#pool.end()
  }

  async #during<Answer>(work: () => Promise<Answer>, again = (_error: unknown) => false): Promise<Answer> {
    if (this.#closed) throw new StoreFailure('CLOSED', 'the store is closed')
    if (this.#isPaused) throw new StoreFailure('POSTGRES_SILENT', 'paused after the database did not answer')
    const working = this.#twice(work, again)
    this.#underWay.add(working)
    try {
      return await working
    } catch (error) {
      if (isSilence(error)) this.#pause()
      throw failureOf(error)
    } finally {
      this.#underWay.delete(working)
    }
  }

  /** Pauses queries, so that only one visitor waits for a hanging database. */
  #pause(): void {
    this.#isPaused = true
    setTimeout(() => {
      this.#isPaused = false
      void this.#cancelWaits()
    }, PAUSE).unref()
  }

  /** Cancels the waiting commits at the server after their callers have given up. */
  async #cancelWaits(): Promise<void> {
    if (this.#closed || this.#connections.closed) return
    // A missing answer to this query is the same failure, so it is ignored.
    await this.#run([{ sql: CANCEL_WAITS, parameters: [] }], '').catch(() => undefined)
  }

  async #twice<Answer>(work: () => Promise<Answer>, again: (error: unknown) => boolean): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (isOldPlan(error)) this.#names.clear()
      else if (!again(error) || this.#connections.closed) throw error
      return work()
    }
  }

  /** Runs statements in one transaction. A single statement needs no BEGIN. */
  async #run(
    statements: readonly Statement[],
    begin: string,
    mayCommit: () => boolean = () => true,
  ): Promise<StatementResult[]> {
    const client = await this.#connections.take()
    let spent = false
    try {
      const results = await (statements.length === 1
        ? this.#each(client, statements)
        : inTransaction(client, begin, () => this.#each(client, statements), mayCommit))
      if (this.#alone.delete(client)) throw new StoreFailure('POSTGRES_ALONE', 'the data are on no standby', true)
      return results
    } catch (error) {
      spent = isSpent(error)
      throw error
    } finally {
      client.release(spent)
    }
  }

  async #each(client: PoolClient, statements: readonly Statement[]): Promise<StatementResult[]> {
    const results: StatementResult[] = []
    for (const statement of statements) {
      const { rows, fields, rowCount } = await client.query<Record<string, unknown>>(this.#paramsOf(statement))
      const result = { rows, changes: fields.length > 0 ? 0 : (rowCount ?? 0) }
      assertEffect(statement, result)
      results.push(result)
    }
    return results
  }

  #paramsOf({ sql, parameters }: Statement): QueryConfig {
    const values = [...parameters]
    if (values.length > MAX_PREPARED_STATEMENTS) return { text: sql, values }
    let name = this.#names.get(sql)
    if (name === undefined) {
      name = `angun ${++this.#named}`
      this.#names.set(sql, name)
    }
    return { name, text: sql, values }
  }
}

async function inTransaction<Answer>(
  client: PoolClient,
  begin: string,
  work: () => Promise<Answer>,
  mayCommit: () => boolean,
): Promise<Answer> {
  await client.query(begin)
  let isCommitting = false
  try {
    const answer = await work()
    if (!mayCommit()) throw StoreFailure.cancelled()
    isCommitting = true
    await client.query('COMMIT')
    return answer
  } catch (error) {
    // A broken connection has no transaction to roll back.
    if (!isSpent(error)) await client.query('ROLLBACK')
    if (isCommitting && error instanceof Error) OF_COMMITS.add(error)
    throw error
  }
}

/** The errors of commits, which may have been executed although no answer came. */
const OF_COMMITS = new WeakSet<Error>()

function failureOf(error: unknown): unknown {
  const failure = postgresFailure(error)
  if (failure === null) return withoutWords(error)
  const isUncertain = failure.uncertain || (error instanceof Error && OF_COMMITS.has(error))
  return isUncertain ? new StoreFailure(failure.code, failure.message, true) : failure
}

/** Decides once whether a transaction commits or is cancelled because `within` ms have passed. */
function startDeadline(within: number) {
  let state: 'open' | 'committing' | 'cancelled' = 'open'
  const passed = Promise.withResolvers<never>()
  passed.promise.catch(() => undefined)
  const timer = setTimeout(() => {
    if (state !== 'open') return
    state = 'cancelled'
    passed.reject(StoreFailure.cancelled())
  }, within)
  return {
    passed: passed.promise,
    mayCommit: (): boolean => {
      if (state === 'open') state = 'committing'
      return state === 'committing'
    },
    end: (): void => clearTimeout(timer),
  }
}
