import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Owner } from './programs.ts'

export const SUPERUSER = { name: 'postgres', password: 'geheim-0-gizli' } as const

/** The user, folder and environment of PostgreSQL's programs. */
export interface ClusterOptions extends Partial<Owner> {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

const TEMPLATES = resolve('node_modules/.cache/postgres')

/** Creates a data folder with passwords. It copies a template that the first run created, which is ten times faster. */
export function newCluster(bin: string, data: string, around: ClusterOptions): void {
  const access = ['-A', 'scram-sha-256', '-U', SUPERUSER.name, '-E', 'UTF8', '--locale=C']
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { ...around, encoding: 'utf8' })
  const of = [version, around.uid ?? process.getuid?.(), SUPERUSER.password, ...access].join('\n')
  const template = join(TEMPLATES, createHash('sha256').update(of).digest('hex').slice(0, 12))
  if (existsSync(template)) {
    execFileSync('cp', ['-a', template, data])
    return
  }
  const passwordFile = join(around.cwd, 'password')
  writeFileSync(passwordFile, SUPERUSER.password)
  const flags = ['-D', data, '-N', '--pwfile', passwordFile, ...access]
  execFileSync(join(bin, 'initdb'), flags, { ...around, stdio: 'pipe' })
  keepTemplate(data, template)
}

/** Stores a template. If several processes do this at once, the first one wins. */
function keepTemplate(data: string, template: string): void {
  mkdirSync(TEMPLATES, { recursive: true })
  const mine = `${template}-${process.pid}`
  execFileSync('cp', ['-a', data, mine])
  try {
    renameSync(mine, template)
  } catch {
    rmSync(mine, { recursive: true })
  }
}

/** Creates the data folder of a streaming standby of the server at `port`. Needs pg_basebackup. */
export function standbyCluster(bin: string, data: string, port: number, around: ClusterOptions): void {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', SUPERUSER.name]
  const env = { ...around.env, PGPASSWORD: SUPERUSER.password }
  execFileSync(join(bin, 'pg_basebackup'), ['-D', data, '-R', '-N', '-c', 'fast', '-X', 'stream', ...from], {
    ...around,
    env,
    stdio: 'pipe',
  })
}
