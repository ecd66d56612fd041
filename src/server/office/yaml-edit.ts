import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { type Path, readYaml } from './yaml-source.ts'

/** Edits at one place of a text that `readYaml` accepts: comments, order and quotes elsewhere stay as they are. */

export type Written = string | readonly string[] | { readonly [field: string]: Written }

/** Puts a value where one stands, or adds its field at the end of its group. */
export function setAt(text: string, path: Path, value: Written): string {
  let node: unknown = rootOf(text)
  let inFlow = false
  for (const [depth, step] of path.entries()) {
    inFlow ||= isCollection(node) && node.flow === true
    const inner = childOf(node, step)
    if (inner === undefined) {
      const rest = nested(path.slice(depth + 1), value)
      if (isMap<Node, Node | null>(node)) return addField(text, node, String(step), rest)
      return setAt(text, path.slice(0, depth), nested(path.slice(depth), value))
    }
    node = inner
  }
  if (!isNode(node)) return text
  const start = startOf(node)
  const gap = /\s/.test(text[start - 1] ?? ' ') ? '' : ' '
  return splice(text, start, endOf(node), gap + (inFlow ? flowText(value) : blockText(value)))
}

export function insertItem(text: string, path: Path, index: number, item: Written): string {
  const list = nodeAt(text, path)
  if (!isSeq<Node>(list) || list.flow === true || list.items.length === 0) {
    const items: string[] = isSeq<Node>(list) ? list.items.map((each) => text.slice(startOf(each), endOf(each))) : []
    items.splice(index, 0, flowText(item))
    const written = `[${items.join(', ')}]`
    return isNode(list) ? splice(text, startOf(list), endOf(list), written) : text
  }
  const [first, before] = [list.items[0], list.items[index - 1]]
  const indent = first === undefined ? '' : text.slice(lineStart(text, dashOf(text, first)), dashOf(text, first))
  const at = before === undefined ? lineStart(text, startOf(list)) : afterLine(text, endOf(before))
  return spliceLine(text, at, `${indent}- ${flowText(item)}`)
}

/** Makes a list hold these, or one value stand for it; items on lines of their own stay where they are. */
export function setList(text: string, path: Path, items: readonly string[], instead: string | null): string {
  const list = nodeAt(text, path)
  if (instead !== null || !isSeq<Node>(list) || list.flow === true) return setAt(text, path, instead ?? items)
  const before = list.items.map((item) => (isScalar(item) ? String(item.value) : ''))
  const added = items.filter((item) => !before.includes(item))
  const withAdded = added.reduce((edited, item, index) => insertItem(edited, path, before.length + index, item), text)
  const gone = [...before.keys()].filter((index) => !items.includes(before[index] ?? ''))
  return gone.reduceRight((edited, index) => removeItem(edited, path, index), withAdded)
}

export function removeItem(text: string, path: Path, index: number): string {
  const list = nodeAt(text, path)
  if (!isSeq<Node>(list)) return text
  const item = list.items[index]
  if (item === undefined) return text
  if (list.flow !== true && list.items.length > 1)
    return splice(text, lineStart(text, dashOf(text, item)), afterLine(text, endOf(item)), '')
  const rest = list.items.filter((each) => each !== item).map((each) => text.slice(startOf(each), endOf(each)))
  return splice(text, startOf(list), endOf(list), `[${rest.join(', ')}]`)
}

function rootOf(text: string): Node | null {
  const read = readYaml(text)
  return read.ok ? read.value.root : null
}

function nodeAt(text: string, path: Path): unknown {
  return path.reduce<unknown>(childOf, rootOf(text))
}

function childOf(node: unknown, step: string | number): unknown {
  return isCollection(node) ? node.get(step, true) : undefined
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0
}

/** Where what is written of it ends: a block ends with its last value, not with the comments below it. */
function endOf(node: Node): number {
  const last = (isMap<Node, Node | null>(node) || isSeq<Node>(node)) && node.flow !== true ? lastOf(node) : undefined
  return last === undefined ? (node.range?.[1] ?? 0) : endOf(last)
}

function lastOf(block: YAMLMap<Node, Node | null> | YAMLSeq<Node>): Node | undefined {
  if (isSeq<Node>(block)) return block.items.at(-1)
  const pair = block.items.at(-1)
  return pair?.value ?? pair?.key
}

function addField(text: string, map: YAMLMap<Node, Node | null>, key: string, value: Written): string {
  const last = lastOf(map)
  if (map.flow === true || last === undefined) {
    const written = `${key}: ${flowText(value)}`
    if (last === undefined) return splice(text, startOf(map), endOf(map), `{ ${written} }`)
    return splice(text, endOf(last), endOf(last), `, ${written}`)
  }
  const start = startOf(map)
  const indent = ' '.repeat(start - lineStart(text, start))
  return spliceLine(text, afterLine(text, endOf(last)), `${indent}${key}: ${blockText(value)}`)
}

function nested(path: Path, value: Written): Written {
  return path.reduceRight<Written>((inner, step) => ({ [step]: inner }), value)
}

const dashOf = (text: string, item: Node): number => text.lastIndexOf('-', startOf(item) - 1)

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

/** The beginning of the next line; of the same one where a block scalar has ended with its line. */
function afterLine(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}

function splice(text: string, from: number, to: number, written: string): string {
  return text.slice(0, from) + written + text.slice(to)
}

function spliceLine(text: string, at: number, line: string): string {
  const ending = text.includes('\r\n') ? '\r\n' : '\n'
  const open = at > 0 && text[at - 1] !== '\n'
  return splice(text, at, at, open ? ending + line : line + ending)
}

/** Means itself wherever it stands; a margin with its comma only outside of brackets. */
const PLAIN = /^[\p{L}\p{N}](?:(?:[\p{L}\p{N} .’/–-]|:(?=\p{N}))*[\p{L}\p{N}.])?$/u
const PLAIN_IN_BLOCK = /^-?\d+(?:,\d+)?$/

function blockText(value: Written): string {
  return typeof value === 'string' && PLAIN_IN_BLOCK.test(value) ? value : flowText(value)
}

function flowText(value: Written): string {
  if (typeof value === 'string') return PLAIN.test(value) ? value : `'${value.replaceAll("'", "''")}'`
  if (isList(value)) return `[${value.map(flowText).join(', ')}]`
  const fields = Object.entries(value).map(([key, inner]) => `${key}: ${flowText(inner)}`)
  return `{ ${fields.join(', ')} }`
}

function isList(value: Written): value is readonly string[] {
  return Array.isArray(value)
}
