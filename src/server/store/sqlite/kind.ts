import type Database from 'better-sqlite3'
import type { StoreKind } from '../../runtime/index.ts'
import { StoreFailure } from '../store-failure.ts'

interface KindName {
  /** SQLite's application_id: "Ang", and a number that is never given to another kind. */
  readonly id: number
  readonly words: string
}

const KINDS: Readonly<Record<StoreKind, KindName>> = {
  office: { id: 0x41_6e_67_01, words: 'kurumun kayıtları' },
  demo: { id: 0x41_6e_67_02, words: 'örnek veriler' },
  'demo-market': { id: 0x41_6e_67_03, words: 'örnek piyasa' },
  'demo-bank': { id: 0x41_6e_67_04, words: 'örnek TCMB bülteni' },
}

const FOREIGN = 'başka bir programın verileri'

/** Makes a new database one of `kind`; throws a `StoreFailure` where it is something else. */
export function settleKind(database: Database.Database, kind: StoreKind): void {
  assertKind(database, kind)
  const { id } = KINDS[kind]
  if (idOf(database) !== id) database.pragma(`application_id = ${id}`)
}

/** The same, and leaves a new one as it is: prices that are invented and real ones never share a file. */
export function assertKind(database: Database.Database, kind: StoreKind): void {
  const id = idOf(database)
  if (id === KINDS[kind].id || (id === 0 && isEmpty(database))) return
  throw new StoreFailure('OTHER_KIND', Object.values(KINDS).find((each) => each.id === id)?.words ?? FOREIGN)
}

function idOf(database: Database.Database): number {
  return Number(database.pragma('application_id', { simple: true }))
}

function isEmpty(database: Database.Database): boolean {
  return database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0
}
