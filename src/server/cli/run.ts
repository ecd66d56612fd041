import { parseArgs } from 'node:util'
import { OFFICE_COMMAND, StartRefused } from '../runtime/index.ts'
import { restoreHint, StoreFailure, storeFailureText } from '../store/index.ts'
import { fileErrorText } from '../text/index.ts'
import { acceptCommand } from './accept.ts'
import { alertCommand } from './alert.ts'
import { backupCommands } from './backup.ts'
import { checkCommand } from './check.ts'
import {
  type CommandCall,
  type Command,
  done,
  refused,
  type Report,
  settingsOf,
  type Tool,
  UsageError,
} from './command.ts'
import { databaseCommands, moveCommand } from './database.ts'
import { haltCommand, resumeCommand } from './halt.ts'
import { historyCommands } from './history.ts'
import { messageCommands } from './messages.ts'
import { hoursCommand, marginCommand, noticeCommand, specialDayCommand } from './office-edits.ts'
import { peopleCommands } from './people.ts'
import { replicaCommands } from './replica-commands.ts'
import { retentionCommand } from './retention.ts'
import { statusCommand } from './status.ts'
import { commandCorrection, optionCorrection } from './suggestion.ts'
import { versionCommands } from './versions.ts'

const COMMANDS: readonly Command[] = [
  checkCommand,
  statusCommand,
  acceptCommand,
  haltCommand,
  resumeCommand,
  marginCommand,
  hoursCommand,
  specialDayCommand,
  noticeCommand,
  ...versionCommands,
  ...messageCommands,
  ...peopleCommands,
  ...historyCommands,
  ...backupCommands,
  ...databaseCommands,
  moveCommand,
  ...replicaCommands,
  retentionCommand,
  alertCommand,
]

export interface ToolAnswer {
  readonly exit: number
  readonly out: string
}

/** Runs one command line ("messages list --json") to the text that is printed and the exit code. */
export async function runTool(args: readonly string[], tool: Tool): Promise<ToolAnswer> {
  const json = args.includes('--json')
  const words = args.filter((arg) => arg !== '--json')
  const { exit, data, lines } = await reportOf(words, tool)
  return { exit, out: `${json ? JSON.stringify({ ok: exit === 0, ...data }, null, 2) : lines.join('\n')}\n` }
}

async function reportOf(args: readonly string[], tool: Tool): Promise<Report> {
  // Elsewhere it may be a word of a notice.
  const asksForHelp = args.length === 0 || args.at(-1) === 'help'
  if (asksForHelp || args.some((arg) => arg === '--help' || arg === '-h')) return help()
  const [first, ...rest] = args
  const given = first === 'help' ? rest : args
  try {
    const command = commandOf(given)
    if (first === 'help') return helpOf(command)
    return await command.run(callOf(command, args.slice(command.name.split(' ').length)), tool)
  } catch (error) {
    const refusal = error instanceof UsageError ? misunderstood(error, given) : refusalOf(error, tool)
    if (refusal === undefined) throw error
    return refusal
  }
}

function commandOf(args: readonly string[]): Command {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word))
  if (command !== undefined) return command
  const correction = commandCorrection([...COMMANDS.map(({ name }) => name), 'help'])
  throw new UsageError(`Böyle bir komut yok: ${args.slice(0, 2).join(' ')}`, { correction })
}

function misunderstood({ message: reason, correction }: UsageError, args: readonly string[]): Report {
  const meant = correction(args).map((words) => `“${OFFICE_COMMAND} ${words.map(quoted).join(' ')}”`)
  const question = meant.length === 0 ? [] : [`${meant.join(' ya da ')} mi demek istediniz?`]
  return {
    exit: 2,
    data: { error: 'usage', reason },
    lines: [reason, ...question, `Yardım: ${OFFICE_COMMAND} help`],
  }
}

function quoted(word: string): string {
  return /^[\p{L}\d.,:;%+/@_-]+$/u.test(word) ? word : `"${word}"`
}

