import { isMap, isNode, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap } from 'yaml'
import { AS_WRITTEN } from '#contract/settings/kinds/kind.ts'
import { valueAt } from '#contract/settings/settings-patch.ts'
import { bareWord } from '#contract/settings/spelling.ts'
import { dropAt, putAt } from './draft-document.ts'
import { nearestName } from './nearest-name.ts'
import { type LineNote, readYamlDocument } from './yaml-document.ts'
import { FIELDS, type FieldRow, type ListRow, type ValueRow } from './yaml-fields.ts'

/** The values of a file, whether or not they are valid together. */
interface OfficeYaml {
  readonly document: Readonly<Record<string, unknown>>
  readonly mistakes: readonly LineNote[]
  readonly warnings: readonly LineNote[]
  /** Maps each path of the document, groups included, to its position in the file. */
  readonly placeOf: (path: readonly string[]) => Omit<LineNote, 'reason'>
  /** The paths whose values could not be read. */
  readonly unread: readonly (readonly string[])[]
}

/** Reads every field of the table, and notes unreadable ones. */
export function readOfficeYaml(text: string): OfficeYaml {
  const yaml = readYamlDocument(text)
  if (!yaml.ok) {
    const { line, field } = yaml.error
    return { document: {}, mistakes: [yaml.error], warnings: [], placeOf: () => ({ line, field }), unread: [[]] }
  }
  const reader = new Reader(yaml.value.lineAt)
  reader.group(yaml.value.fields, FIELDS, [])
  return reader.result()
}

type Group = Pick<YAMLMap, 'items' | 'range'>

class Reader {
  /** Records that a file may leave empty. */
  readonly #document: Record<string, unknown> = { margins: {}, metalGuards: {} }
  readonly #mistakes: LineNote[] = []
  readonly #warnings: LineNote[] = []
  readonly #unread: (readonly string[])[] = []
  readonly #places = new Map<string, Omit<LineNote, 'reason'>>()
  readonly #lineAt: (offset: number) => number

  constructor(lineAt: (offset: number) => number) {
    this.#lineAt = lineAt
  }

  result(): OfficeYaml {
    return {
      document: this.#document,
      mistakes: this.#mistakes,
      warnings: this.#warnings,
      unread: this.#unread,
      placeOf: (path) => {
        for (let length = path.length; length > 0; length -= 1) {
          const place = this.#places.get(keyOf(path.slice(0, length)))
          if (place !== undefined) return place
        }
        return { line: 1, field: '' }
      },
    }
  }

