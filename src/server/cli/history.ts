import { writeFile } from 'node:fs/promises'
import { addDays, type Day } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { writeRate } from '#domain/rate.ts'
import { readDay, writtenName } from '../office/index.ts'
import type { Store } from '../store/index.ts'
import { countText, excelCsv } from '../text/index.ts'
import { PIPE, callerPath } from './caller.ts'
import {
  type CommandCall,
  type Command,
  done,
  orNoSuchPrice,
  orUsageError,
  refused,
  type Report,
  todayOf,
  type Tool,
  withOfficeHistory,
} from './command.ts'
import { historyRows, readCode } from './history-csv.ts'
import { asking } from './history-gold.ts'
import { importing } from './history-import.ts'

const exporting = {
  usage: '[DOSYA.csv]',
  summary: 'Kurumun geçmiş fiyatlarını, yeniden alınabilecek biçimde yazar. Var olan dosyanın üzerine yazmaz.',
  run: exportHistory,
} as const

const deleting = {
  usage: 'GÜN [KOD]',
  summary:
    'Kurumun bir güne ait kayıtlarını siler, KOD verilirse (USD, ceyrek-yeni) yalnızca onunkini; sildiklerini yeniden alınabilecek biçimde gösterir.',
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

async function exportHistory({ operands: [operand] }: CommandCall, tool: Tool): Promise<Report> {
  return withOfficeHistory(tool, async (store, notes) => {
    const prices = await ownPast(store, todayOf(tool))
    const rows = historyRows(prices)
    if (operand === undefined) {
      const written = prices.map(({ day, code, buy, sell }) => {
        const { rate: decimals } = INSTRUMENTS[code].decimals
        return { date: day, code, buy: writeRate(buy, decimals), sell: writeRate(sell, decimals) }
      })
      return done(
        { prices: written },
        rows.map((row) => row.join(';')),
      )
    }
    // The end of the last line is the terminal's.
    if (operand === PIPE) return done({}, (await excelCsv(rows)).slice(0, -1))
    const file = callerPath(operand, tool.caller)
    await writeFile(file, await excelCsv(rows), { flag: 'wx' })
    return done({ file, prices: prices.length }, `${countText(prices.length)} kayıt yazıldı: ${file}`, notes)
  })
}

/** In days. */
const CENTURY = 36_525

async function ownPast(store: Store, today: Day) {
  const first = addDays(today, -CENTURY)
  const days = await Promise.all(INSTRUMENT_IDS.map((code) => store.daysBetween('office', code, first, today)))
  return days.flat()
}

async function deleteHistory({ operands: [dayText = '', codeText] }: CommandCall, tool: Tool): Promise<Report> {
  const day = orUsageError(readDay(dayText), `Gün 2026-08-03 ya da 03.08.2026 biçiminde olmalı: ${dayText}`)
  const code = codeText === undefined ? undefined : orNoSuchPrice(readCode(codeText), codeText)

  return withOfficeHistory(tool, async (store, notes) => {
    const gone = await store.deleteDays('office', day, code === undefined ? INSTRUMENT_IDS : [code])
    if (gone.length === 0) {
      const what = code === undefined ? day : `${day} ${writtenName(code)}`
      return refused('no-such-day', { day }, `Böyle bir kayıt yok: ${what}`)
    }
    return done(
      { deleted: gone },
      `${gone.length} kayıt silindi:`,
      historyRows(gone).map((row) => row.join(';')),
      day === todayOf(tool) ? 'Bugünün kaydını çalışan site yeniden yazar.' : [],
      notes,
    )
  })
}