function callOf({ name, usage, operands = operandsIn(usage) }: Command, args: readonly string[]): CommandCall {
  const hint = `Kullanım: ${OFFICE_COMMAND} ${name} ${usage}`.trimEnd()
  const options = optionsIn(usage)
  try {
    const { values, positionals } = parseArgs({ args: valuesJoined(args, options), options, allowPositionals: true })
    if (positionals.length < operands.least || positionals.length > operands.most) throw new UsageError(hint)
    return { options: values, operands: positionals }
  } catch (error) {
    const correction = optionCorrection(Object.keys(options))
    if (error instanceof TypeError && 'code' in error) throw new UsageError(hint, { cause: error, correction })
    throw error
  }
}

/** "GÜN [KOD] [--yes]" takes one or two: those in brackets can be left out. */
function operandsIn(usage: string): NonNullable<Command['operands']> {
  const named = usage
    .replace(/ ?\[?--.*/, '')
    .split(' ')
    .filter((word) => word !== '')
  return { least: named.filter((word) => !word.startsWith('[')).length, most: named.length }
}

type Options = Record<string, { readonly type: 'string' | 'boolean' }>

/** Of "NO [--limit 20] [--yes]" `limit`, which takes a value, and `yes`, which takes none. */
function optionsIn(usage: string): Options {
  const named = [...usage.matchAll(/--([a-z-]+)( [^\s|[\]])?/g)]
  return Object.fromEntries(
    named.map(([, name = '', value]) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
  )
}

/** "--buy -0,05" to "--buy=-0,05": a margin below zero is no option. */
function valuesJoined(args: readonly string[], options: Options): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const takesText = options[before.replace(/^--/, '')]?.type === 'string'
    if (takesText && /^-[%\d]/.test(arg)) joined.splice(-1, 1, `${before}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'Böyle bir dosya ya da klasör yok',
  ENOTDIR: 'Böyle bir dosya ya da klasör yok',
  EISDIR: 'Bu bir dosya değil, klasör',
  EEXIST: 'Bu dosya zaten var, üzerine yazılmadı',
  ENOSPC: 'Disk dolu, yazılamadı',
}

/** What people can put right; anything else is a bug and keeps its stack. */
function refusalOf(error: unknown, tool: Tool): Report | undefined {
  if (error instanceof StartRefused) return refused('refused', { reasons: error.lines }, error.lines)
  if (error instanceof StoreFailure) {
    const { code, message, damaged, lacksRoom } = error
    const words = lacksRoom ? `disk dolu; hiçbir şey yazılmadı (${code})` : storeFailureText(error)
    const hint = damaged ? [restoreHint(settingsOf(tool).store)] : []
    return refused(code, { reason: message }, `Veritabanı: ${words}`, hint)
  }
  if (error instanceof Error && 'code' in error && 'path' in error) {
    const reason = FILE_REASONS[String(error.code)] ?? `Dosyaya erişilemedi, ${fileErrorText(error)}`
    return refused(String(error.code), { file: error.path }, `${reason}: ${String(error.path)}`)
  }
  return undefined
}

function helpOf({ name, usage, summary }: Command): Report {
  const line = `${OFFICE_COMMAND} ${name} ${usage}`.trimEnd()
  return done({ commands: [{ name, usage, summary }] }, `Kullanım: ${line}`, `    ${summary}`)
}

function help(): Report {
  const commands = COMMANDS.map(({ name, usage, summary }) => ({ name, usage, summary }))
  return done(
    { commands },
    'Kurum aracı: sunucu çalışırken de kullanılabilir.',
    '',
    `Kullanım: ${OFFICE_COMMAND} KOMUT [SEÇENEKLER]`,
    '',
    commands.flatMap(({ name, usage, summary }) => [`  ${`${name} ${usage}`.trimEnd()}`, `      ${summary}`]),
    '',
    'Her komuta eklenebilir:',
    '  --json',
    '      Çıktıyı programların okuyabileceği biçimde verir (npm ile: npm -s run office -- …).',
    '',
    'Dosyalar bulunduğunuz klasöre göredir; DOSYA yerine “-” yazılırsa girdi okunur ya da çıktıya yazılır.',
    '',
    'Çıkış kodu: 0 yolunda, 1 bir sorun var, 2 komut anlaşılmadı; status için 0 iyi, 1 aksıyor, 2 kötü.',
  )
}
