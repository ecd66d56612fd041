import * as v from 'valibot'
import { CHART_PERIODS } from '#domain/chart-period.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { BOARD_NAMES } from './boards.ts'

// The server parses queries with these schemas and generates /openapi.json from them.

const board = v.pipe(
  v.optional(v.picklist(BOARD_NAMES), 'currencies'),
  v.description('Whose prices; gold only where the office quotes it.'),
)

export const feedQuery = v.strictObject({
  dil_kodu: v.pipe(v.optional(v.literal('tr'), 'tr'), v.description('The language: Turkish only.')),
  board,
})

export const summaryQuery = v.strictObject({
  date: v.pipe(v.string(), v.isoDate(), v.description('YYYY-MM-DD, no day to come.')),
  board,
})

export const banknotesQuery = v.strictObject({
  currency: v.pipe(v.picklist(CURRENCY_CODES), v.description('Whose banknotes.')),
})

export const bankQuery = v.strictObject({})

/** `selection` has the office's instruments. Each has two names: USD and USDTRY. */
export function chartQuery(selection: readonly InstrumentId[]) {
  const names = new Set<string>(selection.flatMap((id) => [id, INSTRUMENTS[id].wireName]))
  return v.strictObject({
    currency: v.pipe(v.picklist([...names]), v.description('What is priced.')),
    period: v.pipe(v.picklist(CHART_PERIODS), v.description('How far back.')),
  })
}
