import { readFileSync, writeFileSync } from 'node:fs'
import { listText } from '../src/contract/list-text.ts'
import { type SourceVariable, type SourceVariables, sourceVariables } from '../src/server/runtime/source-settings.ts'
import { SOURCES } from '../src/server/upstream/sources/source-list.ts'

// Writes the variables of the sources into `.env.example` and `docs/settings.md`. A test compares the files with the
// declarations.

/** The generated part of a file: what is between two lines, which stay. */
interface GeneratedPart {
  readonly file: string
  readonly after: RegExp
  readonly before: RegExp
  readonly lines: () => readonly string[]
}

export const GENERATED_PARTS: readonly GeneratedPart[] = [
  { file: '.env.example', after: /^# ── Kurlar ─/, before: /^# ── E-posta ─/, lines: exampleLines },
  { file: 'docs/settings.md', after: /^\| `DATABASE_URL` /, before: /^\| `ALERT_TO` /, lines: tableRows },
]

/** Returns the text of the file with its generated part written again. */
export function regenerated(text: string, { file, after, before, lines }: GeneratedPart): string {
  const present = text.split('\n')
  const [first, last] = [present.findIndex((line) => after.test(line)), present.findIndex((line) => before.test(line))]
  if (first === -1 || last < first) throw new Error(`${file} has lost the lines around its generated part`)
  return [...present.slice(0, first + 1), ...lines(), ...present.slice(last)].join('\n')
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
