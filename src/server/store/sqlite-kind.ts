import type Database from 'better-sqlite3'
import type { StoreKind } from '../runtime/index.ts'
import { StoreFailure } from './store-failure.ts'

interface Look {
  /** SQLite's application_id: "Ang", and a number that is never given to another kind. */
  readonly mark: number
  readonly words: string
}

const LOOKS: Readonly<Record<StoreKind, Look>> = {
  office: { mark: 0x41_6e_67_01, words: 'kurumun kayıtları' },
  demo: { mark: 0x41_6e_67_02, words: 'örnek veriler' },
  'demo-market': { mark: 0x41_6e_67_03, words: 'örnek piyasa' },
  'demo-bank': { mark: 0x41_6e_67_04, words: 'örnek TCMB bülteni' },
}

const FOREIGN = 'başka bir programın verileri'

/** Marks a new database, or one of a release that marked none, as `kind`; throws a `StoreFailure` where it is something else. */
export function settleKind(database: Database.Database, kind: StoreKind): void {
  assertKind(database, kind)
  const { mark } = LOOKS[kind]
  if (markOf(database) !== mark) database.pragma(`application_id = ${mark}`)
}

function markOf(database: Database.Database): number {
  return Number(database.pragma('application_id', { simple: true }))
}

/** The same, and leaves it unmarked. */
export function assertKind(database: Database.Database, kind: StoreKind): void {
  const mark = markOf(database)
  if (mark === LOOKS[kind].mark) return
  const found =
    mark === 0
      ? contradiction(database, kind)
      : (Object.values(LOOKS).find((look) => look.mark === mark)?.words ?? FOREIGN)
  if (found !== null) throw new StoreFailure('OTHER_KIND', found)
}

/** What an unmarked database shows itself to hold, where that is not `kind`: one market's prices and the other's never share a file. */
function contradiction(database: Database.Database, kind: StoreKind): string | null {
  const tables = database.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  if (tables.length === 0) return null
  if (!tables.some(({ name }) => name === 'days')) return FOREIGN
  const isReal = kind === 'office' || kind === 'demo-bank'
  const others = database.prepare('SELECT 1 FROM days WHERE source = ? LIMIT 1').all(isReal ? 'demo' : 'office')
  return others.length === 0 ? null : LOOKS[isReal ? 'demo' : 'office'].words
}
