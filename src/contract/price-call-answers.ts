import * as v from 'valibot'
import { CHART_PERIODS } from '#domain/chart-period.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'

// The types of the answers and /openapi.json both come from these schemas. Pages import only the types.

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())
const day = v.pipe(v.string(), v.isoDate())
const timeOfDay = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))
const bankDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{4}$/))
const price = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/))
const trend = v.picklist(['up', 'down', ''])
const instant = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('Milliseconds since 1970-01-01T00:00:00Z.'),
)

const stamp = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
  v.description('dd-MM-yyyy HH:mm:ss, Europe/Istanbul.'),
)

const hours = list(v.strictObject({ from: timeOfDay, to: timeOfDay }))

const liveSettings = v.strictObject({
  hours: v.strictObject({
    week: v.pipe(v.array(hours), v.length(7), v.readonly(), v.description('Monday first; an empty day is closed.')),
    special: list(v.strictObject({ day, name: v.string(), hours })),
  }),
  freshness: v.strictObject({ live: instant, delayed: instant }),
  notice: v.exactOptional(
    v.strictObject({ text: v.string(), until: v.nullable(v.strictObject({ day, time: timeOfDay })) }),
  ),
})

const pointSource = v.pipe(
  v.picklist(['office', 'tcmb', 'demo']),
  v.description('Whose price: the office’s own record, the central bank (TCMB), or invented for a demonstration.'),
)

const point = {
  datetime: v.pipe(v.string(), v.description('With its offset in the daily view, a day otherwise.')),
  buy_rate: v.number(),
  sell_rate: v.number(),
  source: pointSource,
  carried: v.exactOptional(
    v.pipe(v.literal(true), v.description('The last known price, standing in until the first one of today.')),
  ),
}

/** Marks an answer whose figures are all invented. */
const demoMark = v.exactOptional(
  v.pipe(v.literal('demo'), v.description('Only where the figures are invented for a demonstration (“Örnek veri”).')),
)

const chartPoint = v.pipe(v.strictObject(point), v.readonly())
const officialPoint = v.pipe(v.strictObject({ ...point, sell_rate: v.exactOptional(v.number()) }), v.readonly())

const error = v.strictObject({
  status: v.literal('error'),
  message: v.pipe(v.string(), v.nonEmpty(), v.description('In Turkish.')),
})

const banknotesAnswer = v.strictObject({
  status: v.literal('success'),
  currency: v.picklist(CURRENCY_CODES),
  since: v.pipe(v.nullable(instant), v.description('When these rules were last changed; null: not known.')),
  unit: v.pipe(v.picklist([1, 100]), v.description('How many units the prices and `less` are for.')),
  kinds: v.pipe(
    list(
      v.strictObject({
        id: v.picklist([...new Set(CURRENCY_CODES.flatMap((code) => BANKNOTE_KINDS[code].map(({ id }) => id)))]),
        rule: v.pipe(
          v.picklist(['full', 'less', 'no', 'ask']),
          v.description('At the buying price, at less, not taken, or looked at at the counter.'),
        ),
        less: v.pipe(v.nullable(v.number()), v.description('Lira less than the buying price; null: none.')),
      }),
    ),
    v.description('Empty: the office has said nothing about banknotes.'),
  ),
  source: demoMark,
})

