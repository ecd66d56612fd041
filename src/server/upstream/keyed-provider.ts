import { type Fields, fieldsOf, isFields } from '#contract/json.ts'
import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { writeStamp } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'

/** The headers that a provider requires, and the conversion of its messages. */
export interface WireShape {
  readonly headers: Readonly<Record<string, string>>
  /** The mapping may change while a source runs. */
  readonly translate: (body: unknown) => unknown
}

/** Returns the shape of a provider with a key in a header and its own names. */
export function keyedProvider(
  { header, key }: { readonly header: string; readonly key: string },
  mapping: () => ProviderMapping | null = () => null,
): WireShape {
  return {
    headers: { [header]: key },
    translate(body) {
      const names = mapping()
      return names === null ? body : translated(body, names)
    },
  }
}

/** The fields in which providers send their rows, and the field with a row's name. */
const ROWS = ['data', 'rates', 'prices', 'result'] as const
const NAMES = ['code', 'symbol', 'name', 'currency', 'pair'] as const

/**
 * Converts a message to `{data: {USDTRY: {alis, satis, tarih}}}`, per one unit. Codes without a mapping are dropped.
 */
export function translated(body: unknown, { buy, sell, time, codes }: ProviderMapping): unknown {
  const rows = rowsOf(body)
  const data = INSTRUMENT_IDS.flatMap((id): [string, Fields][] => {
    const named = codes[id]
    const row = named === undefined ? undefined : rows.get(named.name)
    if (named === undefined || row === undefined) return []
    const side = (field: string): unknown => forOneUnit(row[field], named.unit)
    const stamp = time === null ? undefined : stampOf(row[time])
    return [
      [INSTRUMENTS[id].wireName, { alis: side(buy), satis: side(sell), ...(stamp !== undefined && { tarih: stamp }) }],
    ]
  })
  // A message without any known name keeps its own names, so that the operator's check can show them.
  return data.length === 0 ? Object.fromEntries(rows) : { data: Object.fromEntries(data) }
}

function rowsOf(body: unknown): Map<string, Fields> {
  const held = ROWS.map((name) => fieldsOf(body)[name]).find((value) => typeof value === 'object' && value !== null)
  const data = Array.isArray(body) ? body : (held ?? body)
  if (!Array.isArray(data))
    return new Map(Object.entries(fieldsOf(data)).filter((entry): entry is [string, Fields] => isFields(entry[1])))
  return new Map(
    data.filter(isFields).flatMap((row) => {
      const name = NAMES.map((field) => row[field]).find((value) => typeof value === 'string')
      return typeof name === 'string' ? [[name, row] as const] : []
    }),
  )
}

/** Keeps figures as text, so that no decimal is lost. Only a quote for several units is divided. */
function forOneUnit(value: unknown, unit: number): unknown {
  if (unit === 1) return value
  const figure = Number(typeof value === 'string' ? value.replace(',', '.') : value)
  return Number.isFinite(figure) ? (figure / unit).toFixed(8) : value
}

/** Reads ms or seconds since 1970 or an ISO time; keeps our own stamp. */
function stampOf(value: unknown): unknown {
  const number = typeof value === 'string' && /^\d{10,13}$/.test(value) ? Number(value) : value
  if (typeof number === 'number') return writeStamp(number < 1e12 ? number * 1000 : number)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? value : writeStamp(instant)
}
