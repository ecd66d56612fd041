import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { fileErrorText } from '../text/index.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** Where settings are given. Those of the process win. */
export interface Environment {
  readonly process?: Variables
  /** Of `.env` in the working directory: it holds settings and nothing else. */
  readonly file?: Variables
}

/** How people call the operator's tool on this machine: the environment says so where it is installed. */
export const OFFICE_COMMAND = process.env['ANGUN_OFFICE'] ?? 'npm run office --'

export function processVariables(): Variables {
  return process.env
}

/** Throws `StartRefused` when there is a `.env` that can't be read: what it says may not be passed over. */
export function readEnvironment(file = '.env'): Environment {
  try {
    return { process: process.env, file: parseEnv(readFileSync(file, 'utf8')) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (code === 'ENOENT') return { process: process.env, file: {} }
    if (code === undefined) throw error
    throw new StartRefused([
      `Ayar dosyası okunamadı: ${resolve(file)}, ${fileErrorText(error)}. Siteyi çalıştıran kullanıcı onu okuyabilmelidir.`,
    ])
  }
}

/** A start or a command can't go on with what it was given. One line per mistake, in Turkish, for people. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Those that have a value: an empty one counts as unset, as service managers write it. */
type GivenVariables = Readonly<Record<string, string>>

export function withoutEmpty(variables: Environment['file'] = {}): GivenVariables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value]],
    ),
  )
}
