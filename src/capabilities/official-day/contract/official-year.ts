import * as v from 'valibot'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { ASKED_CURRENCIES } from './official-day-query.ts'

export const officialYearQuery = v.strictObject({
  doviz: v.pipe(v.optional(v.picklist(ASKED_CURRENCIES), 'USD'), v.description('A currency; "hepsi" for all of them.')),
})

const rate = v.nullable(v.pipe(v.string(), v.description('Lira per unit, four decimals; null: the bulletin has none.')))

/** The answer of `GET /kur/2026.json`: the central bank's rates in force on each date of a year. */
export const officialYearSchema = v.object({
  status: v.literal('success'),
  source: v.pipe(
    v.picklist(['TCMB', 'demo']),
    v.description('demo: the bulletins and their numbers are invented for a demonstration.'),
  ),
  note: v.exactOptional(v.pipe(v.string(), v.description('“Örnek veri” with invented bulletins.'))),
  year: v.number(),
  days: v.array(
    v.object({
      date: v.string(),
      currency: v.picklist(CURRENCY_CODES),
      unit: v.pipe(v.number(), v.description('What the rates are for: 100 yen, one of every other currency.')),
      bulletin_date: v.pipe(v.string(), v.description('The bulletin of the last business day before the date.')),
      bulletin_number: v.nullable(v.string()),
      buy_rate: rate,
      sell_rate: rate,
      banknote_buy_rate: rate,
      banknote_sell_rate: rate,
    }),
  ),
})

export type OfficialYear = v.InferOutput<typeof officialYearSchema>
