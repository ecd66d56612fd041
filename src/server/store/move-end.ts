import { quotedNames, TABLE_LIST } from './schema/tables.ts'

/** The value of a cell that is moved between databases. */
export type MovedCell = string | number | Uint8Array | null
export type MovedRow = readonly MovedCell[]

export interface MovedTable {
  readonly name: string
  /** Both databases know the columns by the same names. */
  readonly columns: Readonly<Record<string, 'text' | 'bigint' | 'bytea'>>
  /** Its rows in their order, the same in both databases. */
  readonly select: string
  /** Its numbers are never reused, so the last one is moved along. */
  readonly numbered: boolean
}

const MOVED_TYPES = { number: 'bigint', integer: 'bigint', exact: 'text', text: 'text', bytes: 'bytea' } as const

/**
 * Parents before children. What is left out is made anew: probes, attempts, steps of the schema; who is signed in
 * signs in anew.
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
  /** Batch by batch, in the order of its key. */
  rows(table: MovedTable): AsyncIterable<readonly MovedRow[]> | Iterable<readonly MovedRow[]>
  /** The last number that was given, of a row that may be gone; 0: none was. */
  lastNumber(table: MovedTable): Promise<number>
}

/** The source of a move: a store that nobody writes to meanwhile. */
export interface MoveSource extends MoveReader, AsyncDisposable {
  /** Somebody has opened it meanwhile. */
  isUsed(): Promise<boolean>
}

/** The target of a move; invisible before `finish`. */
export interface MoveTarget extends MoveReader, AsyncDisposable {
  add(table: MovedTable, rows: readonly MovedRow[]): Promise<void>
  setLastNumber(table: MovedTable, last: number): Promise<void>
  finish(): Promise<void>
}

export const MOVED_AT_ONCE = 1000
