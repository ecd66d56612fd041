import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSettings } from '../../src/server/settings/open-settings.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { fakeClock } from './clock.ts'
import { silentLog } from './recorded-log.ts'

export const SAMPLE_OFFICE = readFileSync('office/office.yaml', 'utf8')

/** Creates the database of a site that has started once with this office file. */
export async function importOffice(
  storeFile: string,
  text = SAMPLE_OFFICE,
  now = Date.UTC(2026, 7, 3, 6),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'imported-office-'))
  try {
    const officeFile = join(folder, 'office.yaml')
    await writeFile(officeFile, text)
    await using store = await openSqlite(storeFile, { thread: "caller's" })
    const settings = { dataDir: folder, officeFile, market: { kind: 'demo' } } as const
    await using _opened = await openSettings({ store, settings, clock: fakeClock(now), log: silentLog })
  } finally {
    await rm(folder, { recursive: true })
  }
}
