import Database from 'better-sqlite3'

type Row = Readonly<Record<string, unknown>>

/**
 * Takes over what can still be read of a broken database's messages, with what was erased of them: one that was acknowledged is not given
 * up because pages beside it are broken. Tells how many messages came. `store` is new and of our schema.
 */
export function rescueMessages(store: string, broken: string): number {
  const [to, from] = [new Database(store), new Database(broken)]
  try {
    to.pragma('synchronous = FULL')
    return to
      .transaction(() => {
        copyReadable(from, to, 'erasures', 'fingerprint')
        return copyReadable(from, to, 'messages', 'number')
      })
      .immediate()
  } finally {
    from.close()
    to.close()
  }
}

/** From both ends, each time up to the first row that can't be read. */
function copyReadable(from: Database.Database, to: Database.Database, table: string, key: string): number {
  let copied = 0
  for (const order of ['ASC', 'DESC']) {
    try {
      for (const row of from.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY ${key} ${order}`).iterate()) {
        copied += insert(to, table, row)
      }
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error
    }
  }
  return copied
}

function insert(to: Database.Database, table: string, row: Row): number {
  const columns = Object.keys(row)
  const values = columns.map((column) => `@${column}`)
  return to.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`).run(row)
    .changes
}
