import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoreKind } from '../../runtime/index.ts'
import {
  type MovedCell,
  MOVED_AT_ONCE,
  type MovedRow,
  type MovedTable,
  type MoveReader,
  type MoveSource,
  type MoveTarget,
} from '../move-end.ts'
import { quotedNames } from '../schema/tables.ts'
import { StoreFailure } from '../store-failure.ts'
import { type SqliteConnection, openDatabase, openForReading } from './database.ts'
import { FolderLock, SITE_LOCK } from './folder-lock.ts'
import { discardDatabase, makePlace } from './private-file.ts'

/** Opens the source of a move; null if a site uses it. */
export function sqliteSource(file: string, holds: StoreKind): MoveSource | null {
  return withFolder(file, (stack) => {
    const database = stack.use(openForReading({ file, older: 'refused', access: 'read', kind: holds }, 0))
    // Reads one snapshot, because the operator's tool may write during the move.
    database.exec('BEGIN')
    const opened = stack.move()
    return {
      ...readerOf(database),
      // The lock excludes sites.
      isUsed: () => Promise.resolve(false),
      [Symbol.asyncDispose]: async () => opened.dispose(),
    }
  })
}

/** Creates the target of a move in a file that is renamed at the end; null if a site uses the folder. */
export function sqliteTarget(file: string, holds: StoreKind): MoveTarget | null {
  return withFolder(file, (stack) => {
    const unfinished = `${file}.moving`
    discardDatabase(unfinished)
    stack.defer(() => discardDatabase(unfinished))
    makePlace(unfinished)
    const database = stack.use(openDatabase({ file: unfinished, older: 'upgraded', access: 'write', kind: holds }))
    database.exec('BEGIN')
    const opened = stack.move()
    return {
      ...readerOf(database),
      async add({ name, columns }, rows) {
        const names = Object.keys(columns)
        const insert = database.prepare(
          `INSERT INTO ${name} (${quotedNames(names)}) VALUES (${names.map(() => '?').join(', ')})`,
        )
        for (const row of rows) insert.run(...row)
      },
      async setLastNumber({ name }, last) {
        database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name)
        database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last)
      },
      async finish() {
        database.exec('COMMIT')
        database.close()
        renameSync(unfinished, file)
      },
      [Symbol.asyncDispose]: async () => opened.dispose(),
    }
  })
}

/** Locks the folder and calls `open`; null if a site uses the folder. If `open` fails, the stack is disposed. */
function withFolder<Opened>(file: string, open: (stack: DisposableStack) => Opened): Opened | null {
  using stack = new DisposableStack()
  const lock = FolderLock.take(dirname(file), SITE_LOCK, 0)
  if (lock === null) return null
  stack.use(lock)
  try {
    return open(stack)
  } catch (error) {
    throw StoreFailure.of(error)
  }
}

function readerOf(database: SqliteConnection): MoveReader {
  return {
    *rows({ select }: MovedTable) {
      let batch: MovedRow[] = []
      for (const row of database.prepare<[], MovedCell[]>(select).raw().iterate()) {
        batch.push(row)
        if (batch.length < MOVED_AT_ONCE) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async lastNumber({ name }) {
      const row = database
        .prepare<[string], { seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?')
        .get(name)
      return row?.seq ?? 0
    },
  }
}
