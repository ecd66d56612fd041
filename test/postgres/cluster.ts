import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from './programs.ts'

export const SUPERUSER = { name: 'postgres', password: 'geheim-0-gizli' } as const

/** As whom PostgreSQL's programs run, and where. */
export interface Surroundings extends Partial<Owner> {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Data of their own, with passwords; what is there comes after them by the folder. */
export function newCluster(bin: string, data: string, around: Surroundings): void {
  const passwordFile = join(around.cwd, 'password')
  writeFileSync(passwordFile, SUPERUSER.password)
  const access = ['-A', 'scram-sha-256', '--pwfile', passwordFile, '-U', SUPERUSER.name, '-E', 'UTF8', '--locale=C']
  execFileSync(join(bin, 'initdb'), ['-D', data, '-N', ...access], { ...around, stdio: 'pipe' })
}

/** The data of a server that runs, as of now; it follows that server until it is promoted. Needs pg_basebackup. */
export function standbyCluster(bin: string, data: string, port: number, around: Surroundings): void {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', SUPERUSER.name]
  const env = { ...around.env, PGPASSWORD: SUPERUSER.password }
  execFileSync(join(bin, 'pg_basebackup'), ['-D', data, '-R', '-N', '-c', 'fast', '-X', 'stream', ...from], {
    ...around,
    env,
    stdio: 'pipe',
  })
}
