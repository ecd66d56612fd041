import { OFFICE_COMMAND } from '../runtime/index.ts'
import { type Caller, callerPath, PIPE } from './caller.ts'
import { refused, type Report, UsageError } from './command.ts'

/** The commands for PostgreSQL return this if the store is a file. */
export function inFile(): Report {
  const line =
    'DATABASE_URL verilmemiş: veriler DATA_DIR içindeki SQLite dosyasında; tablolarını ve yedeğini site kendisi hazırlar.'
  return refused('in-file', {}, line)
}

/** `backup` and `restore` return this if the store is PostgreSQL. */
export function inDatabase(): Report {
  return refused(
    'in-database',
    {},
    'Veriler PostgreSQL’de: yedeği orada alınır, oradan geri döner (pg_basebackup ya da pg_dump; docs/replicas.md, “Backup”).',
    `Yedek alındıktan sonra: ${OFFICE_COMMAND} database backed-up`,
  )
}

/** Returns the path of a backup. Rejects "-", because SQLite needs a file. */
export function databaseFile(operand: string, caller: Caller): string {
  if (operand === PIPE) throw new UsageError('Yedek bir dosyadır: “-” yerine adını verin.')
  return callerPath(operand, caller)
}
