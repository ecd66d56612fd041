import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { fieldsOf } from '#contract/json.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import { pathsOverlap, sameValue, valueAt, withEdits } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { HEAD_COMMENT } from './head-comment.ts'
import {
  COMMENTS,
  FIELDS,
  type FieldRow,
  HALTED,
  type ListRow,
  type OptionalGroupRow,
  type ValueRow,
} from './yaml-fields.ts'

/**
 * Writes the settings as a commented office file, without halts. `parseOfficeYaml` reads the same settings from it.
 * Values that this release cannot read (`unread`) are left out.
 */
export function writeOfficeYaml(document: OfficeSettings, unread: readonly SettingsPath[] = []): string {
  return fileOf(
    withEdits(
      document,
      unread.map((path) => ({ path })),
    ),
  )
}

/** Writes the sample, in which no currency is halted at the first start. */
export function writeSampleYaml(settings: OfficeSettings): string {
  return fileOf({ ...settings, [HALTED]: { currencies: [] } })
}

function fileOf(settings: unknown): string {
  const file = new Document(groupNode(FIELDS, [], settings), { schema: 'failsafe' })
  const head = HEAD_COMMENT.replaceAll(/^/gm, '#')
  return `${head}\n\n${file.toString({ singleQuote: true, lineWidth: 0 }).trimStart()}`
}

/** `source` is the settings, or the item of a list. */
function groupNode(rows: readonly FieldRow[], field: readonly string[], source: unknown): YAMLMap {
  const map = new YAMLMap()
  for (const name of new Set(rows.map((row) => row.field[0] ?? ''))) {
    const here = rows.filter((row) => row.field[0] === name)
    const value = fieldNode(here, [...field, name], source)
    if (value !== null) map.items.push(new Pair(keyNode([...field, name], map.items.length === 0), value))
  }
  return map
}

type ValueNode = Scalar | YAMLMap | YAMLSeq

/** Returns null for a field to be left out. */
function fieldNode(rows: readonly FieldRow[], field: readonly string[], source: unknown): ValueNode | null {
  const [first] = rows
  if (first?.field.length === 1 && first.kind === 'value') return valueNode(first, source)
  if (first?.field.length === 1 && first.kind === 'list') return listNode(first, source)
  if (first?.kind === 'optional-group' && isNone(first, rows, source)) return new Scalar('yok')
  const inner = rows.filter((row) => row.field.length > 1).map((row) => ({ ...row, field: row.field.slice(1) }))
  const group = groupNode(inner, field, source)
  return group.items.length === 0 && COMMENTS.get(field.join('.')) === undefined ? null : group
}

function valueNode({ path, notation, absent, hint }: ValueRow, source: unknown): ValueNode | null {
  const found = valueAt(source, path)
  if (hint !== undefined || found === undefined || (found === null && absent?.value === null)) return null
  const written = notation.write(found)
  if (typeof written === 'string') return new Scalar(written)
  const list = new YAMLSeq()
  list.flow = true
  list.items.push(...written.map((each) => new Scalar(each)))
  return list
}

function listNode({ path, rows, key }: ListRow, source: unknown): YAMLSeq {
  const found = valueAt(source, path)
  const items = Array.isArray(found)
    ? found
    : Object.entries(fieldsOf(found))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => ({ ...fieldsOf(value), [key ?? '']: name }))
  const list = new YAMLSeq()
  for (const item of items) {
    const node = groupNode(rows, ['-'], item)
    // A special day is written in one line.
    node.flow = key !== undefined
    list.items.push(node)
  }
  return list
}

/** Values of other groups may stand in this group of the file: the margins of metals below `altin`. */
function isNone({ path, none }: OptionalGroupRow, rows: readonly FieldRow[], source: unknown): boolean {
  const others = rows.filter((row) => !pathsOverlap(row.path, path))
  return (
    sameValue(valueAt(source, path) ?? none, none) && others.every((row) => valueAt(source, row.path) === undefined)
  )
}

function keyNode(field: readonly string[], isFirst: boolean): Scalar<string> {
  const key = new Scalar(field.at(-1) ?? '')
  const comment = COMMENTS.get(field.join('.'))
  if (!isFirst && (field.length === 1 || comment?.startsWith('\n') === true)) key.spaceBefore = true
  if (comment !== undefined && comment.trim() !== '')
    key.commentBefore = comment.replace(/^\n/, '').replaceAll(/^/gm, ' ')
  return key
}
