import { closeSync, openSync, writeSync } from 'node:fs'
import Database from 'better-sqlite3'

/** Overwrites `count` leaf pages in the middle of a table, as a failing disk does. The database must be closed. */
export function breakTable(file: string, table: string, count = 6): void {
  const database = new Database(file)
  const leaves = database
    .prepare<[string], { page: number }>(
      "SELECT pageno AS page FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path",
    )
    .all(table)
  const size = Number(database.pragma('page_size', { simple: true }))
  database.close()
  const first = Math.max(0, Math.floor((leaves.length - count) / 2))
  const handle = openSync(file, 'r+')
  for (const { page } of leaves.slice(first, first + count))
    writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size)
  closeSync(handle)
}
