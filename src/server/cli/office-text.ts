import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { officeIfSound } from '../operations/index.ts'
import { operatorOf, type Tool } from './command.ts'

export const NO_GOLD_BOARD = 'Kurum dosyasında “altin:” bölümü yok: sitede altın sayfası kapalı.'

/** What the office deals in of gold; null: it has no gold board, or its text can't be read. */
export async function tradedMetals(tool: Tool): Promise<readonly InstrumentId[] | null> {
  const office = await soundOffice(tool)
  return office?.facts.gold?.traded ?? null
}

/** Whether the office's text has a gold board; null where it can't be read. */
export async function hasGoldBoard(tool: Tool): Promise<boolean | null> {
  const office = await soundOffice(tool)
  return office?.pricing.selection.some(isMetal) ?? null
}

async function soundOffice(tool: Tool) {
  try {
    return await officeIfSound(operatorOf(tool))
  } catch {
    return null
  }
}