  /** The names of `rows` are relative to this group. `into` is the path of a list's item. */
  group(map: Group, rows: readonly FieldRow[], field: readonly string[], into: readonly string[] = []): void {
    const names = new Set(rows.map((row) => row.field[0] ?? ''))
    const [pairs, misspelt] = [new Map<string, Pair>(), new Set<string>()]
    for (const pair of map.items) {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (names.has(name)) pairs.set(name, pair)
      else misspelt.add(this.#unknown(pair.key, [...field, name], [...names]))
    }
    for (const name of names) {
      const here = rows.filter((row) => row.field[0] === name)
      const pair = pairs.get(name)
      if (pair === undefined && misspelt.has(name)) this.#leaveUnread(here, into)
      else this.#field(pair, here, { field: [...field, name], into, group: map })
    }
  }

  #field(pair: Pair | undefined, rows: readonly FieldRow[], place: Place): void {
    const [first] = rows
    const node = isNode(pair?.value) ? pair.value : null
    const spot = pair === undefined ? place.group : pair.key
    if (first?.field.length === 1 && first.kind !== 'optional-group') {
      const isEarlier = first.kind === 'value' && first.hint !== undefined
      if (!isEarlier) this.#place([...place.into, ...first.path], place.field, spot)
      if (first.kind === 'list') this.#list(node, first, place, spot)
      else this.#value(node, first, place, spot)
      return
    }
    const optional = first?.kind === 'optional-group' ? first : null
    if (optional !== null) this.#place(optional.path, place.field, spot)
    const isNone = node === null || (isScalar(node) && bareWord(String(node.value)) === 'yok')
    if (optional !== null && isNone) {
      putAt(this.#document, optional.path, optional.none)
      return
    }
    const inner = rows.filter((row) => row.field.length > 1).map((row) => ({ ...row, field: row.field.slice(1) }))
    if (isMap(node) || (node === null && inner.every(mayBeAbsent))) {
      const shared = sharedPath(inner)
      if (shared.length > 0 && optional === null) this.#place([...place.into, ...shared], place.field, spot)
      this.group(isMap(node) ? node : { items: [] }, inner, place.field, place.into)
      return
    }
    const names = [...new Set(inner.map((row) => row.field[0]))].slice(0, 8).join(', ')
    const reason = node === null ? 'bu alan eksik' : `burada şu alanlar olmalı: ${names}`
    this.#mistake(spot, place.field, optional === null ? reason : `“yok” ya da ${names} alanları olmalı`)
    this.#leaveUnread(inner, place.into)
  }

  #value(node: Node | null, { path: own, notation, absent, hint }: ValueRow, place: Place, spot: unknown): void {
    const path = [...place.into, ...own]
    if (node === null && absent !== undefined) {
      if (absent.value !== undefined) putAt(this.#document, path, absent.value)
      return
    }
    const written = writtenIn(node)
    const read = written === undefined ? undefined : notation.read(written)
    if (read === undefined) {
      this.#unread.push(path)
      this.#mistake(spot, place.field, node === null ? 'bu alan eksik' : notation.expected)
      return
    }
    if (notation === AS_WRITTEN && isScalar(node) && node.type === Scalar.PLAIN && typeof node.comment === 'string')
      this.#note(this.#warnings, spot, place.field, CUT_TEXT)
    if (hint !== undefined) this.#note(this.#warnings, spot, place.field, hint)
    // A value of the present place stays.
    if (hint === undefined || (valueAt(this.#document, path) ?? null) === null) putAt(this.#document, path, read)
  }

  #list(node: Node | null, row: ListRow, place: Place, spot: unknown): void {
    const path = [...place.into, ...row.path]
    if (!isSeq(node)) {
      this.#unread.push(path)
      this.#mistake(spot, place.field, node === null ? 'bu alan eksik' : 'her satırı “-” ile başlayan bir liste olmalı')
      return
    }
    const keys = new Set<string>()
    putAt(this.#document, path, row.key === undefined ? [] : {})
    for (const [index, item] of node.items.entries()) {
      const field = [...place.field.slice(0, -1), `${place.field.at(-1) ?? ''}[${index + 1}]`]
      if (!isMap(item)) {
        this.#unread.push(path)
        this.#mistake(item, field, 'alanları olan bir satır olmalı')
        continue
      }
      const key = row.key === undefined ? String(index) : keyIn(item, row)
      if (keys.has(key)) this.#mistake(item, field, `${key} yukarıda da yazılmış`)
      keys.add(key)
      this.#place([...path, key], field, item)
      this.group(item, row.rows, field, [...path, key])
      if (row.key !== undefined) dropAt(this.#document, [...path, key, row.key])
    }
  }

  /** Returns the name that was probably meant, or "". */
  #unknown(spot: unknown, field: readonly string[], names: readonly string[]): string {
    const suggestion = nearestName(field.at(-1) ?? '', names)
    const hint =
      suggestion === undefined
        ? `burada olabilecekler: ${names.join(', ')}`
        : `bunu mu yazmak istediniz: “${suggestion}”?`
    this.#mistake(spot, field, `bilinmeyen alan; ${hint}`)
    return suggestion ?? ''
  }

  #leaveUnread(rows: readonly FieldRow[], into: readonly string[]): void {
    for (const { path } of rows) this.#unread.push([...into, ...path])
  }

  #place(path: readonly string[], field: readonly string[], spot: unknown): void {
    this.#places.set(keyOf(path), { line: this.#lineOf(spot), field: field.join('.') })
  }

  #mistake(spot: unknown, field: readonly string[], reason: string): void {
    this.#note(this.#mistakes, spot, field, reason)
  }

  #note(notes: LineNote[], spot: unknown, field: readonly string[], reason: string): void {
    notes.push({ line: this.#lineOf(spot), field: field.join('.'), reason })
  }

  #lineOf(spot: unknown): number {
    const range = isNode(spot) ? spot.range : null
    return this.#lineAt(range?.[0] ?? 0)
  }
}

interface Place {
  readonly field: readonly string[]
  readonly into: readonly string[]
  /** The position where a missing field belongs. */
  readonly group: Group
}

const CUT_TEXT = '“#” ve sonrası açıklama sayıldı; metnin parçasıysa bütün metni tırnak içine alın'

function keyOf(path: readonly string[]): string {
  return path.join('\n')
}

function writtenIn(node: Node | null): string | readonly string[] | undefined {
  if (isScalar(node)) return typeof node.value === 'string' ? node.value : undefined
  if (!isSeq(node)) return undefined
  const items = node.items.map((item) => (isScalar(item) && typeof item.value === 'string' ? item.value : undefined))
  return items.every((item) => item !== undefined) ? items : undefined
}

function keyIn(item: YAMLMap, { rows, key }: ListRow): string {
  const row = rows.find(({ path }) => path[0] === key)
  const value: unknown = row === undefined ? undefined : item.get(row.field[0])
  return typeof value === 'string' ? value : '?'
}

function mayBeAbsent(row: FieldRow): boolean {
  return row.kind === 'value' && row.absent !== undefined
}

/** Returns the common path of all rows of a group. */
function sharedPath(rows: readonly FieldRow[]): readonly string[] {
  const [first] = rows
  if (first === undefined) return []
  const length = first.path.findIndex((step, index) => rows.some((row) => row.path[index] !== step))
  return length < 0 ? first.path.slice(0, -1) : first.path.slice(0, length)
}
