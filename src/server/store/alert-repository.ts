import { noticeQueries } from './mail-repository.ts'
import { locally, query, read, type SqlRunner, write } from './sql.ts'
import type { AlertStore } from './store.ts'

export function alertRepository(runner: SqlRunner): AlertStore {
  return {
    async alerts() {
      const rows = await read(runner, query.selectFrom('alerts').selectAll().orderBy('kind'))
      return rows.map(({ kind, since, well_since, reported, alarmed_at }) => ({
        kind,
        since,
        wellSince: well_since,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this repository writes the column
        reported: JSON.parse(reported) as string[],
        alarmedAt: alarmed_at,
      }))
    },
    async saveAlert({ kind, since, wellSince, reported, alarmedAt }, notice) {
      const row = { kind, since, well_since: wellSince, reported: JSON.stringify(reported), alarmed_at: alarmedAt }
      const upsert = query
        .insertInto('alerts')
        .values(row)
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      // Alerts do not wait for a standby, because its failure may be the alert.
      await write(runner, locally(runner, upsert), ...(notice === null ? [] : noticeQueries(runner, notice)))
    },
  }
}
