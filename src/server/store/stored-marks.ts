import { MARK_NAMES, type MarkStore } from './marks.ts'
import { query, read, write } from './query.ts'
import type { SqlRunner } from './statement.ts'

export function storedMarks(runner: SqlRunner): MarkStore {
  return {
    async marks() {
      const rows = await read(runner, query.selectFrom('marks').selectAll())
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    },
    async setMarks(marks) {
      const named = MARK_NAMES.flatMap((name) => {
        const value = marks[name]
        if (value === undefined) return []
        if (value === null) return query.deleteFrom('marks').where('name', '=', name)
        return query
          .insertInto('marks')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      })
      await write(runner, ...named)
    },
  }
}