/** Returns the schemas of the answers by their names in the document. `selection` has the office's instruments. */
export function priceCallAnswers(selection: readonly InstrumentId[]) {
  const id = v.picklist(selection)
  const names = selection.map((each): string => INSTRUMENTS[each].wireName)
  const pricedNow = v.strictObject({
    code: v.picklist(names),
    alis: v.pipe(price, v.description('What the office pays; "0": it does not buy now. JPYTRY is per 1 yen.')),
    satis: v.pipe(price, v.description('What the office asks. JPYTRY is per 1 yen.')),
    tarih: v.pipe(stamp, v.description('The moment of this price: show it wherever you show the price.')),
    dir: v.strictObject({ alis_dir: trend, satis_dir: trend }),
  })
  const meta = v.strictObject({
    time: v.pipe(instant, v.description('When the price source last sent something, in milliseconds; 0: never yet.')),
    tarih: v.pipe(v.union([stamp, v.literal('')]), v.description('The same moment for people; empty: never yet.')),
    halted: v.exactOptional(
      v.pipe(list(id), v.description('What the office does not quote now: ask at the counter. Its price is left out.')),
    ),
    source: demoMark,
    office: v.pipe(
      liveSettings,
      v.description('Opening hours, ages (ms) up to which a price is live or delayed, and notice.'),
    ),
  })
  const summaryItem = v.strictObject({
    code: id,
    yuzde_degisim_satis: v.pipe(
      v.number(),
      v.description('Change of the selling price since the last close, in percent.'),
    ),
    fark_satis: v.pipe(v.number(), v.description('The same in lira; yen per 100.')),
    direction: trend,
    onceki_satis: v.pipe(v.number(), v.description('The office’s own last recorded close before that day.')),
  })
  return {
    Stamp: stamp,
    Price: pricedNow,
    Feed: v.strictObject({
      meta,
      data: v.strictObject(Object.fromEntries(names.map((name) => [name, v.exactOptional(pricedNow)]))),
    }),
    DailySummary: v.strictObject({
      status: v.literal('success'),
      date: day,
      summary: list(summaryItem),
      source: demoMark,
    }),
    CentralBank: v.pipe(v.array(bankRecord()), v.length(1), v.description('Yen per 100.')),
    ChartData: v.strictObject({
      status: v.literal('success'),
      currency: id,
      period: v.picklist(CHART_PERIODS),
      data: v.pipe(list(chartPoint), v.description('Yen per 100.')),
      official: v.pipe(
        list(officialPoint),
        v.description('TCMB’s points of the same window; of gold it names no selling price.'),
      ),
      stats: v.nullable(
        v.strictObject({
          min_buy_rate: v.number(),
          max_buy_rate: v.number(),
          min_sell_rate: v.number(),
          max_sell_rate: v.number(),
          change_amount: v.number(),
          change_percent: v.number(),
        }),
      ),
    }),
    Banknotes: banknotesAnswer,
    Error: error,
  }
}

/**
 * All fields are text except `alindi`. TP_DK_USD_A_EF_YTL exists if the bulletin has a rate for banknotes, TP_DK_USD_TARIH
 * if the rates are from an older bulletin.
 */
function bankRecord() {
  const rate = v.nullable(price)
  const banknoteRates = CURRENCY_CODES.flatMap((code) => [`TP_DK_${code}_A_EF_YTL`, `TP_DK_${code}_S_EF_YTL`])
  const banknoteRate = v.pipe(rate, v.description('The bank’s rate for banknotes (efektif).'))
  const rates = CURRENCY_CODES.flatMap((code) => [`TP_DK_${code}_A_YTL`, `TP_DK_${code}_S_YTL`])
  const olderDay = v.pipe(bankDay, v.description('Where the rates are of an older bulletin: its day.'))
  return v.strictObject({
    Tarih: v.pipe(bankDay, v.description('The day of the bulletin.')),
    alindi: v.pipe(instant, v.description('When it was fetched, in milliseconds.')),
    source: demoMark,
    ...Object.fromEntries(rates.map((name) => [name, rate])),
    ...Object.fromEntries(banknoteRates.map((name) => [name, v.exactOptional(banknoteRate)])),
    ...Object.fromEntries(CURRENCY_CODES.map((code) => [`TP_DK_${code}_TARIH`, v.exactOptional(olderDay)])),
  })
}

type Answers = ReturnType<typeof priceCallAnswers>

export type FeedAnswer = v.InferOutput<Answers['Feed']>
export type DailySummary = Readonly<v.InferOutput<Answers['DailySummary']>>
export type DailySummaryItem = DailySummary['summary'][number]
export type ChartData = Readonly<v.InferOutput<Answers['ChartData']>>
export type BanknotesAnswer = v.InferOutput<typeof banknotesAnswer>
export type ChartPoint = v.InferOutput<typeof chartPoint>
export type OfficialPoint = v.InferOutput<typeof officialPoint>
export type CallError = v.InferOutput<typeof error>

/** The source of a point. A line never joins points of two sources. */
export type PointSource = ChartPoint['source']
