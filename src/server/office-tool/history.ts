import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { addDays, type Day, dayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import { OFFICE_STORE } from '../run/door.ts'
import { type DayRecord, openStore, type Store } from '../store/door.ts'
import { type Call, type Command, type Report, settingsOf, type Tool } from './command.ts'
import { excelCsv } from './excel-csv.ts'
import { historyRows, type LineMistake, type PastPrice, readHistoryCsv } from './history-csv.ts'

const importing = {
  usage: 'DOSYA.csv [--overwrite]',
  summary:
    'Kurumun kendi geçmiş kurlarını alır: sütunlar date;code;buy;sell, yen 100 birim için. Bir satırı bile yanlışsa hiçbirini almaz; var olan günlere dokunmaz, --overwrite ile üzerine yazar.',
  options: { overwrite: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  run: importHistory,
} as const

const exporting = {
  usage: '[DOSYA.csv]',
  summary: 'Kurumun geçmiş kurlarını, yeniden alınabilecek biçimde yazar. Var olan dosyanın üzerine yazmaz.',
  operands: { least: 0, most: 1 },
  run: exportHistory,
} as const

export const historyCommands: readonly Command[] = [
  { name: 'history import', ...importing },
  { name: 'history export', ...exporting },
  { name: 'import-history', ...importing, summary: '“history import” ile aynı.' },
  { name: 'export-history', ...exporting, summary: '“history export” ile aynı.' },
]

async function importHistory({ options, operands: [operand = ''] }: Call, tool: Tool): Promise<Report> {
  const file = resolve(operand)
  const prices = readHistoryCsv(decode(await readFile(file)), dayOf(tool.clock.now(), tool.clock.zone))
  if (!prices.ok) return refused(file, prices.error)
  const records = prices.value.map(dayRecord)
  const overwrite = options['overwrite'] === true
  return withOfficeRecord(tool, async (store, notes) => {
    const span = spanOf(prices.value)
    const read = `${count(records.length)} kayıt okundu: ${span.from} – ${span.to}, ${span.currencies} döviz.`
    if (overwrite) {
      await store.saveDays(records)
      const lines = [read, 'Hepsi yazıldı; aynı günlerin eski kayıtlarının yerine geçti.', ...notes]
      return { exit: 0, data: { file, ...span, read: records.length, written: records.length, kept: 0 }, lines }
    }
    const added = await store.addMissingDays(records)
    const kept = records.length - added
    const lines = [
      read,
      `${count(added)} kayıt eklendi.`,
      ...(kept > 0
        ? [`${count(kept)} gün zaten kayıtlıydı, olduğu gibi kaldı (üzerine yazmak için --overwrite).`]
        : []),
      ...notes,
    ]
    return { exit: 0, data: { file, ...span, read: records.length, written: added, kept }, lines }
  })
}

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
            buy: writeRate(buy),
            sell: writeRate(sell),
          })),
        },
        lines: rows.map((row) => row.join(';')),
      }
    }
    const file = resolve(operand)
    await writeFile(file, excelCsv(rows), { flag: 'wx' })
    return {
      exit: 0,
      data: { file, prices: prices.length },
      lines: [`${count(prices.length)} kayıt yazıldı: ${file}`, ...notes],
    }
  })
}

/** The office's own record, also while the site shows something invented, which keeps a file of its own: the two never mix. */
async function withOfficeRecord(
  tool: Tool,
  work: (store: Store, notes: readonly string[]) => Promise<Report>,
): Promise<Report> {
  const { dataDir, storeFile, market } = settingsOf(tool)
  const officeFile = join(dataDir, OFFICE_STORE)
  const shown =
    market.kind === 'demo'
      ? 'Site şimdi örnek piyasayla çalışıyor: kurumun kayıtları, RATE_SOCKET_URL ayarlanınca görünür.'
      : 'Site şimdi örnek TCMB bülteniyle çalışıyor: kurumun kayıtları, CENTRAL_BANK=demo kaldırılınca görünür.'
  const notes = storeFile === officeFile ? [] : [shown]
  const store = await openStore(officeFile)
  try {
    return await work(store, notes)
  } finally {
    await store.close()
  }
}

/** In days. */
const CENTURY = 36_525

async function ownPast(store: Store, today: Day): Promise<PastPrice[]> {
  const first = addDays(today, -CENTURY)
  const days = await Promise.all(CURRENCY_CODES.map((code) => store.daysBetween('office', code, first, today)))
  return days.flat().map(({ day, code, buy, sell }) => ({ day, code, buy: buy.close, sell: sell.close }))
}

/** One price of a day is all that is known of it. */
function dayRecord({ day, code, buy, sell }: PastPrice): DayRecord {
  return { day, code, source: 'office', buy: flat(buy), sell: flat(sell) }
}

function flat(price: Rate): DayRecord['buy'] {
  return { open: price, high: price, low: price, close: price }
}

function spanOf(prices: readonly PastPrice[]): { from: string; to: string; currencies: number } {
  const days = prices.map(({ day }) => day).toSorted()
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '', currencies: new Set(prices.map(({ code }) => code)).size }
}

const SHOWN_MISTAKES = 20

function refused(file: string, mistakes: readonly LineMistake[]): Report {
  const more = mistakes.length - SHOWN_MISTAKES
  return {
    exit: 1,
    data: { error: 'mistakes', file, mistakes },
    lines: [
      `Hiçbir kayıt alınmadı: ${file}`,
      ...mistakes.slice(0, SHOWN_MISTAKES).map(({ line, reason }) => `  ${line}. satır: ${reason}`),
      ...(more > 0 ? [`  … ve ${count(more)} yanlış daha`] : []),
    ],
  }
}

/** UTF-8, or what a Turkish spreadsheet saves as plain CSV. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

function count(number: number): string {
  return number.toLocaleString('tr-TR')
}
