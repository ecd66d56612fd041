import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from '#query-builder'
import type { Asked, SqlReader, SqlRunner } from './statement.ts'
import type { Tables } from './tables.ts'

/** Kysely as a typed builder only: the database that is asked puts it into its own words and runs it. By itself it speaks SQLite's. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** The rows of several queries over one consistent view, in the order of the queries. */
export async function read<Row>(from: SqlReader, ...asked: readonly Asked<Row>[]): Promise<Row[]> {
  return rowsOf(await from.read(asked.map((each) => from.compile(each))))
}

/** The rows of a `returning`. */
export async function writeReturning<Row>(to: SqlRunner, asked: Asked<Row>): Promise<Row[]> {
  return rowsOf(await to.write([to.compile(asked)]))
}

/** All written or none; tells how many rows changed. */
export async function write(to: SqlRunner, ...asked: readonly Asked[]): Promise<number> {
  if (asked.length === 0) return 0
  const results = await to.write(asked.map((each) => to.compile(each)))
  return results.reduce((sum, { changes }) => sum + changes, 0)
}

/** Only this program writes to the tables, so rows are of the type that Kysely infers for the query. */
export function rowsOf<Row>(results: readonly { readonly rows: readonly unknown[] }[]): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading our own tables is where parsing ends
  return results.flatMap(({ rows }) => rows as Row[])
}
