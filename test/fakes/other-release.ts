import Database from 'better-sqlite3'
import type { Fields } from '../../src/contract/json.ts'
import type { SettingsChange } from '../../src/contract/settings/settings-patch.ts'
import type { ChangeWay, SettingsStore } from '../../src/server/store/settings-store.ts'

interface OtherVersion {
  /** The number of the version before. */
  readonly after: number
  /** A document of any shape. */
  readonly document: Fields
  readonly via?: ChangeWay
  readonly patch?: readonly SettingsChange[]
}

/** Stores a version as another release would. */
export async function addOtherVersion(
  store: Pick<SettingsStore, 'addSettings'>,
  { after, document, via = 'panel', patch = [] }: OtherVersion,
): Promise<void> {
  await store.addSettings(after, { at: 1, by: null, via, reason: null, patch, document }, 500)
}

/** Stores a version in a database file whose document is cut off. */
export function addDamagedVersion(file: string, after: number, via: ChangeWay = 'panel'): void {
  const database = new Database(file)
  database
    .prepare(
      "INSERT INTO settings (number, at, by, via, reason, patch, document) VALUES (?, 1, NULL, ?, NULL, '[]', '{')",
    )
    .run(after + 1, via)
  database.close()
}
