import { dayOf } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { readInstrument } from '../office/index.ts'
import { type Call, type Report, type Tool, UsageError } from './command.ts'
import { historyRows, pastPrice, readCode, readDay } from './history-csv.ts'
import { withOfficeRecord } from './office-record.ts'

export const deleting = {
  usage: 'GÜN [KOD]',
  summary:
    'Kurumun bir güne ait kayıtlarını siler, KOD verilirse (USD, CEYREK_YENI) yalnızca onunkini; sildiklerini yeniden alınabilecek biçimde gösterir.',
  operands: { least: 1, most: 2 },
  run: deleteHistory,
} as const

async function deleteHistory({ operands: [dayText = '', codeText] }: Call, tool: Tool): Promise<Report> {
  const day = readDay(dayText)
  if (day === undefined) throw new UsageError(`Gün 2026-08-03 ya da 03.08.2026 biçiminde olmalı: ${dayText}`)
  const code = codeText === undefined ? undefined : (readCode(codeText) ?? readInstrument(codeText))
  if (codeText !== undefined && code === undefined) throw new UsageError(`Böyle bir döviz ya da altın yok: ${codeText}`)

  return withOfficeRecord(tool, async (store, notes) => {
    const gone = await store.deleteDays('office', day, code === undefined ? INSTRUMENT_IDS : [code])
    if (gone.length === 0) {
      const what = code === undefined ? day : `${day} ${code}`
      return { exit: 1, data: { error: 'no-such-day', day }, lines: [`Böyle bir kayıt yok: ${what}`] }
    }
    const rows = historyRows(gone.map(pastPrice))
    return {
      exit: 0,
      data: { deleted: gone },
      lines: [
        `${gone.length} kayıt silindi:`,
        ...rows.map((row) => row.join(';')),
        ...(day === dayOf(tool.clock.now(), tool.clock.zone) ? ['Bugünün kaydını çalışan site yeniden yazar.'] : []),
        ...notes,
      ],
    }
  })
}
