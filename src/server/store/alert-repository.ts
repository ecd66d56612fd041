import { locally, query, read, type SqlRunner, write } from './sql.ts'
import type { AlertStore, WaitingEmail } from './store.ts'

export function alertRepository(runner: SqlRunner): AlertStore {
  return {
    async alerts() {
      const rows = await read(runner, query.selectFrom('alerts').selectAll().orderBy('kind'))
      return rows.map(({ kind, since, well_since, reported, alarmed_at, email }) => ({
        kind,
        since,
        wellSince: well_since,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes out is what went in
        reported: JSON.parse(reported) as string[],
        alarmedAt: alarmed_at,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
        email: email === null ? null : (JSON.parse(email) as WaitingEmail),
      }))
    },
    async saveAlert({ kind, since, wellSince, reported, alarmedAt, email }) {
      const row = {
        kind,
        since,
        well_since: wellSince,
        reported: JSON.stringify(reported),
        alarmed_at: alarmedAt,
        email: email === null ? null : JSON.stringify(email),
      }
      const upsert = query
        .insertInto('alerts')
        .values(row)
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      // What people let pass waits for no standby either, and is told by it.
      await write(runner, locally(runner, upsert))
    },
  }
}
