import type Database from 'better-sqlite3'
import type { Statement, StatementResult } from './statement.ts'

/** The same few statements run all the time: preparing them each time costs more than running them. */
const KEPT = 100

/** Runs statements on one connection. */
export function statementsOn(database: Database.Database): (statement: Statement) => StatementResult {
  const prepared = new Map<string, Database.Statement>()
  return ({ sql, parameters }) => {
    let statement = prepared.get(sql)
    if (statement === undefined) {
      if (prepared.size >= KEPT) prepared.clear()
      statement = database.prepare(sql)
      prepared.set(sql, statement)
    }
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 }
    return { rows: [], changes: statement.run(...parameters).changes }
  }
}
