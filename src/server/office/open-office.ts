import { OFFICE_COMMAND, type Settings, StartRefused, type Surroundings } from '../runtime/index.ts'
import type { HaltStore, VersionStore } from '../store/index.ts'
import { followHalts, haltFile, type HaltList } from './halt-list.ts'
import { type OfficePlace, readFound, readText } from './office-file.ts'
import type { Office } from './office.ts'
import { sampleRefusal } from './refusals.ts'
import { databaseRepository, fileRepository, type OfficeRepository, type Reading, readingOf } from './repository.ts'
import { OfficeSource } from './source.ts'
import { allVersions, newestSound } from './versions.ts'
import type { FoundText } from './watch-file.ts'

/**
 * Opens the newest sound text, and what commands have halted besides. A start with a broken or missing text goes on
 * with the last good one. Rejects with `StartRefused`, one line per mistake, where there is none.
 */
export async function openOffice(
  settings: OfficePlace & Pick<Settings, 'store' | 'market'>,
  store: VersionStore & HaltStore,
  { clock, log }: Surroundings,
): Promise<OfficeSource> {
  const { officeFile, dataDir, market } = settings
  const unfit = (office: Office): readonly string[] => sampleRefusal(office.facts, market)
  const inFile = settings.store.kind === 'file'
  const repository = inFile ? fileRepository(settings, (work) => work(store), clock) : databaseRepository(store, clock)
  if (!inFile) await publishFirst(repository, officeFile, unfit)
  const list = haltFile(dataDir)
  if (inFile) {
    await adoptHalts(list, store, clock)
    await assertBroughtAlong(store, officeFile)
  }
  const shared = inFile ? [] : await store.halts()
  const found = await repository.find()
  const lastGood = async (mistakes: readonly string[]): Promise<Reading> => {
    const sound = await newestSound(store, repository.file, (office) => unfit(office).length === 0)
    if (sound === null && inFile) throw new StartRefused(fileRefusal(found, mistakes, officeFile))
    if (sound === null) throw new StartRefused(['Kurum dosyasının veritabanında geçerli bir sürümü yok:', ...mistakes])
    const event = { path: repository.file, mistakes, version: sound.version.number }
    log.error(event, 'office file has mistakes: the start goes on with the last good one')
    return { ...sound, text: sound.version.text }
  }
  const read = readingOf(found, officeFile)
  const mistakes = read.ok ? unfit(read.value.office) : read.error
  const reading = read.ok && mistakes.length === 0 ? read.value : await lastGood(mistakes)
  const versions = await allVersions(store)
  const halts = await followHalts(list, clock, log)
  const state = { repository, officeFile, found, reading, mistakes, halts, shared, versions, lastGood }
  return new OfficeSource({ ...state, clock, log })
}

/** Halts of a database that was moved into this store go on in the file. */
async function adoptHalts(list: HaltList, store: HaltStore, clock: Surroundings['clock']): Promise<void> {
  for (const { code, since, by } of await store.halts())
    if (await list.add([code], since, by)) await store.endHalts([code], clock.now(), null)
}

/** A text that came out of a database is newer than the file, which nobody read meanwhile: a halt may stand in it. */
async function assertBroughtAlong(store: VersionStore, officeFile: string): Promise<void> {
  const newest = (await newestSound(store, officeFile))?.version
  if (newest === undefined || newest.file !== null || newest.text === (await readText(officeFile))) return
  throw new StartRefused([
    `Kurum dosyası, veritabanından taşınan son metin değil: ${officeFile}`,
    `    Dosyada kalacak bir şey varsa kopyasını alın, sonra: ${OFFICE_COMMAND} undo ${newest.number} --yes`,
  ])
}

/** Of several replicas that start at once, one publishes the file's text as the first version. */
async function publishFirst(
  repository: OfficeRepository,
  officeFile: string,
  unfit: (office: Office) => readonly string[],
): Promise<void> {
  if ((await repository.read()).version !== null) return
  const found = { ...(await readFound(officeFile)), at: null, version: null }
  if (found.text === null)
    throw new StartRefused([
      'Kurum dosyası ne veritabanında ne de yerinde var: ilk sürüm OFFICE_FILE ile verilen dosyadan alınır.',
      `    Okunamadı: ${officeFile}: ${found.unread ?? ''}`,
    ])
  const read = readingOf(found, officeFile)
  const mistakes = read.ok ? unfit(read.value.office) : read.error
  if (mistakes.length > 0) throw new StartRefused(fileRefusal(found, mistakes, officeFile))
  await repository.publish({ before: null, after: found.text, by: null, command: null })
}

function fileRefusal({ text }: FoundText, mistakes: readonly string[], officeFile: string): readonly string[] {
  return text === null ? mistakes : mistakes.map((mistake) => `${officeFile}, ${mistake}`)
}
