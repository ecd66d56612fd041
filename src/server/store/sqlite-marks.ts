import { MARK_NAMES, type MarkStore } from './marks.ts'
import { query, read, write } from './sqlite-query.ts'
import type { SqliteThread } from './sqlite-thread.ts'

export function sqliteMarks(thread: SqliteThread): MarkStore {
  return {
    async marks() {
      const rows = await read(thread, query.selectFrom('marks').selectAll())
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    },
    async setMarks(marks) {
      const named = MARK_NAMES.flatMap((name) => {
        const value = marks[name]
        if (value === undefined) return []
        if (value === null) return query.deleteFrom('marks').where('name', '=', name)
        return query.insertInto('marks').orReplace().values({ name, value })
      })
      await write(thread, ...named)
    },
  }
}
