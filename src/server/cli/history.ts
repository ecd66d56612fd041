import { writeFile } from 'node:fs/promises'
import { addDays, type Day, dayOf } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { writeRate } from '#domain/rate.ts'
import { readInstrument } from '../office/index.ts'
import type { Store } from '../store/index.ts'
import { countText } from '../text/index.ts'
import { PIPE, placeOf } from './caller.ts'
import { type Call, type Command, type Report, type Tool, UsageError, withOfficeHistory } from './command.ts'
import { excelCsv } from './csv.ts'
import { historyRows, type PastPrice, pastPrice, readCode, readDay } from './history-csv.ts'
import { asking } from './history-gold.ts'
import { importing } from './history-import.ts'

const exporting = {
  usage: '[DOSYA.csv]',
  summary: 'Kurumun geçmiş fiyatlarını, yeniden alınabilecek biçimde yazar. Var olan dosyanın üzerine yazmaz.',
  operands: { least: 0, most: 1 },
  run: exportHistory,
} as const

const deleting = {
  usage: 'GÜN [KOD]',
  summary:
    'Kurumun bir güne ait kayıtlarını siler, KOD verilirse (USD, CEYREK_YENI) yalnızca onunkini; sildiklerini yeniden alınabilecek biçimde gösterir.',
  operands: { least: 1, most: 2 },
  run: deleteHistory,
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
  return withOfficeHistory(tool, async (store, notes) => {
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

async function deleteHistory({ operands: [dayText = '', codeText] }: Call, tool: Tool): Promise<Report> {
  const day = readDay(dayText)
  if (day === undefined) throw new UsageError(`Gün 2026-08-03 ya da 03.08.2026 biçiminde olmalı: ${dayText}`)
  const code = codeText === undefined ? undefined : (readCode(codeText) ?? readInstrument(codeText))
  if (codeText !== undefined && code === undefined) throw new UsageError(`Böyle bir döviz ya da altın yok: ${codeText}`)

  return withOfficeHistory(tool, async (store, notes) => {
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
