import type { Compilable, RootOperationNode } from 'kysely'

/** One SQL statement, compiled. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface StatementResult {
  readonly rows: readonly unknown[]
  /** Rows that it wrote; 0 where it gave rows. */
  readonly changes: number
}

/** A query of query.ts, not yet in the words of a database. */
export type Asked<Row = unknown> = Compilable<Row> & { toOperationNode(): RootOperationNode }

/** A database that reads. */
export interface SqlReader {
  /** In its own words. */
  compile(asked: Asked): Statement
  /** Over one consistent view. */
  read(statements: readonly Statement[]): Promise<readonly StatementResult[]>
}

/** A database that writes, too. */
export interface SqlRunner extends SqlReader {
  /** Several write at the same moment, each row by itself: who takes one has to lock it. Otherwise one writes after the other. */
  readonly locksRows: boolean
  /** All or none. */
  write(statements: readonly Statement[]): Promise<readonly StatementResult[]>
}
