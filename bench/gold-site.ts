import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { withGold } from '../test/fakes/gold-office.ts'

const SAMPLE = resolve(import.meta.dirname, '../office/office.yaml')

/** Starts the built site of an office with a gold board. */
export async function startGoldSite(settings: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gold-site-'))
  const file = join(folder, 'office.yaml')
  writeFileSync(file, withGold(readFileSync(SAMPLE, 'utf8'), 'altin:\n  alinip_satilan: hepsi\n'))
  const site = await startBuiltSite({ ...settings, OFFICE_FILE: file })
  return {
    ...site,
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
