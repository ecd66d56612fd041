import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { contradictionsIn } from './contradictions.ts'
import { gluedFields } from './glued-fields.ts'
import { unmetDemands } from './late-demands.ts'
import type { Office } from './office.ts'
import { sampleValuesIn } from './sample.ts'
import { officeSchema } from './schema.ts'
import { officeOf } from './translate.ts'
import { type Finding, type OfficeMistake, type Path, readYaml, type YamlSource } from './yaml-source.ts'

const STILL_SAMPLE = 'örnek değer duruyor; gerçeğini yazın ya da “ornek_veri: evet” olarak bırakın'

/** The text of an office file to an office, or every mistake in it, in the order of its lines. */
export function parseOffice(text: string): Result<Office, OfficeMistake[]> {
  const read = readOffice(text)
  return read.ok ? ok(read.value.office) : read
}

/** The same of a file that was good once, perhaps for an older release. */
export function parseKeptOffice(text: string): Result<Office, OfficeMistake[]> {
  const read = readOffice(text, { kept: true })
  return read.ok ? ok(read.value.office) : read
}

/** The same, with where each value stands. */
export function readOffice(
  text: string,
  { kept = false } = {},
): Result<{ readonly office: Office; readonly source: YamlSource }, OfficeMistake[]> {
  const source = readYaml(text)
  const { findings, office } = source.ok ? judge(source.value.value, kept) : NOTHING
  if (source.ok && office !== null && findings.length === 0) return ok({ office, source: source.value })
  const glued = gluedFields(text)
  if (glued.length > 0) return fail(glued)
  if (!source.ok) return source
  const mistakes = findings.map((finding) => toldAt(source.value, finding))
  return fail(mistakes.toSorted((one, other) => one.line - other.line))
}

/** With its line and in the words of the counter. */
export function toldAt({ lineOf }: YamlSource, { path, reason }: Finding): OfficeMistake {
  return { line: lineOf(path), field: fieldOf(path), reason }
}

/** Why the writing of a text can't be understood at all, in Turkish; empty: its fields can be read, whether or not they are right. */
export function unreadable(text: string): string[] {
  const read = readYaml(text)
  return read.ok ? [] : read.error.map(describeOfficeMistake)
}

/** "satır 42, bankalar[3].iban.USD: …" */
export function describeOfficeMistake({ line, field, reason }: OfficeMistake): string {
  return field === '' ? `satır ${line}: ${reason}` : `satır ${line}, ${field}: ${reason}`
}

interface Judgement {
  readonly findings: readonly Finding[]
  readonly office: Office | null
}

const NOTHING: Judgement = { findings: [], office: null }

function judge(value: unknown, kept: boolean): Judgement {
  const findings: Finding[] = []
  const judged = structuredClone(value)
  // Valibot tells one unknown field of a group at a time: each is told, taken away, and the rest is looked at again.
  for (;;) {
    const parsed = v.safeParse(officeSchema, judged)
    const unknown = (parsed.issues ?? []).filter(
      ({ expected, type }) => type === 'strict_object' && expected === 'never',
    )
    findings.push(...(unknown.length > 0 ? unknown : (parsed.issues ?? [])).map(findingOf))
    if (unknown.length === 0) {
      if (!parsed.success) return { findings, office: null }
      const left = parsed.output.ornek_veri ? [] : sampleValuesIn(value)
      findings.push(...left.map(({ path }) => ({ path, reason: STILL_SAMPLE })))
      if (left.length === 0) findings.push(...contradictionsIn(parsed.output))
      if (!kept) findings.push(...unmetDemands(parsed.output))
      return { findings, office: officeOf(parsed.output) }
    }
    for (const issue of unknown) removeAt(judged, pathOf(issue))
  }
}

function findingOf(issue: v.BaseIssue<unknown>): Finding {
  return { path: pathOf(issue), reason: issue.message }
}

function pathOf({ path }: v.BaseIssue<unknown>): Path {
  return (path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []))
}

function removeAt(root: unknown, path: Path): void {
  let holder = root
  for (const key of path.slice(0, -1)) holder = isObject(holder) ? Reflect.get(holder, key) : undefined
  if (isObject(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? '')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function fieldOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
