import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import {
  databaseRepository,
  fileRepository,
  fingerprintOf,
  type Office,
  type OfficeRepository,
  parseOffice,
} from '../office/index.ts'
import { settingsOf, type Tool, withStore } from './command.ts'
import { askServer } from './server-report.ts'

export const NO_GOLD_BOARD = 'Kurum dosyasında “altin:” bölümü yok: sitede altın sayfası kapalı.'

export function withRepository<Answer>(
  tool: Tool,
  work: (repository: OfficeRepository) => Promise<Answer>,
): Promise<Answer> {
  const settings = settingsOf(tool)
  if (settings.store.kind === 'database') return withStore(tool, (store) => work(databaseRepository(store, tool.clock)))
  const inForce = async (text: string): Promise<boolean> =>
    (await askServer(settings))?.office?.taken === fingerprintOf(text)
  return work(fileRepository(settings, (keep) => withStore(tool, keep), tool.clock, inForce))
}

/** The text as it stands, sound or not; null: there is none that can be read. */
export function readOfficeText(tool: Tool): Promise<string | null> {
  return withRepository(tool, async (repository) => (await repository.read()).text)
}

/** What the text says; null: it can't be read, or is not sound. */
export async function officeIfSound(tool: Tool): Promise<Office | null> {
  return officeIn(await readOfficeText(tool))
}

export function officeIn(text: string | null): Office | null {
  const office = text === null ? null : parseOffice(text)
  return office?.ok === true ? office.value : null
}

/** What the office deals in of gold; null: it has no gold board, or its text can't be read. */
export async function tradedMetals(tool: Tool): Promise<readonly InstrumentId[] | null> {
  const office = await officeIfSound(tool).catch(() => null)
  return office?.facts.gold?.traded ?? null
}

/** Whether the office's text has a gold board; null where it can't be read. */
export async function hasGoldBoard(tool: Tool): Promise<boolean | null> {
  const office = await officeIfSound(tool).catch(() => null)
  return office?.pricing.selection.some(isMetal) ?? null
}
