import { readFile } from 'node:fs/promises'
import type { Settings, Surroundings } from '../runtime/index.ts'
import { StartRefused } from '../runtime/index.ts'
import type { HaltStore, SettingsStore } from '../store/index.ts'
import { fileErrorText } from '../text/index.ts'
import { marketRefusal } from './market-refusal.ts'
import { parseOfficeFile } from './office-file-import.ts'
import { MAX_VERSIONS } from './settings-changes.ts'
import { mistakeText } from './settings-text.ts'

interface ImportDeps extends Surroundings {
  readonly store: SettingsStore & HaltStore
  readonly settings: Pick<Settings, 'officeFile' | 'market'>
}

/**
 * The first start makes version 1 of the office file, and halts what the file halts. Of several replicas that start at
 * the same moment one does. Rejects with `StartRefused` and each mistake by its line if there is no sound file.
 */
export async function importFirst({ store, settings, clock, log }: ImportDeps): Promise<void> {
  const { officeFile, market } = settings
  if ((await store.settingsDocument()) !== null) return
  const text = await readFile(officeFile, 'utf8').catch((error: unknown) => {
    throw new StartRefused([`Kurum dosyası okunamadı: ${officeFile} (${fileErrorText(error)})`])
  })
  const parsed = parseOfficeFile(text)
  if (!parsed.ok) throw new StartRefused(parsed.error.map((mistake) => `${officeFile}, ${mistake}`))
  const { settings: document, halted } = parsed.value
  const refusal = marketRefusal(document, market).filter(({ kind }) => kind === 'sample-beside-real-prices')
  if (refusal.length > 0) throw new StartRefused(refusal.map((mistake) => mistakeText(mistake)))
  const at = clock.now()
  // Before the version, so that no replica starts between the two and shows a price.
  await store.addHalts(halted.map((code) => ({ code, since: at, by: null, reason: null })))
  const version = { at, by: null, via: 'import', reason: null, patch: [], document } as const
  const number = await store.addSettings(0, version, MAX_VERSIONS)
  if (number !== null) log.info({ file: officeFile }, 'office file imported')
}
