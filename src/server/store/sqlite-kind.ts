import { basename } from 'node:path'
import type Database from 'better-sqlite3'
import { STORE_KINDS, type StoreKind, storeName } from '../run/door.ts'
import { StoreFailure } from './store-failure.ts'

/** SQLite's application_id: "Ang", and a number that is never given to another kind. */
const MARKS: Readonly<Record<StoreKind, number>> = {
  office: 0x41_6e_67_01,
  demo: 0x41_6e_67_02,
  'demo-market': 0x41_6e_67_03,
  'demo-bank': 0x41_6e_67_04,
}

const WORDS: Readonly<Record<StoreKind, string>> = {
  office: 'kurumun kayıtları',
  demo: 'örnek veriler',
  'demo-market': 'örnek piyasa',
  'demo-bank': 'örnek TCMB bülteni',
}

/** What the database at that place has to hold, by its name. */
export function kindOf(file: string): StoreKind | undefined {
  return STORE_KINDS.find((kind) => basename(file) === storeName(kind))
}

/** Marks a new database, or one of a release that marked none, as `kind`; throws a `StoreFailure` where it is something else. */
export function settleKind(database: Database.Database, kind: StoreKind): void {
  assertKind(database, kind)
  if (markOf(database) !== MARKS[kind]) database.pragma(`application_id = ${MARKS[kind]}`)
}

function markOf(database: Database.Database): number {
  return Number(database.pragma('application_id', { simple: true }))
}

/** The same, and leaves it unmarked. */
export function assertKind(database: Database.Database, kind: StoreKind): void {
  const mark = markOf(database)
  if (mark === MARKS[kind]) return
  const found =
    mark === 0 ? contradiction(database, kind) : (STORE_KINDS.find((other) => MARKS[other] === mark) ?? 'foreign')
  if (found !== null) {
    throw new StoreFailure('OTHER_KIND', found === 'foreign' ? 'başka bir programın verileri' : WORDS[found])
  }
}

/** What an unmarked database shows itself to be, where that is not `kind`: one market's prices and the other's never share a file. */
function contradiction(database: Database.Database, kind: StoreKind): StoreKind | 'foreign' | null {
  const tables = database.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  if (tables.length === 0) return null
  if (!tables.some(({ name }) => name === 'days')) return 'foreign'
  const isReal = kind === 'office' || kind === 'demo-bank'
  const others = database.prepare('SELECT 1 FROM days WHERE source = ? LIMIT 1').all(isReal ? 'demo' : 'office')
  return others.length === 0 ? null : isReal ? 'demo' : 'office'
}
