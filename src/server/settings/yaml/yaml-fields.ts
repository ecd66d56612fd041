import type { Declaration, Field, Group } from '#contract/settings/declaration.ts'
import { HALTED_CURRENCIES, HALTED_METALS } from '#contract/settings/kinds/choice-kinds.ts'
import { type Notation, notation as textNotation } from '#contract/settings/kinds/kind.ts'
import { OFFICE } from '#contract/settings/office/index.ts'

/** A field of the office file: its name with those of its groups, and the path of its value in the document. */
export interface ValueRow {
  readonly kind: 'value'
  readonly field: readonly string[]
  readonly path: readonly string[]
  readonly notation: Notation
  /** The value of a missing field; without it the field is required. undefined means no value. */
  readonly absent?: { readonly value: unknown }
  /** A warning that says what to write instead. Only an earlier place has one: it is read, but not written. */
  readonly hint?: string
}

export interface ListRow {
  readonly kind: 'list'
  readonly field: readonly string[]
  readonly path: readonly string[]
  readonly rows: readonly FieldRow[]
  /** The items are stored in a record, with this value as the key. */
  readonly key?: string
}

/** A group that the word "yok" replaces. */
export interface OptionalGroupRow {
  readonly kind: 'optional-group'
  readonly field: readonly string[]
  readonly path: readonly string[]
  /** The value in the document if the file has "yok" or no value. */
  readonly none: unknown
}

export type FieldRow = ValueRow | ListRow | OptionalGroupRow

/** Halts are not part of the document, so the reader removes them. */
export const HALTED = '#halted'

function haltedRow(group: string, of: string, notation: Notation): ValueRow {
  return {
    kind: 'value',
    field: [group, HALTED_FIELD],
    path: [HALTED, of],
    notation,
    absent: { value: [] },
  }
}

const HALTED_FIELD = 'durdurulan'

/** The fields of the office file, in the order in which they are written: prices of currencies before metals. */
export const FIELDS: readonly FieldRow[] = withHalted(rowsOf(OFFICE, []))

function withHalted(rows: readonly FieldRow[]): readonly FieldRow[] {
  const metals = rows.findIndex(({ field: [group] }) => group === 'altin')
  return [
    ...rows.slice(0, metals),
    haltedRow('kurlar', 'currencies', HALTED_CURRENCIES),
    ...rows.slice(metals),
    haltedRow('altin', 'metals', HALTED_METALS),
  ]
}

function rowsOf(declaration: Declaration, path: readonly string[]): readonly FieldRow[] {
  switch (declaration.is) {
    case 'field':
      return [rowOf(declaration, path), ...earlierRow(declaration, path)]
    case 'list': {
      const { key, item, words } = declaration
      const rows = [...(key === undefined ? [] : [rowOf(key.field, [key.name])]), ...rowsOf(item, [])]
      const field = words.yaml.split('.')
      return [{ kind: 'list', field, path, rows, ...(key !== undefined && { key: key.name }) }]
    }
    case 'group':
      return [...optionalGroup(declaration, path), ...rowsIn(declaration, path)]
  }
}

function rowsIn({ of }: Group, path: readonly string[]): readonly FieldRow[] {
  return Object.entries(of).flatMap(([name, inner]) => rowsOf(inner, [...path, name]))
}

function optionalGroup({ words: { yaml, none } }: Group, path: readonly string[]): readonly FieldRow[] {
  return none === undefined || yaml === undefined
    ? []
    : [{ kind: 'optional-group', field: yaml.split('.'), path, none }]
}

function rowOf(field: Field, path: readonly string[]): ValueRow {
  const { words, kind } = field
  const row = { kind: 'value', field: words.yaml.split('.'), path, notation: kind.notation } as const
  if ('absent' in words) return { ...row, absent: { value: words.absent } }
  return 'empty' in field ? { ...row, absent: { value: field.empty } } : row
}

function earlierRow({ words: { earlier } }: Field, path: readonly string[]): readonly ValueRow[] {
  if (earlier === undefined) return []
  const { yaml, expected, read, hint } = earlier
  const notation = textNotation(expected, read, () => '')
  return [{ kind: 'value', field: yaml.split('.'), path, notation, absent: { value: undefined }, hint }]
}

/** The comments of a written office file, by the field that follows them. A leading line break is a blank line. */
export const COMMENTS: ReadonlyMap<string, string> = new Map([
  ...commentsIn(OFFICE),
  [
    `kurlar.${HALTED_FIELD}`,
    `İlk açılışta fiyatı verilmeyecek dövizler; sonra panelden ya da “halt” ve “resume” ile.
  hiçbiri:        durdurulan: yok
  bazıları:       durdurulan: [JPY, SAR]
  bütün dövizler: durdurulan: hepsi`,
  ],
])

function commentsIn(declaration: Declaration): readonly (readonly [string, string])[] {
  const { yaml, comment } = declaration.words
  const own = yaml === undefined || comment === undefined ? [] : [[yaml, comment] as const]
  return declaration.is === 'group' ? [...own, ...Object.values(declaration.of).flatMap(commentsIn)] : own
}
