import type { Day } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal } from '#domain/instrument.ts'
import { distanceBetween, type KnownPast, type Outlier, pastOutliers } from '#domain/past-outliers.ts'
import type { Store } from '../store/index.ts'
import { countText, shareText } from '../text/index.ts'
import { bytesOf, nameOf } from './caller.ts'
import {
  type Command,
  type CommandCall,
  done,
  numberOf,
  refused,
  type Report,
  todayOf,
  type Tool,
  withOfficeHistory,
} from './command.ts'
import type { LineMistake } from './csv.ts'
import { type PastPrice, readHistoryCsv, type ReadPrice, withComma } from './history-csv.ts'

export const historyImportCommand: Command = {
  name: 'history import',
  operands: ['DOSYA.csv'],
  options: {
    'dry-run': { summary: 'Yalnızca dener, hiçbir şey yazmaz.' },
    overwrite: { summary: 'Kayıtlı günlerin üzerine yazar.' },
    limit: { value: 'YÜZDE', summary: 'Komşu günlerden ve TCMB’den en çok bu kadar uzaklık (verilmezse 10).' },
  },
  summary:
    'Kurumun kendi geçmiş fiyatlarını alır: sütunlar date;code;buy;sell; yen 100 birim, altın ve gümüş sitedeki birim için (gram, has gram; ceyrek-yeni adet …). Bir satırı bile yanlışsa, komşu günlerinden ya da TCMB bülteninden çok uzaksa hiçbirini almaz; var olan günlere dokunmaz.',
  run: importHistory,
}

async function importHistory(call: CommandCall, tool: Tool): Promise<Report> {
  const [operand = ''] = call.operands
  const limit = numberOf(call.options['limit'] ?? '10', '--limit') * 100
  const file = nameOf(operand, tool.caller)
  const today = todayOf(tool)
  const read = readHistoryCsv(decode(await bytesOf(operand, tool.caller)), today)
  if (!read.ok) return notTaken(file, read.error)
  const prices = read.value

  return withOfficeHistory(tool, async (store, notes) => {
    const known = await knownPasts(store, prices, today)
    const overwrite = call.options['overwrite'] === true
    const isNew = ({ code, day }: ReadPrice) => known.get(code)?.recorded.every((close) => close.day !== day) !== false
    const taken = overwrite ? prices : prices.filter(isNew)
    const doubted = doubts(taken, known, limit)
    if (doubted.length > 0)
      return notTaken(file, doubted, 'Fiyatlar gerçekten böyleyse sınırı yükseltin, örneğin: --limit 25')

    const dry = call.options['dry-run'] === true
    const written = dry ? taken.length : await save(store, taken, overwrite)
    const kept = prices.length - written
    const { from, to, currencies, metals } = spanOf(prices)
    return done(
      { file, from, to, currencies, metals, dry, read: prices.length, written, kept },
      `${countText(prices.length)} kayıt okundu: ${from} – ${to}, ${countsText(currencies, metals)}.`,
      dry ? 'Yalnızca denendi, hiçbir şey yazılmadı; --dry-run olmadan:' : [],
      overwrite
        ? 'Hepsi yazıldı; aynı günlerin eski kayıtlarının yerine geçti.'
        : `${countText(written)} kayıt eklendi.`,
      kept > 0 ? `${countText(kept)} gün zaten kayıtlıydı, olduğu gibi kaldı (üzerine yazmak için --overwrite).` : [],
      notes,
    )
  })
}

type KnownPasts = ReadonlyMap<InstrumentId, KnownPast>

/** Reads the stored prices of each instrument in the file, from shortly before its first day in the file. */
async function knownPasts(store: Store, prices: readonly ReadPrice[], today: Day): Promise<KnownPasts> {
  const first = new Map<InstrumentId, Day>()
  for (const { code, day } of prices) if (day < (first.get(code) ?? '9')) first.set(code, day)
  const known = [...first].map(async ([code, from]) => {
    const [recorded, official] = await Promise.all([
      store.closeLine('office', code, from, today),
      // The central bank's gold is stored as day records, not as bulletins (docs/decisions/029).
      isMetal(code) ? store.closeLine('tcmb', code, from, today) : store.officialLine(code, from, today),
    ])
    return [code, { recorded, official }] as const
  })
  return new Map(await Promise.all(known))
}

/** Finds the lines whose prices deviate from the neighbouring days by more than `limit` basis points. */
function doubts(prices: readonly ReadPrice[], known: KnownPasts, limit: number): LineMistake[] {
  return INSTRUMENT_IDS.flatMap((code) => {
    const imported = prices.filter((price) => price.code === code)
    const lineOf = new Map(imported.map(({ day, line }) => [day, line]))
    const { recorded = [], official = [] } = known.get(code) ?? {}
    const others = recorded.filter(({ day }) => !lineOf.has(day))
    return pastOutliers(imported, { recorded: others, official }, limit).map((outlier) => ({
      line: lineOf.get(outlier.day) ?? 0,
      reason: doubtText(code, outlier),
    }))
  }).toSorted((one, other) => one.line - other.line)
}

const SIDES: Readonly<Record<Outlier['side'], string>> = { buy: 'alış', sell: 'satış' }

function measureText(code: InstrumentId, measure: Outlier['measure']): string {
  if (measure === 'close') return 'kapanıştan'
  return isMetal(code) ? 'TCMB altın alış fiyatından' : 'TCMB bülteninden'
}

function doubtText(code: InstrumentId, { side, price, measure, against, allowed }: Outlier): string {
  const beside = `${against.day} tarihli ${measureText(code, measure)} (${withComma(code, against[side])})`
  const [far, limit] = [distanceBetween(price, against[side]), allowed].map((basisPoints) =>
    shareText(basisPoints / 10_000, 1),
  )
  return `${SIDES[side]} fiyatı ${withComma(code, price)}: ${beside} ${far} uzak, sınır ${limit}`
}

/**
 * Resolves with the number of written records. Without `overwrite`, existing days are kept, even those recorded since
 * the check.
 */
async function save(store: Store, prices: readonly PastPrice[], overwrite: boolean): Promise<number> {
  const records = prices.map(({ day, code, buy, sell }) => ({ day, code, source: 'office' as const, buy, sell }))
  if (!overwrite) return store.addMissingDays(records)
  await store.saveDays(records)
  return records.length
}

function spanOf(prices: readonly PastPrice[]) {
  const days = prices.map(({ day }) => day).toSorted()
  const codes = [...new Set(prices.map(({ code }) => code))]
  const metals = codes.filter(isMetal).length
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '', currencies: codes.length - metals, metals }
}

/** Returns text such as "2 döviz, 14 altın ve gümüş", without a count of zero. */
function countsText(currencies: number, metals: number): string {
  return [currencies > 0 ? `${currencies} döviz` : [], metals > 0 ? `${metals} altın ve gümüş` : []].flat().join(', ')
}

const SHOWN_MISTAKES = 20

function notTaken(file: string, mistakes: readonly LineMistake[], ...hints: readonly string[]): Report {
  const more = mistakes.length - SHOWN_MISTAKES
  return refused(
    'mistakes',
    { file, mistakes },
    `Hiçbir kayıt alınmadı: ${file}`,
    mistakes.slice(0, SHOWN_MISTAKES).map(({ line, reason }) => `  ${line}. satır: ${reason}`),
    more > 0 ? `  … ve ${countText(more)} yanlış daha` : [],
    hints,
  )
}

/** Decodes UTF-8, else windows-1254, which a Turkish spreadsheet writes as plain CSV. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
