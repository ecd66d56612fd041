import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { fileErrorText } from '../text/index.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** The sources of settings. Variables of the process take precedence. */
export interface Environment {
  readonly process?: Variables
  /** The variables of `.env` in the working directory, which contains only settings. */
  readonly file?: Variables
}

/** The name of the operator's tool on this machine. An installation sets it in the environment. */
export const OFFICE_COMMAND = process.env['ANGUN_OFFICE'] ?? 'npm run office --'

/** Replaces "angun-office" at the start of a command by the name under which the operator runs the tool. */
export function operatorCommand(command: string): string {
  return command.replace(/^angun-office\b/, OFFICE_COMMAND)
}

export function processVariables(): Variables {
  return process.env
}

/** Throws `StartRefused` if `.env` exists but can't be read, because its settings must not be ignored. */
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

/** A start or a command cannot continue. The error has one Turkish line per mistake. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Variables with a value. An empty value is treated as unset, because service managers write it so. */
type GivenVariables = Readonly<Record<string, string>>

export function withoutEmpty(variables: Environment['file'] = {}): GivenVariables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value]],
    ),
  )
}
