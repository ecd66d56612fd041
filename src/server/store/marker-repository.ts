import { query, read, type SqlRunner, write } from './sql.ts'
import { MARKER_NAMES, type MarkerStore } from './store.ts'

export function markerRepository(runner: SqlRunner): MarkerStore {
  return {
    async markers() {
      const rows = await read(runner, query.selectFrom('markers').selectAll())
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    },
    async setMarkers(markers) {
      const changes = MARKER_NAMES.flatMap((name) => {
        const value = markers[name]
        if (value === undefined) return []
        if (value === null) return query.deleteFrom('markers').where('name', '=', name)
        return query
          .insertInto('markers')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      })
      await write(runner, ...changes)
    },
  }
}
