import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { buffer } from 'node:stream/consumers'

/** Who calls: files are theirs, wherever the tool itself stands. */
export interface Caller {
  /** What files are named from. */
  readonly folder: string
  /** What is piped in, for "-" in the place of a file. */
  readonly piped: () => Promise<Uint8Array>
}

const NO_CALLER: Caller = { folder: '.', piped: () => Promise.resolve(Buffer.alloc(0)) }

type Variables = Readonly<Record<string, string | undefined>>

/** The person at this process: angun-office and npm go to the program's own folder, and say where they came from. */
export function callerHere({ ANGUN_CWD: from = '', INIT_CWD: npmFrom = '' }: Variables): Caller {
  return { folder: from || npmFrom || '.', piped: () => buffer(process.stdin) }
}

/** In the place of a file: what is piped in is read, and what is written goes out as it is. */
export const PIPE = '-'

/** The file that the caller means. */
export function placeOf(operand: string, caller: Caller = NO_CALLER): string {
  return resolve(caller.folder, operand)
}

/** As reports call it. */
export function nameOf(operand: string, caller?: Caller): string {
  return operand === PIPE ? 'verilen metin' : placeOf(operand, caller)
}

/** What it holds, or what is piped in. */
export function bytesOf(operand: string, caller: Caller = NO_CALLER): Promise<Uint8Array> {
  return operand === PIPE ? caller.piped() : readFile(placeOf(operand, caller))
}

/** Who is at the other end of a command. */
export interface Person {
  /** By login; null: nobody knows. */
  readonly by: string | null
  /** Shows the lines on the terminal and asks whether it shall be; null: there is none. */
  readonly ask: ((lines: readonly string[]) => Promise<boolean>) | null
}

/** Nobody, and no terminal. */
export const NO_PERSON: Person = { by: null, ask: null }

/** The person at this process. `sudo` itself says whom it let in, whatever stood in the caller's environment. */
export function personHere({ SUDO_USER: caller = '' }: Variables, args: readonly string[]): Person {
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
