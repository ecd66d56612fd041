import type { MovedTable, Row } from './moved-tables.ts'

/** What stands at either end of a move. */
export interface MoveEnd {
  /** Batch by batch, in the order of its key. */
  rows(table: MovedTable): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  /** The last number that was given, of a row that may be gone; 0: none was. */
  lastNumber(table: MovedTable): Promise<number>
  close(): Promise<void>
}

/** Where a move begins: a store that nobody writes to meanwhile. */
export interface MoveSource extends MoveEnd {
  /** By now somebody has it open. */
  isUsed(): Promise<boolean>
}

/** Where it ends. Nothing of it is to be seen before `finish`. */
export interface MoveTarget extends MoveEnd {
  add(table: MovedTable, rows: readonly Row[]): Promise<void>
  setLastNumber(table: MovedTable, last: number): Promise<void>
  finish(): Promise<void>
}
