import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { buffer } from 'node:stream/consumers'
import { commandAuthor } from '#contract/command-author.ts'

/** A command resolves file names relative to `folder`, the caller's working folder. */
export interface Caller {
  readonly folder: string
  /** Reads stdin, which the user selects with "-" instead of a file name. */
  readonly piped: () => Promise<Uint8Array>
}

type Variables = Readonly<Record<string, string | undefined>>

/** angun-office and npm change to the program's folder and pass the caller's folder in a variable. */
export function callerHere({ ANGUN_CWD: from = '', INIT_CWD: npmFrom = '' }: Variables): Caller {
  return { folder: from || npmFrom || '.', piped: () => buffer(process.stdin) }
}

/** As a file name, "-" means stdin for reading and stdout for writing. */
export const PIPE = '-'

export function callerPath(operand: string, caller: Caller): string {
  return resolve(caller.folder, operand)
}

/** Returns the folder to which file names inside the given file are relative. */
export function folderOf(operand: string, caller: Caller): string {
  return operand === PIPE ? caller.folder : dirname(callerPath(operand, caller))
}

export function nameOf(operand: string, caller: Caller): string {
  return operand === PIPE ? 'verilen metin' : callerPath(operand, caller)
}

export function bytesOf(operand: string, caller: Caller): Promise<Uint8Array> {
  return operand === PIPE ? caller.piped() : readWhole(callerPath(operand, caller))
}

/** Adds the path to the error: opening a folder succeeds, and the later read error does not name it. */
function readWhole(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { path }) : error
  })
}

export async function inputText(operand: string, caller: Caller): Promise<string> {
  return Buffer.from(await bytesOf(operand, caller)).toString()
}

export interface Operator {
  /** The login name, or the tool for an account of the machine. */
  readonly by: string
  /** Prints the lines and asks for a yes. Null means that no terminal is attached. */
  readonly ask: ((lines: readonly string[]) => Promise<boolean>) | null
}

/** SUDO_USER can be trusted, because `sudo` sets it itself and ignores the caller's environment. */
export function personHere({ SUDO_USER: caller = '' }: Variables, args: readonly string[]): Operator {
  const terminal = process.stdin.isTTY && process.stdout.isTTY && !args.includes('--json')
  const login = /^[\w.@-]{1,64}$/.test(caller) ? caller : loginHere()
  return { by: commandAuthor(login), ask: terminal ? askHere : null }
}

function loginHere(): string | null {
  try {
    return userInfo().username
  } catch {
    // A user can have no passwd entry, for example in a container.
    return null
  }
}

async function askHere(lines: readonly string[]): Promise<boolean> {
  process.stdout.write(`${lines.join('\n')}\n`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question('Yapılsın mı? [e/H] ')
    return /^e(?:vet)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}
