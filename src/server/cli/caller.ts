import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Who calls: files are theirs, wherever the tool itself stands. */
export interface Caller {
  /** What files are named from. */
  readonly folder: string
  /** What is piped in, for "-" in the place of a file. */
  readonly piped: () => Promise<Uint8Array>
}

const NOBODY: Caller = { folder: '.', piped: () => Promise.resolve(Buffer.alloc(0)) }

type Variables = Readonly<Record<string, string | undefined>>

/** The person at this process: angun-office and npm go to the program's own folder, and say where they came from. */
export function callerHere({ ANGUN_CWD: from = '', INIT_CWD: npmFrom = '' }: Variables): Caller {
  return { folder: from || npmFrom || '.', piped: () => buffer(process.stdin) }
}

/** In the place of a file: what is piped in is read, and what is written goes out as it is. */
export const PIPE = '-'

/** The file that the caller means. */
export function placeOf(operand: string, caller: Caller = NOBODY): string {
  return resolve(caller.folder, operand)
}

/** As reports call it. */
export function nameOf(operand: string, caller?: Caller): string {
  return operand === PIPE ? 'verilen metin' : placeOf(operand, caller)
}

/** What it holds, or what is piped in. */
export function bytesOf(operand: string, caller: Caller = NOBODY): Promise<Uint8Array> {
  return operand === PIPE ? caller.piped() : readFile(placeOf(operand, caller))
}
