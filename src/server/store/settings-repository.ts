import { sql } from 'kysely'
import { readStoredSettings } from '#contract/settings/parse-settings.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { Row } from './schema/tables.ts'
import type { FilesStore, HaltStore, PastHalt, SettingsStore, SettingsVersion } from './settings-store.ts'
import { locally, query, read, type SqlRunner, write, writeReturning } from './sql.ts'
import { StoreFailure } from './store-failure.ts'

const VERSION_COLUMNS = ['number', 'at', 'by', 'via', 'reason', 'patch'] as const

export function settingsRepository(runner: SqlRunner): SettingsStore {
  return {
    async addSettings(after, { document, patch, ...version }, keep) {
      const texts = { patch: JSON.stringify(patch), document: JSON.stringify(document) }
      // One of two simultaneous inserts gets the number.
      const insert = query
        .insertInto('settings')
        .values({ number: after + 1, ...version, ...texts })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('number')
      const [added] = await writeReturning(runner, locally(runner, insert))
      if (added === undefined) return null
      await write(runner, locally(runner, query.deleteFrom('settings').where('number', '<=', added.number - keep)))
      return added.number
    },
    async settingsVersions(limit) {
      const newest = query.selectFrom('settings').select(VERSION_COLUMNS).orderBy('number', 'desc').limit(limit)
      return (await read(runner, newest)).map(versionOf)
    },
    async settingsDocument(number) {
      const asked = query.selectFrom('settings').select(['number', 'document'])
      const one = number === undefined ? asked.orderBy('number', 'desc').limit(1) : asked.where('number', '=', number)
      const [row] = await read(runner, one)
      return row === undefined ? null : { number: row.number, document: documentIn(row) }
    },
  }
}

function versionOf({ patch, ...row }: Omit<Row<'settings'>, 'document'>): SettingsVersion {
  return { ...row, patch: patchIn(patch) }
}

/** A document may be of an older release, or of a newer one after a return to this release. */
function documentIn({ number, document }: Pick<Row<'settings'>, 'number' | 'document'>): OfficeSettings {
  const parsed = readStoredSettings(JSON.parse(document))
  if (!parsed.ok) throw StoreFailure.ofSettings(number, parsed.error)
  return parsed.value
}

function patchIn(json: string): SettingsChange[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the values are unknown
  return JSON.parse(json) as SettingsChange[]
}

export function filesRepository(runner: SqlRunner): FilesStore {
  return {
    async keepFile(hash, bytes) {
      const insert = query.insertInto('files').values({ hash, bytes })
      await write(
        runner,
        insert.onConflict((conflict) => conflict.column('hash').doNothing()),
      )
    },
    async file(hash) {
      const [row] = await read(runner, query.selectFrom('files').select('bytes').where('hash', '=', hash))
      return row?.bytes ?? null
    },
  }
}

const HALTS = query.selectFrom('halts').selectAll()

export function haltRepository(runner: SqlRunner): HaltStore {
  return {
    async halts() {
      const rows = await read(runner, HALTS.where('ended_at', 'is', null).orderBy('since'))
      const byCode = new Map(rows.toReversed().map((row) => [row.code, row]))
      return INSTRUMENT_IDS.flatMap((id) => {
        const row = byCode.get(id)
        if (row === undefined) return []
        const { code, since, by, reason } = row
        return [{ code, since, by, reason }]
      })
    },
    async addHalts(halts) {
      const inserts = halts.map(({ code, since, by, reason }) => {
        const isHalted = query.selectFrom('halts').select('code').where('code', '=', code).where('ended_at', 'is', null)
        const values = query
          .selectNoFrom([
            sql<typeof code>`cast(${code} as text)`.as('code'),
            sql<number>`cast(${since} as bigint)`.as('since'),
            sql<string | null>`cast(${by} as text)`.as('by'),
            sql<string | null>`cast(${reason} as text)`.as('reason'),
          ])
          .where((is) => is.not(is.exists(isHalted)))
        const insert = query
          .insertInto('halts')
          .columns(['code', 'since', 'by', 'reason'])
          .expression(values)
          // A price may be halted, resumed and halted again within a millisecond.
          .onConflict((conflict) => conflict.columns(['code', 'since']).doUpdateSet({ ended_at: null, ended_by: null }))
        return locally(runner, insert)
      })
      await write(runner, ...inserts)
    },
    async endHalts(codes, at, by) {
      const end = query
        .updateTable('halts')
        .set({ ended_at: at, ended_by: by })
        .where('code', 'in', codes)
        .where('ended_at', 'is', null)
      await write(runner, locally(runner, end))
    },
    async pastHalts(limit) {
      const newest = HALTS.orderBy(sql`coalesce(ended_at, since)`, 'desc').limit(limit)
      return (await read(runner, newest)).map(({ ended_at, ended_by, ...halt }): PastHalt => {
        return { ...halt, endedAt: ended_at, endedBy: ended_by }
      })
    },
  }
}
