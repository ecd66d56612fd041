import { readFileSync, writeFileSync } from 'node:fs'
import { listText } from '../src/contract/list-text.ts'
import type { Declaration, Group } from '../src/contract/settings/declaration.ts'
import { OFFICE } from '../src/contract/settings/office/index.ts'
import { parseSettings } from '../src/contract/settings/parse-settings.ts'
import { sampleSettings } from '../src/contract/settings/settings-places.ts'
import { type SourceVariable, type SourceVariables, sourceVariables } from '../src/server/runtime/source-settings.ts'
import { writeSampleYaml } from '../src/server/settings/yaml/write-office-yaml.ts'
import { SOURCES } from '../src/server/upstream/sources/source-list.ts'

// Writes the variables of the sources into `.env.example` and `docs/settings.md`, and the settings of the office into
// `docs/settings.md` and `office/office.yaml`. A test compares the files with the declarations.

/** The generated part of a file: what is between two lines, which stay, or the whole file. */
interface GeneratedPart {
  readonly file: string
  readonly of: string
  readonly between?: readonly [after: RegExp, before: RegExp]
  readonly lines: () => readonly string[]
}

export const GENERATED_PARTS: readonly GeneratedPart[] = [
  { file: '.env.example', of: 'the sources', between: [/^# ── Kurlar ─/, /^# ── E-posta ─/], lines: exampleLines },
  {
    file: 'docs/settings.md',
    of: 'the sources',
    between: [/^\| `DATABASE_URL` /, /^\| `ALERT_TO` /],
    lines: tableRows,
  },
  {
    file: 'docs/settings.md',
    of: 'the office',
    between: [/^\| in the office file \|/, /^\*\*Gold\.\*\*/],
    lines: () => ['|---|---|---|', ...officeRows(OFFICE), ''],
  },
  { file: 'office/office.yaml', of: 'the office', lines: () => sampleFile().split('\n') },
]

/** Returns the text of the file with its generated part written again. */
export function regenerated(text: string, { file, between, lines }: GeneratedPart): string {
  if (between === undefined) return lines().join('\n')
  const [after, before] = between
  const present = text.split('\n')
  const [first, last] = [present.findIndex((line) => after.test(line)), present.findIndex((line) => before.test(line))]
  if (first === -1 || last < first) throw new Error(`${file} has lost the lines around its generated part`)
  return [...present.slice(0, first + 1), ...lines(), ...present.slice(last)].join('\n')
}

function sampleFile(): string {
  const sample = parseSettings(sampleSettings())
  if (!sample.ok) throw new Error(`the sample is not valid: ${JSON.stringify(sample.error)}`)
  return writeSampleYaml(sample.value)
}

/** Returns a row for each field. A list, and a group with a name, have one row for all their fields. */
function officeRows({ of, words }: Group, hasForm = false): string[] {
  const here = hasForm || words.ownForm === true
  return Object.values(of).flatMap((declaration) => {
    const { yaml, name } = declaration.words
    if (declaration.is === 'group' && (yaml === undefined || name === undefined)) return officeRows(declaration, here)
    return [`| \`${yaml ?? ''}\` | ${name ?? ''} | ${here || isInPanel(declaration) ? 'yes' : 'no'} |`]
  })
}

function isInPanel(declaration: Declaration): boolean {
  if (declaration.words.ownForm === true) return true
  if (declaration.is === 'group') return Object.values(declaration.of).some(isInPanel)
  return declaration.is === 'field' && declaration.words.panel !== undefined
}

function exampleLines(): string[] {
  const banks = SOURCES.banks.map(({ id, comment }) => `${id} (${comment})`)
  return [
    '# Kur sağlayıcısı. Hiçbiri verilmezse site uydurma kurlarla, “Örnek veri” yazısıyla çalışır.',
    ...SOURCES.prices.flatMap(({ comment, variables, excludes }) => [
      // A source that replaces others stands apart.
      ...(excludes === undefined ? [] : ['']),
      ...comment.map((line) => `# ${line}`),
      ...assignments(variables),
    ]),
    '',
    `# TCMB kurları: ${listText(banks, 'ya da')}.`,
    '# Altın tablosu olan kurum için saatlik altın da TCMB_URL adresinden alınır, evds ile de.',
    `#CENTRAL_BANK=${SOURCES.banks[0]?.id ?? ''}`,
    ...assignments(sourceVariables({ banks: SOURCES.banks })),
    '',
  ]
}

function assignments(variables: SourceVariables): string[] {
  return Object.entries(variables).map(
    ([name, { example, default: otherwise = '' }]) => `#${name}=${example ?? otherwise}`,
  )
}

function tableRows(): string[] {
  const [first, ...others] = SOURCES.banks
  const meanings = SOURCES.banks.map(({ id, meaning }) => `\`${id}\` (${meaning})`)
  const choice = `| \`CENTRAL_BANK\` | \`${first?.id ?? ''}\`; \`${others.at(-1)?.id ?? ''}\` in the demo market | ${meanings.join(', ')} |`
  return [
    ...SOURCES.prices.flatMap(({ variables }) => rowsOf(variables)),
    choice,
    ...rowsOf(sourceVariables({ banks: SOURCES.banks })),
  ]
}

/** Returns a row for each variable with a meaning, together with the following ones without. */
function rowsOf(variables: SourceVariables): string[] {
  const rows: { readonly meaning: string; readonly shared: (readonly [string, SourceVariable])[] }[] = []
  for (const [name, variable] of Object.entries(variables)) {
    if (variable.meaning !== undefined) rows.push({ meaning: variable.meaning, shared: [] })
    rows.at(-1)?.shared.push([name, variable])
  }
  return rows.map(({ meaning, shared }) => {
    const defaults = shared.map(([, { default: otherwise }]) =>
      otherwise === undefined ? 'unset' : `\`${otherwise}\``,
    )
    const shown = new Set(defaults).size === 1 ? defaults.slice(0, 1) : defaults
    return `| ${shared.map(([name]) => `\`${name}\``).join(', ')} | ${shown.join(', ')} | ${meaning} |`
  })
}

if (import.meta.main)
  for (const part of GENERATED_PARTS) writeFileSync(part.file, regenerated(readFileSync(part.file, 'utf8'), part))
