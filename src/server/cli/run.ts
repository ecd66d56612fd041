import { OFFICE_COMMAND, StartRefused } from '../runtime/index.ts'
import { failureHint, StoreFailure, storeFailureText } from '../store/index.ts'
import { fileErrorText } from '../text/index.ts'
import { optionLines, parseCall, usageOf } from './command-line.ts'
import { COMMANDS } from './command-list.ts'
import { type Command, done, refused, type Report, settingsOf, type Tool, UsageError } from './command.ts'
import { wrapped } from './terminal-text.ts'

export interface ToolAnswer {
  readonly exit: number
  readonly out: string
}

/** Runs one command line ("messages export --json"). Returns the text to print and the exit code. */
export async function runTool(args: readonly string[], tool: Tool): Promise<ToolAnswer> {
  const { exit, data, lines } = await reportOf(args, tool)
  const { columns } = process.stdout
  const text = (): string => lines.flatMap((line) => wrapped(line, columns)).join('\n')
  return { exit, out: `${args.includes('--json') ? JSON.stringify({ ok: exit === 0, ...data }, null, 2) : text()}\n` }
}

async function reportOf(args: readonly string[], tool: Tool): Promise<Report> {
  if (args.every((arg) => arg === '--help' || arg === '-h' || arg === '--json')) return help()
  try {
    const command = commandOf(args)
    const call = parseCall(command, args.slice(command.name.split(' ').length))
    return call === null ? helpOf(command) : await command.run(call, tool)
  } catch (error) {
    const refusal = error instanceof UsageError ? misunderstood(error) : refusalOf(error, tool)
    if (refusal === undefined) throw error
    return refusal
  }
}

/** Prefers the longer of two matching names: "people add" over "people". */
function commandOf(args: readonly string[]): Command {
  const [found] = COMMANDS.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word)).toSorted(
    (one, other) => other.name.length - one.name.length,
  )
  if (found === undefined) throw new UsageError(`Böyle bir komut yok: ${args.slice(0, 2).join(' ')}`)
  return found
}

function misunderstood({ message: reason }: UsageError): Report {
  return {
    exit: 2,
    data: { error: 'usage', reason },
    lines: [reason, `Yardım: ${OFFICE_COMMAND} --help`],
  }
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'Böyle bir dosya ya da klasör yok',
  ENOTDIR: 'Böyle bir dosya ya da klasör yok',
  EISDIR: 'Bu bir dosya değil, klasör',
  EEXIST: 'Bu dosya zaten var, üzerine yazılmadı',
  ENOSPC: 'Disk dolu, yazılamadı',
}

/** Reports failures that an operator can correct. Any other error is a bug and keeps its stack. */
function refusalOf(error: unknown, tool: Tool): Report | undefined {
  if (error instanceof StartRefused) return refused('refused', { reasons: error.lines }, error.lines)
  if (error instanceof StoreFailure) {
    const { code, message, lacksRoom } = error
    const words = lacksRoom ? `disk dolu; hiçbir şey yazılmadı (${code})` : storeFailureText(error)
    return refused(code, { reason: message }, `Veritabanı: ${words}`, failureHint(error, settingsOf(tool).store))
  }
  if (error instanceof Error && 'code' in error && 'path' in error) {
    const reason = FILE_REASONS[String(error.code)] ?? `Dosyaya erişilemedi, ${fileErrorText(error)}`
    return refused(String(error.code), { file: error.path }, `${reason}: ${String(error.path)}`)
  }
  return undefined
}

function summaryOf(command: Command) {
  return { name: command.name, usage: usageOf(command), summary: command.summary }
}

function helpOf(command: Command): Report {
  return done(
    { commands: [summaryOf(command)] },
    `Kullanım: ${OFFICE_COMMAND} ${usageOf(command)}`,
    '',
    command.summary,
    '',
    'Seçenekler:',
    optionLines(command),
  )
}

function help(): Report {
  const commands = COMMANDS.map(summaryOf)
  return done(
    { commands },
    'Kurum aracı: sunucu çalışırken de kullanılabilir.',
    '',
    `Kullanım: ${OFFICE_COMMAND} KOMUT [SEÇENEKLER]`,
    '',
    commands.flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
    '',
    `Bir komutun seçenekleri: ${OFFICE_COMMAND} KOMUT --help`,
    'Dosyalar bulunduğunuz klasöre göredir; DOSYA yerine “-” yazılırsa girdi okunur ya da çıktıya yazılır.',
    '',
    'Çıkış kodu: 0 yolunda, 1 bir sorun var, 2 komut anlaşılmadı ya da onay verilmedi; status için 0 iyi, 1 aksıyor, 2 kötü.',
  )
}
