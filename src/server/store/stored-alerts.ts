import type { AlertStore, WaitingLetter } from './alert.ts'
import { query, read, write } from './query.ts'
import type { SqlRunner } from './statement.ts'

export function storedAlerts(runner: SqlRunner): AlertStore {
  return {
    async alerts() {
      const rows = await read(runner, query.selectFrom('alerts').selectAll().orderBy('kind'))
      return rows.map(({ kind, since, well_since, told, alarmed_at, letter }) => ({
        kind,
        since,
        wellSince: well_since,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes out is what went in
        told: JSON.parse(told) as string[],
        alarmedAt: alarmed_at,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
        letter: letter === null ? null : (JSON.parse(letter) as WaitingLetter),
      }))
    },
    async saveAlert({ kind, since, wellSince, told, alarmedAt, letter }) {
      const row = {
        kind,
        since,
        well_since: wellSince,
        told: JSON.stringify(told),
        alarmed_at: alarmedAt,
        letter: letter === null ? null : JSON.stringify(letter),
      }
      await write(
        runner,
        query
          .insertInto('alerts')
          .values(row)
          .onConflict((conflict) => conflict.column('kind').doUpdateSet(row)),
      )
    },
  }
}
