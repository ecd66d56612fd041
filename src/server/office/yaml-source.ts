import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { fail, ok, type Result } from '#domain/result.ts'
import { lookAlikeIn, restOfText, valueOf } from './line-slips.ts'

/** A mistake in the office file, in words for the people at the counter. */
export interface OfficeMistake {
  /** From 1. */
  readonly line: number
  /** "bankalar[3].iban.USD", counted from 1 as people count; "" is the file as a whole. */
  readonly field: string
  readonly reason: string
}

export type Path = readonly (string | number)[]

export interface FieldMistake {
  readonly path: Path
  readonly reason: string
}

/** The values of a YAML file, all of them text, and the line of each. */
export interface YamlSource {
  readonly value: unknown
  /** As it is written, for whoever edits it. */
  readonly root: Node | null
  readonly lineOf: (path: Path) => number
  /** Values without quotes that end at a "#", which may have been meant as a part of them. */
  readonly cut: readonly Path[]
}

/** Characters; the sample has 12,000. */
const LARGEST_FILE = 250_000

/** What other encodings become when they are read as UTF-8: a letter of Windows-1254, or half of one of UTF-16. */
const FOREIGN = /[\uFFFD\0]/
const NOT_UTF8 = 'Dosya UTF-8 değil: UTF-8 olarak kaydedin.'

/** Why a text has no lines worth looking at; null: it has. */
export function unfitText(text: string): OfficeMistake | null {
  if (text.length > LARGEST_FILE)
    return { line: 1, field: '', reason: 'dosya çok büyük; en çok 250.000 karakter olabilir' }
  const foreign = text.search(FOREIGN)
  if (foreign >= 0) return { line: text.slice(0, foreign).split('\n').length, field: '', reason: NOT_UTF8 }
  const isEmpty = text.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
  return isEmpty ? { line: 1, field: '', reason: 'dosya boş' } : null
}

type Read = Result<YamlSource, OfficeMistake[]>

/** While one text takes the place of another, both are asked a dozen times, and each reading takes a while. */
const MOST_KEPT = 3
const kept = new Map<string, Read>()

/** Reads YAML with every value as text ("failsafe"): 00000 stays five zeros, and no "no" becomes false. */
export function readYaml(text: string): Read {
  const read = kept.get(text) ?? readAnew(text)
  kept.delete(text)
  kept.set(text, read)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return read
}

function readAnew(text: string): Read {
  const unfit = unfitText(text)
  if (unfit !== null) return fail([unfit])
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  const written = text.split('\n')
  const mistakes: OfficeMistake[] = errorsOf(document).map((error) => {
    let line = lineAt(error.pos[0])
    // It is told from the comments above on.
    while (line < written.length && /^\s*(?:#|$)/.test(written[line - 1] ?? '')) line += 1
    return { line, field: '', reason: reasonOf(error, text) + lookAlikeIn(valueOf(written[line - 1] ?? '')) }
  })
  const cut: Path[] = []
  visit(document, {
    Scalar(_, node, ancestors) {
      if (endsAtComment(node, text)) cut.push(pathTo(node, ancestors))
    },
    Alias(_, node) {
      mistakes.push({
        line: lineAt(node.range?.[0] ?? 0),
        field: '',
        reason: '* ile başlayan değerler tırnak içine alınmalı',
      })
    },
  })
  if (mistakes.length > 0) return fail(mistakes.toSorted((one, other) => one.line - other.line))
  const value: unknown = document.toJS()
  const root = document.contents
  return ok({ value, root, lineOf: (path) => lineAt(offsetOf(root, path)), cut })
}

/** A field that is there twice, and of anything else the first: what follows is mostly its echo. */
function errorsOf({ errors, warnings }: ReturnType<typeof parseDocument>): readonly YAMLError[] {
  const [twice, others] = [errors.filter(isTwice), errors.filter((error) => !isTwice(error))]
  return [...twice, ...[...others, ...warnings].slice(0, 1)]
}

function isTwice({ code }: YAMLError): boolean {
  return code === 'DUPLICATE_KEY'
}

function endsAtComment({ type, comment, range }: Scalar, text: string): boolean {
  const end = range?.[1]
  if (type !== Scalar.PLAIN || typeof comment !== 'string' || end === undefined) return false
  return /^[ \t]+#/.test(text.slice(end))
}

function pathTo(node: Scalar, ancestors: readonly unknown[]): Path {
  const line = [...ancestors, node]
  return line.flatMap((each, at): Path => {
    if (isPair(each)) return isScalar(each.key) ? [String(each.key.value)] : []
    return isSeq(each) ? [each.items.indexOf(line[at + 1])] : []
  })
}

/** Where a value begins: that of its key, or of the nearest parent that is there. */
function offsetOf(root: Node | null, path: Path): number {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (pair === undefined) return offset
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
      node = pair.value
    } else if (isSeq<Node>(node) && typeof step === 'number') {
      node = node.items[step]
      offset = (isNode(node) ? node.range?.[0] : undefined) ?? offset
    } else return offset
  }
  return offset
}

const REASONS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_INDENT: 'satır başındaki boşluklar tutarsız; aynı düzeydeki satırlar aynı hizada başlamalı',
  BLOCK_AS_IMPLICIT_KEY:
    'satır başındaki boşluklar tutarsız ya da fazladan iki nokta (:) var; içinde iki nokta geçen metinler tırnak içine alınmalı',
  MULTILINE_IMPLICIT_KEY: 'iki nokta (:) eksik ya da satır başındaki boşluklar tutarsız',
  TAB_AS_INDENT: 'satır başında sekme (Tab) var; yalnızca boşluk kullanın',
  MISSING_CHAR: 'bir işaret eksik; açılan tırnak veya köşeli ayraç kapanmamış ya da iki nokta (:) unutulmuş olabilir',
  BAD_SCALAR_START: 'bu işaretle başlayan değerler tırnak içine alınmalı',
  BLOCK_IN_FLOW: 'ayraç içinde iki alanın arasında virgül eksik',
  UNEXPECTED_TOKEN:
    "kapanan tırnaktan ya da ayraçtan sonra fazladan yazı var; tırnak içindeki kesme işaretini (') kıvrık (’) yazın",
}

const LONGEST_NAME = 300

function reasonOf({ code, pos }: YAMLError, text: string): string {
  if (code !== 'DUPLICATE_KEY') return REASONS[code] ?? 'yazım düzeni (YAML) anlaşılamadı'
  const [key = '', behind] = text.slice(pos[0], pos[1] + LONGEST_NAME).split(/([:,}\n])/, 2)
  return behind === ':' ? `“${key.trim()}” aynı yerde ikinci kez yazılmış; birini silin` : restOfText(key.trim())
}
