import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { buffer } from 'node:stream/consumers'

/** Where the command was typed: file names are relative to it. */
export interface Caller {
  readonly folder: string
  /** What is piped in, for "-" in the place of a file. */
  readonly piped: () => Promise<Uint8Array>
}

const NO_CALLER: Caller = { folder: '.', piped: () => Promise.resolve(Buffer.alloc(0)) }

type Variables = Readonly<Record<string, string | undefined>>

/** angun-office and npm change to the program's folder, and say in a variable where they came from. */
export function callerHere({ ANGUN_CWD: from = '', INIT_CWD: npmFrom = '' }: Variables): Caller {
  return { folder: from || npmFrom || '.', piped: () => buffer(process.stdin) }
}

/** In the place of a file: stdin or stdout. */
export const PIPE = '-'

export function callerPath(operand: string, caller: Caller = NO_CALLER): string {
  return resolve(caller.folder, operand)
}

/** In which other files are looked for that a given one names. */
export function folderOf(operand: string, caller: Caller = NO_CALLER): string {
  return operand === PIPE ? caller.folder : dirname(callerPath(operand, caller))
}

export function nameOf(operand: string, caller?: Caller): string {
  return operand === PIPE ? 'verilen metin' : callerPath(operand, caller)
}

export function bytesOf(operand: string, caller: Caller = NO_CALLER): Promise<Uint8Array> {
  return operand === PIPE ? caller.piped() : readWhole(callerPath(operand, caller))
}

/** A folder is opened without complaint, and the failure to read it does not name it. */
function readWhole(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { path }) : error
  })
}

export async function inputText(operand: string, caller?: Caller): Promise<string> {
  return Buffer.from(await bytesOf(operand, caller)).toString()
}

export interface Operator {
  /** By login; null: nobody knows. */
  readonly by: string | null
  /** Shows the lines on the terminal and asks for a yes; null: there is no terminal. */
  readonly ask: ((lines: readonly string[]) => Promise<boolean>) | null
}

export const NO_PERSON: Operator = { by: null, ask: null }

/** `sudo` sets SUDO_USER itself, whatever the caller's environment held. */
export function personHere({ SUDO_USER: caller = '' }: Variables, args: readonly string[]): Operator {
  const terminal = process.stdin.isTTY && process.stdout.isTTY && !args.includes('--json')
  return { by: /^[\w.@-]{1,64}$/.test(caller) ? caller : loginHere(), ask: terminal ? askHere : null }
}

function loginHere(): string | null {
  try {
    return userInfo().username
  } catch {
    // A user without an entry, as in a container.
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
