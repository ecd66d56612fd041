import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'

/** Who is at the other end of a command. */
export interface Person {
  /** By login; null: nobody knows. */
  readonly by: string | null
  /** Shows the lines on the terminal and asks whether it shall be; null: there is none. */
  readonly ask: ((lines: readonly string[]) => Promise<boolean>) | null
}

export const NOBODY: Person = { by: null, ask: null }

/** The person at this process. `sudo` itself says whom it let in, whatever stood in the caller's environment. */
export function personHere(
  { SUDO_USER: caller = '' }: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Person {
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
