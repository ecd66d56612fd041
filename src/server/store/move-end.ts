import { quotedNames, TABLE_LIST } from './schema/tables.ts'

/** The value of a cell that is moved between databases. */
export type MovedCell = string | number | Uint8Array | null
export type MovedRow = readonly MovedCell[]

export interface MovedTable {
  readonly name: string
  /** The columns, which have the same names in both databases. */
  readonly columns: Readonly<Record<string, 'text' | 'bigint' | 'bytea'>>
  /** Selects the rows in an order that is the same in both databases. */
  readonly select: string
  /** True if numbers of the table are never reused, so that the last number is moved, too. */
  readonly numbered: boolean
}

const MOVED_TYPES = { number: 'bigint', integer: 'bigint', exact: 'text', text: 'text', bytes: 'bytea' } as const

/**
 * The moved tables, parents before children. Probes, attempts, schema steps and sessions are not moved, so people must
 * sign in again.
 */
export const MOVED_TABLES: readonly MovedTable[] = TABLE_LIST.filter(([, { passing }]) => passing !== true).map(
  ([name, { columns, key }]) => {
    const types = Object.entries(columns).map(([column, { type }]) => [column, MOVED_TYPES[type]] as const)
    return {
      name,
      columns: Object.fromEntries(types),
      select: `SELECT ${quotedNames(Object.keys(columns))} FROM ${name} ORDER BY ${quotedNames(key)}`,
      numbered: key.includes('number'),
    }
  },
)

export interface MoveReader {
  /** Returns the rows in batches, in the order of the key. */
  rows(table: MovedTable): AsyncIterable<readonly MovedRow[]> | Iterable<readonly MovedRow[]>
  /** Resolves with the last assigned number, even if its row was deleted; 0 if there was none. */
  lastNumber(table: MovedTable): Promise<number>
}

/** The source of a move. Nobody may write to it during the move. */
export interface MoveSource extends MoveReader, AsyncDisposable {
  /** Resolves with true if a process has opened the source since. */
  isUsed(): Promise<boolean>
}

/** The target of a move. Its rows are invisible before `finish`. */
export interface MoveTarget extends MoveReader, AsyncDisposable {
  add(table: MovedTable, rows: readonly MovedRow[]): Promise<void>
  setLastNumber(table: MovedTable, last: number): Promise<void>
  finish(): Promise<void>
}

export const MOVED_AT_ONCE = 1000
