import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { haltFile, newestSound, parseOffice, wasPublished, writeInPlace } from '../office/index.ts'
import { withRepository } from '../operations/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { StoredHalt } from '../store/index.ts'
import { operatorOf, settingsOf, type Tool, withStoreToRead } from './command.ts'

/**
 * What lies beside the database and has to come along: the text of the office file becomes its newest version, and what
 * is halted goes into the list that replicas share.
 */
export async function keptForMove(tool: Tool, file: string): Promise<readonly StoredHalt[]> {
  if (!existsSync(file)) return []
  await withRepository(operatorOf(tool), async (repository) => {
    const { text } = await repository.read()
    if (text !== null && parseOffice(text).ok) await repository.keep(text)
  })
  const listed = await haltFile(settingsOf(tool).dataDir).read()
  return listed.map(({ code, since, by }) => ({ code, since: since ?? tool.clock.now(), by, reason: null }))
}

/**
 * Puts the newest text into the office file, which nobody read beside the database; an edit by hand is left to people.
 */
export function textBrought(tool: Tool): Promise<string[]> {
  return withStoreToRead(tool, async (store, settings) => {
    const newest = (await newestSound(store, null))?.version
    const { officeFile } = settings
    const before = await readFile(officeFile, 'utf8').catch(() => null)
    if (newest === undefined || newest.text === before) return []
    const isEdited = before !== null && !(await wasPublished(store, before))
    if (!isEdited && (await writeInPlace(settings, before, newest.text)).ok)
      return [`Kurum dosyasına son metin yazıldı (${newest.number}. sürüm): ${officeFile}`]
    return [
      `Kurum dosyasına dokunulmadı, içinde yayımlanmamış değişiklikler var: ${officeFile}`,
      `    Site onunla açılmaz: kopyasını alın, DATABASE_URL kaldırılınca ${OFFICE_COMMAND} undo ${newest.number}`,
    ]
  })
}
