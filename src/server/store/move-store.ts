import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseAddress, StartRefused, type StoreKind, storeKindOf, type StorePlace } from '../runtime/index.ts'
import { MOVED_TABLES, type MovedTable, type MoveReader, type MoveSource, type MoveTarget } from './move-end.ts'
import { storable } from './sql.ts'
import { sqliteSource, sqliteTarget } from './sqlite/sqlite-move.ts'
import { refusing } from './store-refusal.ts'

interface MovedSum {
  readonly table: string
  readonly rows: number
  /** A hash of all cells in the order of the key. */
  readonly sha256: string
  /** The last assigned number; null if the table assigns none. */
  readonly last: number | null
}

/** `already` means that the target had the same rows before. */
export interface Move {
  readonly kind: 'moved' | 'already'
  readonly tables: readonly MovedSum[]
}

export interface MoveFailure {
  /**
   * `in-use`: another process uses `place`. `misnamed`: the name of the file does not match its kind of data.
   * `not-empty`: the target has other data. `differs`: the copied rows differ from the source.
   */
  readonly kind: 'in-use' | 'misnamed' | 'not-empty' | 'differs'
  readonly place: StorePlace
}

export type MoveTo =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'database'; readonly address: DatabaseAddress }

/**
 * Copies an unused store into an empty one, reads it back, and keeps it only if every table has the same rows. A failed
 * move leaves nothing behind, and the source stays as it is. Rejects with `StartRefused`.
 */
export async function moveStore(from: StorePlace, there: MoveTo): Promise<Result<Move, MoveFailure>> {
  const holds = from.kind === 'file' ? (storeKindOf(from.file) ?? 'office') : from.holds
  const to: StorePlace = there.kind === 'file' ? there : { ...there, holds }
  if (to.kind === 'file' && storeKindOf(to.file) !== holds) return fail({ kind: 'misnamed', place: to })
  await using source = await refusing(from, () => sourceAt(from, holds))
  if (source === null) return fail({ kind: 'in-use', place: from })
  return await refusing(to, () => into(source, { from, to, holds }))
}

interface Ends {
  readonly from: StorePlace
  readonly to: StorePlace
  readonly holds: StoreKind
}

async function into(source: MoveSource, { from, to, holds }: Ends): Promise<Result<Move, MoveFailure>> {
  await using target = await targetAt(to, holds)
  if (target === null) return fail({ kind: 'in-use', place: to })
  if (to.kind === 'file' && existsSync(to.file)) return fail({ kind: 'not-empty', place: to })
  const present = await sumsOf(target)
  if (present.some(({ rows }) => rows > 0)) {
    const tables = await sumsOf(source)
    return same(present, tables) ? ok({ kind: 'already', tables }) : fail({ kind: 'not-empty', place: to })
  }
  const tables = await sumsOf(source, target)
  if (!same(await sumsOf(target), tables)) return fail({ kind: 'differs', place: to })
  // Rows that are written to the source now would not be moved.
  if (await source.isUsed()) return fail({ kind: 'in-use', place: from })
  await target.finish()
  return ok({ kind: 'moved', tables })
}

/** Computes the sums of all tables, and writes the rows to `target` if it is given. */
async function sumsOf(end: MoveReader, target?: MoveTarget): Promise<MovedSum[]> {
  const sums: MovedSum[] = []
  for (const table of MOVED_TABLES) {
    const sum = await sumOf(end, table, target)
    if (sum.last !== null) await target?.setLastNumber(table, sum.last)
    sums.push(sum)
  }
  return sums
}

async function sumOf(end: MoveReader, table: MovedTable, target?: MoveTarget): Promise<MovedSum> {
  const hash = createHash('sha256')
  let count = 0
  for await (const batch of end.rows(table)) {
    const rows = batch.map((row) => row.map((cell) => storable(cell)))
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
    count += rows.length
    await target?.add(table, rows)
  }
  const last = table.numbered ? await end.lastNumber(table) : null
  return { table: table.name, rows: count, sha256: hash.digest('hex'), last }
}

function same(one: readonly MovedSum[], other: readonly MovedSum[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function sourceAt(place: StorePlace, holds: StoreKind): Promise<MoveSource | null> {
  if (place.kind === 'database')
    return (await import('./postgres/postgres-move.ts')).postgresSource(place.address, holds)
  if (!existsSync(place.file)) throw new StartRefused([`Veritabanı henüz yok: ${place.file}`])
  return sqliteSource(place.file, holds)
}

async function targetAt(place: StorePlace, holds: StoreKind): Promise<MoveTarget | null> {
  if (place.kind === 'database')
    return (await import('./postgres/postgres-move.ts')).postgresTarget(place.address, holds)
  return sqliteTarget(place.file, holds)
}
