import {
  type Compilable,
  DummyDriver,
  Kysely,
  type RootOperationNode,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from './schema/tables.ts'
import { StoreFailure } from './store-failure.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** If the statement neither changes nor returns a row, the transaction is undone and rejected with this code. */
  readonly required?: NoEffect
}

/** `UNCHANGED`: a condition was not met. `REPEATED`: the act is stored. `MET`: two halts of a price had one time. */
export type NoEffect = 'UNCHANGED' | 'REPEATED' | 'MET'

export interface StatementResult {
  readonly rows: readonly unknown[]
  /** The number of written rows; 0 for a statement that returned rows. */
  readonly changes: number
}

/** A query before it is compiled for a database. */
export type Query<Row = unknown> = Compilable<Row> & { toOperationNode(): RootOperationNode }

export interface SqlReader {
  compile(query: Query): Statement
  /** Runs all statements in one consistent snapshot. */
  read(statements: readonly Statement[]): Promise<readonly StatementResult[]>
}

export interface SqlRunner extends SqlReader {
  /** True if several processes write simultaneously, so that claimed rows must be locked. */
  readonly locksRows: boolean
  /**
   * Runs all statements in one transaction. If it does not reach its commit within `within` ms, it is undone and
   * rejected with `CANCELLED`: then it is certain that nothing has changed.
   */
  write(statements: readonly Statement[], within?: number): Promise<readonly StatementResult[]>
}

/** Kysely as a typed builder only: a runner compiles it for its database. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** PostgreSQL's clock in ms, which all replicas share. */
export const DATABASE_CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** PostgreSQL's clock for built queries. */
export const DATABASE_NOW = sql.raw<number>(DATABASE_CLOCK)

const LOCAL = sql<string>`set_config('synchronous_commit', 'local', TRUE)`.as('durability')

/** A statement that does not wait for a standby, because it can be repeated after a failover. */
export function locally<Row>(
  { locksRows }: SqlRunner,
  written: Query<Row> & { returning(selection: typeof LOCAL): Query<Row> },
): Query<Row> {
  return locksRows ? written.returning(LOCAL) : written
}

/** Resolves with the rows of several queries in one consistent snapshot, in the order of the queries. */
export async function read<Row>(from: SqlReader, ...queries: readonly Query<Row>[]): Promise<Row[]> {
  return rowsOf(await from.read(queries.map((each) => from.compile(each))))
}

export async function writeReturning<Row>(to: SqlRunner, written: Query<Row>): Promise<Row[]> {
  return rowsOf(await to.write([to.compile(written)]))
}

/** Runs queries in one transaction. Resolves with the number of changed rows. */
export async function write(to: SqlRunner, ...queries: readonly Query[]): Promise<number> {
  if (queries.length === 0) return 0
  const results = await to.write(queries.map((each) => to.compile(each)))
  return results.reduce((sum, { changes }) => sum + changes, 0)
}

/**
 * Runs queries in one transaction if the first one has an effect; otherwise none has. Resolves with the rows of the
 * first one, or with null.
 */
export async function writeIf<Row>(
  to: SqlRunner,
  needed: Query<Row>,
  ...then: readonly Query[]
): Promise<Row[] | null> {
  const results = await unlessUnchanged(to.write([required(to, needed), ...then.map((each) => to.compile(each))]))
  return results && rowsOf(results.slice(0, 1))
}

/** A statement whose transaction is undone if it has no effect. */
export function required(to: SqlRunner, needed: Query): Statement {
  return { ...to.compile(needed), required: 'UNCHANGED' }
}

/** Resolves with null if a required statement had no effect. */
export async function unlessUnchanged<Results>(writing: Promise<Results>): Promise<Results | null> {
  try {
    return await writing
  } catch (error) {
    if (error instanceof StoreFailure && error.code === 'UNCHANGED') return null
    throw error
  }
}

/** Throws the statement's `required` if it had no effect. */
export function assertEffect(statement: Statement, { rows, changes }: StatementResult): void {
  if (statement.required !== undefined && rows.length === 0 && changes === 0)
    throw new StoreFailure(statement.required, 'a required statement had no effect')
}

/** Casts rows to the type that Kysely infers, because only this program writes to the tables. */
export function rowsOf<Row>(results: readonly StatementResult[]): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading our own tables is where parsing ends
  return results.flatMap(({ rows }) => rows as Row[])
}

/** Replaces null bytes, which PostgreSQL refuses in texts. */
export function storable<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/** Bytes that a probe writes: a message of 5,000 characters of four bytes, with its other fields. */
export const LARGEST_MESSAGE = 24 * 1024
