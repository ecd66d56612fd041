import { isMap, LineCounter, parseDocument, type YAMLError, type YAMLMap } from 'yaml'
import { fail, ok, type Result } from '#domain/result.ts'

/** A position in the file. `field` is "bankalar[3].iban.USD", counted from 1; "" is the whole file. */
export interface LineNote {
  /** Counted from 1. */
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** "satır 42, bankalar[3].iban.USD: …" */
export function lineNoteText({ line, field, reason }: LineNote): string {
  return field === '' ? `satır ${line}: ${reason}` : `satır ${line}, ${field}: ${reason}`
}

interface YamlDocument {
  readonly fields: YAMLMap
  readonly lineAt: (offset: number) => number
}

/** The maximum length of a file in characters. The sample has 12,000. */
const MAX_LENGTH = 250_000

/** Characters that appear if another encoding is read as UTF-8. */
const FOREIGN = /[\uFFFD\0]/

/** Reads YAML with every value as text ("failsafe"), so that 00000 stays five zeros and "no" is not false. */
export function readYamlDocument(text: string): Result<YamlDocument, LineNote> {
  if (text.length > MAX_LENGTH) return refuse(1, 'dosya çok büyük; en çok 250.000 karakter olabilir')
  const foreign = text.search(FOREIGN)
  if (foreign >= 0)
    return refuse(text.slice(0, foreign).split('\n').length, 'Dosya UTF-8 değil: UTF-8 olarak kaydedin.')
  const lines = new LineCounter()
  const parsed = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  // Only the first error is reported, because the others are usually its consequences.
  const [first]: readonly YAMLError[] = [...parsed.errors, ...parsed.warnings]
  if (first !== undefined) return refuse(lineAt(first.pos[0]), `YAML okunamadı: ${first.message}`)
  const { contents } = parsed
  if (contents === null) return refuse(1, 'dosya boş')
  if (!isMap(contents)) return refuse(lineAt(contents.range?.[0] ?? 0), 'her satır “alan: değer” biçiminde olmalı')
  return ok({ fields: contents, lineAt })
}

function refuse(line: number, reason: string): Result<never, LineNote> {
  return fail({ line, field: '', reason })
}
