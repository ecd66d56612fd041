import type { Pool, PoolClient, QueryConfig } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { createQueryId, PostgresQueryCompiler } from '#query-builder'
import { isOldPlan, isSilence, isSpent, postgresFailure, withoutWords } from './postgres-failure.ts'
import { Openings } from './postgres-openings.ts'
import { LET_GO, saysAlone } from './postgres-standby.ts'
import type { Asked, SqlRunner, Statement, StatementResult } from './statement.ts'
import { storable } from './storable.ts'
import { StoreFailure } from './store-failure.ts'

/** A statement of no more parameters is asked often: the server keeps its plan. Others are long lists, each of another length. */
const MOST_OF_PREPARED = 20

/** After a silence nobody asks for so long. */
const REST = 2 * SECOND

const compiler = new PostgresQueryCompiler()

/** Runs statements on whichever connection is free, several at a time. It has no memory of a lost connection: the next one is tried anew. */
export class PostgresRunner implements SqlRunner {
  readonly locksRows = true
  readonly #pool: Pool
  readonly #openings: Openings
  readonly #names = new Map<string, string>()
  readonly #underWay = new Set<Promise<unknown>>()
  /** Whose last commit no standby has. */
  readonly #alone = new WeakSet<PoolClient>()
  #named = 0
  #isResting = false
  #closed = false

  constructor(pool: Pool) {
    this.#pool = pool
    this.#openings = new Openings(pool)
    // A connection that breaks while nobody uses it: the pool lets go of it by itself.
    pool.on('error', () => undefined)
    // One that breaks while somebody uses it tells the one who asked, and besides whoever listens: unheard, that would end the process.
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      client.on('notice', (notice) => {
        if (saysAlone(notice)) this.#alone.add(client)
      })
    })
  }

  compile(asked: Asked): Statement {
    const { sql, parameters } = compiler.compileQuery(asked.toOperationNode(), createQueryId())
    return { sql, parameters: parameters.map((each) => storable(each)) }
  }

  read(statements: readonly Statement[]): Promise<StatementResult[]> {
    const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
    // Nothing was written: a connection that broke meanwhile, at a restart of the server, is no reason to fail.
    const broke = (error: unknown): boolean => isSpent(error) && !isSilence(error)
    return this.#during(() => this.#run(statements, begin), broke)
  }

  write(statements: readonly Statement[]): Promise<StatementResult[]> {
    return this.#during(
      () => this.#run(statements, 'BEGIN'),
      () => false,
    )
  }

  /** Finishes what was asked before. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await Promise.allSettled(this.#underWay)
    await this.#pool.end()
  }

  async #during<Answer>(work: () => Promise<Answer>, again: (error: unknown) => boolean): Promise<Answer> {
    if (this.#closed) throw new StoreFailure('CLOSED', 'the store is closed')
    if (this.#isResting) throw new StoreFailure('POSTGRES_SILENT', 'the database did not answer a moment ago')
    const working = this.#twice(work, again)
    this.#underWay.add(working)
    try {
      return await working
    } catch (error) {
      if (isSilence(error)) this.#rest()
      throw postgresFailure(error) ?? withoutWords(error)
    } finally {
      this.#underWay.delete(working)
    }
  }

  /** One visitor waits for a database that hangs, not each that comes; and it is not asked by all of them the moment it is back. */
  #rest(): void {
    this.#isResting = true
    setTimeout(() => {
      this.#isResting = false
      void this.#letGo()
    }, REST).unref()
  }

  /** Those who waited have their refusal; what waits for them at the server goes with them. */
  async #letGo(): Promise<void> {
    if (this.#closed || this.#openings.closed) return
    // A server that does not answer this either is no other silence.
    await this.#run([{ sql: LET_GO, parameters: [] }], '').catch(() => undefined)
  }

  async #twice<Answer>(work: () => Promise<Answer>, again: (error: unknown) => boolean): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (isOldPlan(error)) this.#names.clear()
      else if (!again(error) || this.#openings.closed) throw error
      return work()
    }
  }

  /** One statement is a transaction by itself. */
  async #run(statements: readonly Statement[], begin: string): Promise<StatementResult[]> {
    const client = await this.#openings.take()
    let spent = false
    try {
      const results = await (statements.length === 1
        ? this.#each(client, statements)
        : inTransaction(client, begin, () => this.#each(client, statements)))
      if (this.#alone.delete(client)) throw new StoreFailure('POSTGRES_ALONE', 'no standby has what was written')
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
      const { rows, fields, rowCount } = await client.query<Record<string, unknown>>(this.#queryOf(statement))
      results.push({ rows, changes: fields.length > 0 ? 0 : (rowCount ?? 0) })
    }
    return results
  }

  #queryOf({ sql, parameters }: Statement): QueryConfig {
    const values = [...parameters]
    if (values.length > MOST_OF_PREPARED) return { text: sql, values }
    let name = this.#names.get(sql)
    if (name === undefined) {
      name = `angun ${++this.#named}`
      this.#names.set(sql, name)
    }
    return { name, text: sql, values }
  }
}

async function inTransaction<Answer>(client: PoolClient, begin: string, work: () => Promise<Answer>): Promise<Answer> {
  await client.query(begin)
  try {
    const answer = await work()
    await client.query('COMMIT')
    return answer
  } catch (error) {
    // Where the connection is gone, so is the transaction.
    if (!isSpent(error)) await client.query('ROLLBACK')
    throw error
  }
}
