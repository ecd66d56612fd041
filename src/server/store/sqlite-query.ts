import type { Compilable } from 'kysely'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from '#query-builder'
import type { Statement } from './sqlite-job.ts'
import type { SqliteReader } from './sqlite-reader.ts'
import type { SqliteThread } from './sqlite-thread.ts'
import type { Tables } from './tables.ts'

/** Kysely as a typed builder only: what it builds is compiled here and run by the SQLite thread or the reader. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** The rows of several queries over one consistent view, in the order of the queries. */
export async function read<Row>(
  from: SqliteThread | SqliteReader,
  ...asked: readonly Compilable<Row>[]
): Promise<Row[]> {
  return rowsOf(await from.read(asked.map(compiled)))
}

/** The rows of a `returning`. */
export async function writeReturning<Row>(thread: SqliteThread, asked: Compilable<Row>): Promise<Row[]> {
  return rowsOf(await thread.write([compiled(asked)]))
}

/** All written or none; tells how many rows changed. */
export async function write(thread: SqliteThread, ...asked: readonly Compilable[]): Promise<number> {
  if (asked.length === 0) return 0
  const results = await thread.write(asked.map(compiled))
  return results.reduce((sum, { changes }) => sum + changes, 0)
}

function compiled(asked: Compilable): Statement {
  const { sql, parameters } = asked.compile()
  return { sql, parameters }
}

/** Only this program writes to the tables, so rows are of the type that Kysely infers for the query. */
function rowsOf<Row>(results: readonly { readonly rows: readonly unknown[] }[]): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading our own tables is where parsing ends
  return results.flatMap(({ rows }) => rows as Row[])
}
