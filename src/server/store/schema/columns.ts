/** One column of both stores. Rates are micro-lira, instants ms since the epoch, days "YYYY-MM-DD" in Istanbul. */
export interface ColumnDefinition<Value = unknown> {
  readonly type: ColumnType
  readonly nullable: boolean
  /** The type of the values, used only by the compiler. */
  readonly value?: Value
}

/**
 * `number` is assigned by the database (1, 2, 3 …) and never reused. `exact` is compared by bytes in every language.
 */
export type ColumnType = 'number' | 'integer' | 'exact' | 'text' | 'bytes'

export interface TableDefinition {
  readonly columns: Readonly<Record<string, ColumnDefinition>>
  /**
   * The primary key, which also orders the rows. For rates it starts with source and code, so that reads seek instead
   * of scan.
   */
  readonly key: readonly string[]
  /**
   * The treatment of the rows by a restore. `replaced`: by the rows of the backup. `added`: missing rows are added.
   * `merged`: see sqlite/merge.ts. `left`: the rows are not changed.
   */
  readonly restore: 'replaced' | 'added' | 'merged' | 'left'
  /** True if the rows are not moved to another database. */
  readonly passing?: true
}

type ValueOf<Each> = Each extends ColumnDefinition<infer Value> ? Value : never

export type RowOf<Of extends TableDefinition> = { readonly [Name in keyof Of['columns']]: ValueOf<Of['columns'][Name]> }

export interface TableOf<
  Columns extends TableDefinition['columns'],
  Name extends string = string,
> extends TableDefinition {
  readonly columns: Columns
  readonly key: readonly Name[]
}

/** Types a table, so that its key can only contain its columns. */
export function table<Columns extends TableDefinition['columns']>(
  of: TableOf<Columns, keyof Columns & string>,
): TableOf<Columns> {
  return of
}

const column =
  (type: ColumnDefinition['type']) =>
  <Value>(): ColumnDefinition<Value> => ({ type, nullable: false })

export const number = column('number')
export const integer = column('integer')
export const exact = column('exact')
export const text = column('text')
export const bytes = column('bytes')

export const nullable = <Value>(of: ColumnDefinition<Value>): ColumnDefinition<Value | null> => ({
  ...of,
  nullable: true,
})
