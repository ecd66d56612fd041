/** What a cell holds that goes from one database to another. */
export type Cell = string | number | null
export type Row = readonly Cell[]

export interface MovedTable {
  readonly name: string
  /** Both databases know the columns by the same names. */
  readonly columns: Readonly<Record<string, 'text' | 'bigint'>>
  /** By what rows are told apart and put in order. */
  readonly key: readonly string[]
  /** Its numbers are never given twice: which was the last goes along. */
  readonly numbered: boolean
}

const RATE = { buy: 'bigint', sell: 'bigint' } as const

/** Every table that outlives a move, parents before children. What is left is made anew: probes, attempts, steps of the schema. */
export const MOVED_TABLES: readonly MovedTable[] = [
  {
    name: 'days',
    columns: { source: 'text', code: 'text', day: 'text', ...RATE },
    key: ['source', 'code', 'day'],
    numbered: false,
  },
  {
    name: 'minutes',
    columns: { source: 'text', code: 'text', at: 'bigint', ...RATE },
    key: ['source', 'code', 'at'],
    numbered: false,
  },
  {
    name: 'bulletins',
    columns: { day: 'text', fetched_at: 'bigint', known_at: 'bigint' },
    key: ['day'],
    numbered: false,
  },
  { name: 'bulletin_rates', columns: { day: 'text', code: 'text', ...RATE }, key: ['day', 'code'], numbered: false },
  {
    name: 'messages',
    columns: {
      number: 'bigint',
      submission: 'text',
      received_at: 'bigint',
      name: 'text',
      email: 'text',
      phone: 'text',
      subject: 'text',
      message: 'text',
      handled_at: 'bigint',
      handled_by: 'text',
      mail_id: 'text',
      mail_state: 'text',
      mail_attempts: 'bigint',
      mail_at: 'bigint',
      mail_error: 'text',
    },
    key: ['number'],
    numbered: true,
  },
  { name: 'erasures', columns: { fingerprint: 'text' }, key: ['fingerprint'], numbered: false },
  { name: 'markers', columns: { name: 'text', value: 'bigint' }, key: ['name'], numbered: false },
  {
    name: 'approvals',
    columns: { number: 'bigint', code: 'text', ...RATE, at: 'bigint' },
    key: ['number'],
    numbered: true,
  },
  {
    name: 'alerts',
    columns: {
      kind: 'text',
      since: 'bigint',
      well_since: 'bigint',
      reported: 'text',
      alarmed_at: 'bigint',
      email: 'text',
    },
    key: ['kind'],
    numbered: false,
  },
  {
    name: 'office_versions',
    columns: {
      number: 'bigint',
      at: 'bigint',
      author: 'text',
      command: 'text',
      summary: 'text',
      halted: 'text',
      sha256: 'text',
      text: 'text',
    },
    key: ['number'],
    numbered: true,
  },
]

/** Its rows in their order, the same in both databases. */
export function selectAll({ name, columns, key }: MovedTable): string {
  const quoted = (names: readonly string[]): string => names.map((each) => `"${each}"`).join(', ')
  return `SELECT ${quoted(Object.keys(columns))} FROM ${name} ORDER BY ${quoted(key)}`
}
