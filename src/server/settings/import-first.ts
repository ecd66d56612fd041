import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OFFICE_COMMAND, type Settings, StartRefused, type Runtime } from '../runtime/index.ts'
import { type FilesStore, type HaltStore, type SettingsStore, StoreFailure } from '../store/index.ts'
import { fileErrorText } from '../text/index.ts'
import { importedChanges } from './imported-changes.ts'
import { marketRefusal } from './market-refusal.ts'
import { filesIn } from './picture-file.ts'
import { MAX_VERSIONS } from './settings-changes.ts'
import { mistakeText } from './settings-text.ts'
import { readOfficeFile } from './yaml/read-office-file.ts'
import { lineNoteText } from './yaml/yaml-document.ts'

interface ImportDeps extends Runtime {
  readonly store: SettingsStore & HaltStore & FilesStore
  readonly settings: Pick<Settings, 'officeFile' | 'market'>
}

/**
 * The first start imports the office file as version 1, with its halts. If several replicas start simultaneously, one
 * imports. Rejects with `StartRefused`, which has each mistake with its line, without a valid file. A later start needs
 * no file, and logs one line if the file differs from the last import.
 */
export async function importFirst(deps: ImportDeps): Promise<void> {
  const { store, settings, clock, log } = deps
  const { officeFile, market } = settings
  if ((await store.settingsDocument()) !== null) return logDifference(deps)
  const text = await readFile(officeFile, 'utf8').catch((error: unknown) => {
    throw new StartRefused([`Kurum dosyası okunamadı: ${officeFile} (${fileErrorText(error)})`])
  })
  const parsed = await readOfficeFile(text, filesIn(dirname(officeFile)))
  if (!parsed.ok) throw new StartRefused(parsed.error.map((mistake) => `${officeFile}, ${lineNoteText(mistake)}`))
  const { settings: document, picture, halted } = parsed.value
  const refusal = marketRefusal(document, market).filter(({ kind }) => kind === 'sample-beside-real-prices')
  if (refusal.length > 0) throw new StartRefused(refusal.map((mistake) => mistakeText(mistake)))
  const at = clock.now()
  if (picture !== null) await store.keepFile(picture.picture.hash, picture.bytes)
  // Halts are stored before the version, so that no replica starts in between and shows a price.
  await store.addHalts(halted.map((code) => ({ code, since: at, by: null, reason: null, act: 'first-import' })))
  const version = { at, by: null, via: 'import', reason: null, patch: [], document } as const
  const number = await store.addSettings(0, version, MAX_VERSIONS)
  if (number !== null) log.info({ file: officeFile }, 'office file imported')
}

/** Logs one line; a difference never stops a start. A missing file is not a difference. */
async function logDifference({ store, settings: { officeFile: file }, log }: ImportDeps): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return
  const last = (await store.settingsVersions(MAX_VERSIONS)).find(({ via }) => via === 'import')
  // A damaged old version must not stop the start either.
  const imported = last === undefined ? null : await StoreFailure.replacedBy(null, store.settingsDocument(last.number))
  const parsed = await readOfficeFile(text, filesIn(dirname(file)), imported?.document.licence.picture)
  const command = `${OFFICE_COMMAND} import ${file}`
  if (!parsed.ok) {
    log.warn(
      { file, mistakes: parsed.error.length, command },
      'the office file has mistakes; the stored settings are in force',
    )
    return
  }
  if (imported !== null && importedChanges(imported, parsed.value.settings).length > 0)
    log.warn({ file, command }, 'the office file differs from the last import; the stored settings are in force')
}
