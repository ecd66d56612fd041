import * as v from 'valibot'
import { fieldsOf } from '#contract/json.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { inconsistenciesIn } from './consistency.ts'
import { lineSlips, lookAlikeIn, restOfText } from './line-slips.ts'
import type { Office } from './office.ts'
import { officeSchema, type OfficeText } from './schema.ts'
import { officeOf } from './translate.ts'
import { UNKNOWN_FIELD } from './values.ts'
import {
  type FieldMistake,
  type OfficeMistake,
  type Path,
  readYaml,
  unfitText,
  type YamlSource,
} from './yaml-source.ts'

/** The text of an office file to an office, or every mistake in it, in the order of its lines. */
export function parseOffice(text: string): Result<Office, OfficeMistake[]> {
  const read = readOffice(text)
  return read.ok ? ok(read.value.office) : read
}

/** The values of a sound text, for the first import. */
export function readOfficeValues(text: string): Result<OfficeText, readonly string[]> {
  const read = readOffice(text)
  if (!read.ok) return fail(read.error.map(describeOfficeMistake))
  return ok(v.parse(officeSchema, read.value.source.value))
}

/** The same, with where each value stands. */
export function readOffice(
  text: string,
): Result<{ readonly office: Office; readonly source: YamlSource }, OfficeMistake[]> {
  const unfit = unfitText(text)
  if (unfit !== null) return fail([unfit])
  const source = readYaml(text)
  const judged = source.ok ? judge(source.value.value) : null
  if (source.ok && judged?.ok === true) return ok({ office: judged.value, source: source.value })
  const slips = [...gluedFields(text), ...lineSlips(text, source.ok)]
  if (slips.length > 0) return fail(slips.toSorted((one, other) => one.line - other.line))
  if (!source.ok) return source
  const mistakes = judged === null || judged.ok ? [] : judged.error.map((each) => explained(source.value, each))
  return fail(mistakes.toSorted((one, other) => one.line - other.line))
}

/** With what the value only looks like, or was cut off from. */
function explained(source: YamlSource, mistake: FieldMistake): OfficeMistake {
  const { path, reason } = mistake
  const value = path.reduce<unknown>(
    (group, step) => (Array.isArray(group) ? group[Number(step)] : fieldsOf(group)[step]),
    source.value,
  )
  // A field in braces without a colon: of others nothing is known.
  if (value === null && reason.startsWith(UNKNOWN_FIELD))
    return located(source, { path: path.slice(0, -1), reason: restOfText(String(path.at(-1))) })
  return located(source, { path, reason: reason + (typeof value === 'string' ? lookAlikeIn(value) : '') })
}

export function located({ lineOf }: YamlSource, { path, reason }: FieldMistake): OfficeMistake {
  return { line: lineOf(path), field: fieldOf(path), reason }
}

/** Why a text is no YAML, in Turkish; empty: its fields can be read, whether or not they are right. */
export function unreadable(text: string): string[] {
  const read = readYaml(text)
  return read.ok ? [] : read.error.map(describeOfficeMistake)
}

/** "satır 42, bankalar[3].iban.USD: …" */
export function describeOfficeMistake({ line, field, reason }: OfficeMistake): string {
  return field === '' ? `satır ${line}: ${reason}` : `satır ${line}, ${field}: ${reason}`
}

function judge(value: unknown): Result<Office, FieldMistake[]> {
  const mistakes: FieldMistake[] = []
  const judged = structuredClone(value)
  // Valibot names one unknown field of a group at a time: each is noted and removed, and the rest is parsed again.
  for (;;) {
    const parsed = v.safeParse(officeSchema, judged)
    const issues = parsed.issues ?? []
    const unknown = issues.filter(({ expected, type }) => type === 'strict_object' && expected === 'never')
    for (const { path, message } of unknown.length > 0 ? unknown : issues)
      mistakes.push({ path: pathOf(path), reason: message })
    if (unknown.length === 0) {
      if (parsed.success) mistakes.push(...inconsistenciesIn(parsed.output, value))
      return parsed.success && mistakes.length === 0 ? ok(officeOf(parsed.output)) : fail(mistakes)
    }
    for (const { path } of unknown) {
      const last = path?.at(-1)
      if (last?.type === 'object') Reflect.deleteProperty(last.input, last.key)
    }
  }
}

function pathOf(path: v.BaseIssue<unknown>['path']): Path {
  return (path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []))
}

function fieldOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

const NODE = v.object({
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
  getter: v.optional(v.custom<(written: unknown) => unknown>((each) => typeof each === 'function')),
})

/** The names of a schema's fields at every depth; a lazy schema is asked for the one of a group. */
function namesIn(schema: unknown): string[] {
  const node = v.safeParse(NODE, schema)
  if (!node.success) return []
  const { entries = {}, item, wrapped, pipe = [], getter } = node.output
  const inner = [...Object.values(entries), item, wrapped, ...pipe, getter?.({})]
  return [...Object.keys(entries), ...inner.flatMap(namesIn)]
}

const FIELD_NAMES: ReadonlySet<string> = new Set(namesIn(officeSchema))

/** Where a field may begin: a line, a row of a list, or inside braces. */
const GLUED = /(?:^\s*(?:-\s+)?|[{,]\s*)(?<name>[\w-]+):(?=[^\s:/])/g

/** Lines without a space after the ":" of a field ("alis:0,05"): YAML blames what is around it, so they go first. */
function gluedFields(text: string): OfficeMistake[] {
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*#/.test(content)) return []
    return [...content.matchAll(GLUED)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => FIELD_NAMES.has(name))
      .map((name) => ({ line: index + 1, field: '', reason: `“${name}:” ile değeri arasında bir boşluk olmalı` }))
  })
}
