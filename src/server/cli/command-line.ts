import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { type Command, type CommandCall, UsageError } from './command.ts'
import { tableText } from './terminal-text.ts'

const HELP = { type: 'boolean', short: 'h' } as const

/** Parses the arguments after a command's name. Null means that the user asked for help. */
export function parseCall(command: Command, args: readonly string[]): CommandCall | null {
  const { operands = [], options = {} } = command
  const config: ParseArgsOptionsConfig = { help: HELP, json: { type: 'boolean' } }
  for (const [name, { value }] of Object.entries(options))
    config[name] = { type: value === undefined ? 'boolean' : 'string' }
  const hint = `Kullanım: ${OFFICE_COMMAND} ${usageOf(command)}`
  const { values, positionals } = orUsage(hint, () =>
    parseArgs({ args: [...args], options: config, allowPositionals: true }),
  )
  if (values['help'] === true) return null
  const least = operands.filter((operand) => !operand.startsWith('[')).length
  const most = operands.some((operand) => operand.includes('…')) ? Number.POSITIVE_INFINITY : operands.length
  if (positionals.length < least || positionals.length > most) throw new UsageError(hint)
  const given = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
  )
  return { options: Object.fromEntries(given), operands: positionals }
}

/** `parseArgs` reports an unknown option or a missing value as a TypeError with a code, in English. */
function orUsage<Parsed>(hint: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UsageError(hint, { cause: error })
    throw error
  }
}

/** Returns text such as "messages export [DOSYA.csv] [--from KİM]". */
export function usageOf({ name, operands = [], options = {} }: Command): string {
  return [
    name,
    ...operands,
    ...Object.entries(options).map(([option, spec]) => `[${written(option, spec.value)}]`),
  ].join(' ')
}

/** Returns one line for each option, for example "  --from KİM   …". */
export function optionLines({ options = {} }: Command): string[] {
  const rows = Object.entries(options).map(([name, { value, summary }]) => [written(name, value), summary])
  rows.push(['--json', 'Çıktıyı programların okuyabileceği biçimde verir (npm ile: npm -s run office -- …).'])
  return tableText(rows).map((row) => `  ${row}`)
}

function written(option: string, value: string | undefined): string {
  return value === undefined ? `--${option}` : `--${option} ${value}`
}
