import type { MovedTable, Row } from './moved-tables.ts'

/** Where a move begins: a store that nobody writes to meanwhile. */
export interface MoveSource {
  /** Batch by batch, in the order of its key. */
  rows(table: MovedTable): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  /** The last number that was given, of a row that may be gone; 0: none was. */
  lastNumber(table: MovedTable): Promise<number>
  close(): Promise<void>
}

/** Where it ends. Nothing of it is to be seen before `finish`. */
export interface MoveTarget extends MoveSource {
  add(table: MovedTable, rows: readonly Row[]): Promise<void>
  setLastNumber(table: MovedTable, last: number): Promise<void>
  finish(): Promise<void>
}
