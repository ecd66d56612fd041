import { isFields } from '#contract/json.ts'
import { readStoredSettings } from '#contract/settings/parse-settings.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import type { Row } from './schema/tables.ts'
import type { FilesStore, SettingsDocument, SettingsStore, SettingsVersion } from './settings-store.ts'
import { locally, query, read, type SqlRunner, write, writeIf } from './sql.ts'
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
      const old = query.deleteFrom('settings').where('number', '<=', after + 1 - keep)
      const added = await writeIf(runner, locally(runner, insert), locally(runner, old))
      return added === null ? null : after + 1
    },
    async settingsVersions(limit) {
      const newest = query.selectFrom('settings').select(VERSION_COLUMNS).orderBy('number', 'desc').limit(limit)
      return (await read(runner, newest)).map(versionOf)
    },
    async settingsDocument(number) {
      const asked = query.selectFrom('settings').select(['number', 'document'])
      const one = number === undefined ? asked.orderBy('number', 'desc').limit(1) : asked.where('number', '=', number)
      const [row] = await read(runner, one)
      return row === undefined ? null : documentIn(row)
    },
  }
}

function versionOf({ patch, ...row }: Omit<Row<'settings'>, 'document'>): SettingsVersion {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the values are unknown
  return { ...row, patch: jsonIn(patch, row.number) as SettingsChange[] }
}

/** A document may be of an older release, or of a newer one. */
function documentIn({ number, document: text }: Pick<Row<'settings'>, 'number' | 'document'>): SettingsDocument {
  const stored = jsonIn(text, number)
  if (!isFields(stored)) throw StoreFailure.damagedSettings(number)
  const { value: document, ...unreadable } = readStoredSettings(stored)
  return { number, document, stored, ...unreadable }
}

function jsonIn(text: string, number: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw StoreFailure.damagedSettings(number)
  }
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
