import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { fieldsOf } from '#contract/json.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import { sameValue, valueAt, withEdits } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { COMMENTS, HEAD_COMMENT } from './yaml-comments.ts'
import {
  FIELDS,
  type FieldRow,
  HALTED,
  type ListRow,
  NO_GOLD,
  type OptionalGroupRow,
  type ValueRow,
} from './yaml-fields.ts'

/**
 * Writes the settings as a commented office file, without halts. `parseOfficeYaml` reads the same settings from it.
 * Values that this release cannot read (`unread`) are left out.
 */
export function writeOfficeYaml(document: OfficeSettings, unread: readonly SettingsPath[] = []): string {
  const settings = withEdits(
    document,
    unread.map((path) => ({ path })),
  )
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
  if (first?.kind === 'optional-group' && isNone(first, source)) return new Scalar('yok')
  const inner = rows.filter((row) => row.field.length > 1).map((row) => ({ ...row, field: row.field.slice(1) }))
  const group = groupNode(inner, field, source)
  return group.items.length === 0 && COMMENTS[field.join('.')] === undefined ? null : group
}

function valueNode({ path, value, absent }: ValueRow, source: unknown): ValueNode | null {
  if (path[0] === HALTED) return null
  const found = valueAt(source, path)
  if (found === undefined || (found === null && absent?.value === null)) return null
  const written = value.write(found)
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

function isNone({ path, none }: OptionalGroupRow, source: unknown): boolean {
  const { margins, metalGuards } = fieldsOf(source)
  const hasMetals = METAL_CODES.some((code) => fieldsOf(margins)[code] !== undefined || fieldsOf(metalGuards)[code])
  return sameValue(valueAt(source, path) ?? none, none) && !(none === NO_GOLD && hasMetals)
}

function keyNode(field: readonly string[], isFirst: boolean): Scalar<string> {
  const key = new Scalar(field.at(-1) ?? '')
  const comment = COMMENTS[field.join('.')]
  if (!isFirst && (field.length === 1 || comment?.startsWith('\n') === true)) key.spaceBefore = true
  if (comment !== undefined && comment.trim() !== '')
    key.commentBefore = comment.replace(/^\n/, '').replaceAll(/^/gm, ' ')
  return key
}
