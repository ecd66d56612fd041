import { isMetal } from '#domain/instrument.ts'
import { databaseRepository, fileRepository, type OfficeRepository, parseOffice } from '../office/index.ts'
import { settingsOf, type Tool, withStore } from './command.ts'

/** What commands say of metals. */
export const NO_GOLD = 'Kurum dosyasında “altin:” bölümü yok: sitede altın sayfası kapalı.'

/** Where the office's text lies; where that is the database, it is opened as `withStore` does. */
export function withRepository<Answer>(
  tool: Tool,
  work: (repository: OfficeRepository) => Promise<Answer>,
): Promise<Answer> {
  const settings = settingsOf(tool)
  if (settings.store.kind === 'database') return withStore(tool, (store) => work(databaseRepository(store, tool.clock)))
  return work(fileRepository(settings, (keep) => withStore(tool, keep), tool.clock))
}

/** The text as it stands, sound or not; null: there is none that can be read. */
export function readOfficeText(tool: Tool): Promise<string | null> {
  return withRepository(tool, async (repository) => (await repository.read()).text)
}

/** Whether the office's text has a gold board; null where it can't be read. */
export async function hasGoldBoard(tool: Tool): Promise<boolean | null> {
  const text = await readOfficeText(tool).catch(() => null)
  const office = text === null ? null : parseOffice(text)
  return office === null || !office.ok ? null : office.value.pricing.selection.some(isMetal)
}
