import { parseArgs } from 'node:util'
import { OFFICE_COMMAND, StartRefused } from '../runtime/index.ts'
import { restoreHint, StoreFailure } from '../store/index.ts'
import { acceptCommand } from './accept.ts'
import { alertCommand } from './alert.ts'
import { backupCommands } from './backup.ts'
import { checkCommand } from './check.ts'
import { type Call, type Command, type Report, settingsOf, type Tool, UsageError } from './command.ts'
import { databaseCommands, moveCommand } from './database.ts'
import { haltCommand, resumeCommand } from './halt.ts'
import { historyCommands } from './history.ts'
import { messageCommands } from './messages.ts'
import { hoursCommand, marginCommand, noticeCommand, specialDayCommand } from './office-edits.ts'
import { retentionCommand } from './retention.ts'
import { statusCommand } from './status.ts'
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
  ...historyCommands,
  ...backupCommands,
  ...databaseCommands,
  moveCommand,
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
  const report = await reportOf(
    args.filter((arg) => arg !== '--json'),
    tool,
  )
  if (json) return { exit: report.exit, out: `${JSON.stringify({ ok: report.exit === 0, ...report.data }, null, 2)}\n` }
  return { exit: report.exit, out: `${report.lines.join('\n')}\n` }
}

async function reportOf(args: readonly string[], tool: Tool): Promise<Report> {
  if (args.length === 0 || args.some((arg) => arg === 'help' || arg === '--help' || arg === '-h')) return help()
  try {
    const command = commandOf(args)
    return await command.run(callOf(command, args.slice(command.name.split(' ').length)), tool)
  } catch (error) {
    const refused = refusalOf(error, tool)
    if (refused === undefined) throw error
    return refused
  }
}

function commandOf(args: readonly string[]): Command {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word))
  if (command === undefined) throw new UsageError(`Böyle bir komut yok: ${args.slice(0, 2).join(' ')}`)
  return command
}

function callOf(
  { name, usage, options = {}, operands = { least: 0, most: 0 } }: Command,
  args: readonly string[],
): Call {
  const hint = `Kullanım: ${OFFICE_COMMAND} ${name} ${usage}`.trimEnd()
  try {
    const parsed = parseArgs({ args: valuesJoined(args, options), options, allowPositionals: true })
    const { values, positionals } = parsed
    if (positionals.length < operands.least || positionals.length > operands.most) throw new UsageError(hint)
    return {
      options: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, single(value)])),
      operands: positionals,
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UsageError(hint, { cause: error })
    throw error
  }
}

/** "--buy -0,05" to "--buy=-0,05": a margin below zero is no option. */
function valuesJoined(args: readonly string[], options: NonNullable<Command['options']>): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const takesText = options[before.replace(/^--/, '')]?.type === 'string'
    if (takesText && /^-[%\d]/.test(arg)) joined.splice(-1, 1, `${before}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

function single(value: unknown): string | boolean | undefined {
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'Bu dosya zaten var, üzerine yazılmadı',
  ENOSPC: 'Disk dolu, yazılamadı',
  EACCES: 'Yetki yok, dosyaya erişilemedi',
  EPERM: 'Yetki yok, dosyaya erişilemedi',
}

/** What people can put right; anything else is a bug and keeps its stack. */
function refusalOf(error: unknown, tool: Tool): Report | undefined {
  if (error instanceof UsageError) {
    return {
      exit: 2,
      data: { error: 'usage', reason: error.message },
      lines: [error.message, `Yardım: ${OFFICE_COMMAND} help`],
    }
  }
  if (error instanceof StartRefused)
    return { exit: 1, data: { error: 'refused', reasons: error.lines }, lines: error.lines }
  if (error instanceof StoreFailure) {
    const { code, message, damaged, lacksRoom } = error
    const words = lacksRoom ? 'disk dolu; hiçbir şey yazılmadı' : message
    return {
      exit: 1,
      data: { error: code, reason: message },
      lines: [`Veritabanı: ${words} (${code})`, ...(damaged ? [restoreHint(settingsOf(tool).store)] : [])],
    }
  }
  if (error instanceof Error && 'code' in error && 'path' in error) {
    const reason = FILE_REASONS[String(error.code)] ?? 'Dosyaya erişilemedi'
    return { exit: 1, data: { error: error.code, file: error.path }, lines: [`${reason}: ${String(error.path)}`] }
  }
  return undefined
}

function help(): Report {
  const lines = [
    'Kurum aracı: sunucu çalışırken de kullanılabilir.',
    '',
    `Kullanım: ${OFFICE_COMMAND} KOMUT [SEÇENEKLER]`,
    '',
    ...COMMANDS.flatMap(({ name, usage, summary }) => [`  ${`${name} ${usage}`.trimEnd()}`, `      ${summary}`]),
    '',
    'Her komuta eklenebilir:',
    '  --json',
    '      Çıktıyı programların okuyabileceği biçimde verir (npm ile: npm -s run office -- …).',
    '',
    'Dosyalar bulunduğunuz klasöre göredir; DOSYA yerine “-” yazılırsa girdi okunur ya da çıktıya yazılır.',
    '',
    'Çıkış kodu: 0 yolunda, 1 bir sorun var, 2 komut anlaşılmadı; status için 0 iyi, 1 aksıyor, 2 kötü.',
  ]
  const commands = COMMANDS.map(({ name, usage, summary }) => ({ name, usage, summary }))
  return { exit: 0, data: { commands }, lines }
}
