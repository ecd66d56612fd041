import { isMetal } from '#domain/instrument.ts'
import { parseOffice } from '../office/index.ts'
import { type Tool, withShelf } from './command.ts'

/** Whether the office's text has a gold board; null where it can't be read. */
export async function hasGoldBoard(tool: Tool): Promise<boolean | null> {
  const text = await withShelf(tool, (shelf) => shelf.read()).catch(() => null)
  const office = text === null ? null : parseOffice(text)
  return office === null || !office.ok ? null : office.value.pricing.selection.some(isMetal)
}
