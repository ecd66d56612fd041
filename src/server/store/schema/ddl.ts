import { type Column, COLUMN_TYPES, type Table } from './columns.ts'
import { quoted, type TableEntry } from './tables.ts'

export type Database = 'sqlite' | 'postgres'

/** What brings the tables and columns of one step into a database that has all steps before it. */
export function statementsOf(tables: readonly TableEntry[], step: number, database: Database): string[] {
  return tables.flatMap(([name, table]) => {
    const { since = 1 } = table
    if (since === step) return [createTable(name, table, database), ...createIndexes(name, table)]
    return columnsOf(table)
      .filter(([, column]) => column.since === step)
      .map((column) => `ALTER TABLE ${name} ADD COLUMN ${definition(column, database)};`)
  })
}

function createTable(name: string, table: Table, database: Database): string {
  const columns = columnsOf(table).filter(([, { since }]) => since === undefined)
  const isNumbered = columns.some(([, { type }]) => type === 'number')
  const lines = columns.map((column) => definition(column, database))
  if (!isNumbered) lines.push(`PRIMARY KEY (${quoted(table.key)})`)
  const ending = database === 'postgres' ? '' : isNumbered ? ' STRICT' : ' STRICT, WITHOUT ROWID'
  return `CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n)${ending};`
}

function createIndexes(name: string, { indexes = {} }: Table): string[] {
  return Object.entries(indexes).map(([index, columns]) => `CREATE INDEX ${index} ON ${name} (${quoted(columns)});`)
}

function columnsOf({ columns }: Table): [string, Column][] {
  return Object.entries(columns)
}

function definition([name, { type, nullable, constraint }]: [string, Column], database: Database): string {
  return [`"${name}"`, COLUMN_TYPES[type][database], nullable ? '' : 'NOT NULL', constraint].filter(Boolean).join(' ')
}
