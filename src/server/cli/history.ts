import { writeFile } from 'node:fs/promises'
import { addDays, type Day, dayOf } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { writeRate } from '#domain/rate.ts'
import type { Store } from '../store/index.ts'
import { countText } from '../text/index.ts'
import { PIPE, placeOf } from './caller.ts'
import type { Call, Command, Report, Tool } from './command.ts'
import { excelCsv } from './excel-csv.ts'
import { historyRows, type PastPrice, pastPrice } from './history-csv.ts'
import { deleting } from './history-delete.ts'
import { asking } from './history-gold.ts'
import { importing } from './history-import.ts'
import { withOfficeRecord } from './office-record.ts'

const exporting = {
  usage: '[DOSYA.csv]',
  summary: 'Kurumun geçmiş fiyatlarını, yeniden alınabilecek biçimde yazar. Var olan dosyanın üzerine yazmaz.',
  operands: { least: 0, most: 1 },
  run: exportHistory,
} as const

export const historyCommands: readonly Command[] = [
  { name: 'history import', ...importing },
  { name: 'history export', ...exporting },
  { name: 'history delete', ...deleting },
  { name: 'history gold', ...asking },
  { name: 'import-history', ...importing, summary: '“history import” ile aynı.' },
  { name: 'export-history', ...exporting, summary: '“history export” ile aynı.' },
]

async function exportHistory({ operands: [operand] }: Call, tool: Tool): Promise<Report> {
  return withOfficeRecord(tool, async (store, notes) => {
    const prices = await ownPast(store, dayOf(tool.clock.now(), tool.clock.zone))
    const rows = historyRows(prices)
    if (operand === undefined) {
      return {
        exit: 0,
        data: {
          prices: prices.map(({ day, code, buy, sell }) => ({
            date: day,
            code,
            buy: writeRate(buy, INSTRUMENTS[code].decimals.rate),
            sell: writeRate(sell, INSTRUMENTS[code].decimals.rate),
          })),
        },
        lines: rows.map((row) => row.join(';')),
      }
    }
    // The end of the last line is the terminal's.
    if (operand === PIPE) return { exit: 0, data: {}, lines: [excelCsv(rows).slice(0, -1)] }
    const file = placeOf(operand, tool.caller)
    await writeFile(file, excelCsv(rows), { flag: 'wx' })
    return {
      exit: 0,
      data: { file, prices: prices.length },
      lines: [`${countText(prices.length)} kayıt yazıldı: ${file}`, ...notes],
    }
  })
}

/** In days. */
const CENTURY = 36_525

async function ownPast(store: Store, today: Day): Promise<PastPrice[]> {
  const first = addDays(today, -CENTURY)
  const days = await Promise.all(INSTRUMENT_IDS.map((code) => store.daysBetween('office', code, first, today)))
  return days.flat().map(pastPrice)
}
