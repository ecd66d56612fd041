import { CHART_PERIODS } from '#domain/chart-period.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'

type Schema = Readonly<Record<string, unknown>>

const text = { type: 'string' }
const number = { type: 'number' }
const DAY = { type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }
const TIME_OF_DAY = { type: 'string', pattern: String.raw`^\d{2}:\d{2}$` }
const BANK_DAY = { type: 'string', pattern: String.raw`^\d{2}-\d{2}-\d{4}$` }
const PRICE = { type: 'string', pattern: String.raw`^\d+(?:\.\d+)?$` }
const TREND = { enum: ['up', 'down', ''] }
const SOURCE = {
  enum: ['office', 'tcmb', 'demo'],
  description: 'Whose price: the office’s own record, the central bank (TCMB), or invented for a demonstration.',
}

/** Of exactly these fields: a test would find any other. */
function fields(all: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(all).filter((name) => !optional.includes(name))
  return { type: 'object', properties: all, required, additionalProperties: false }
}

/** The same of all. */
function each(names: readonly string[], schema: Schema): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema]))
}

const listOf = (items: Schema): Schema => ({ type: 'array', items })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const INSTANT = { type: 'integer', minimum: 0, description: 'Milliseconds since 1970-01-01T00:00:00Z.' }

function feed(ids: readonly InstrumentId[], names: readonly string[]): Schema {
  const hours = listOf(fields({ from: TIME_OF_DAY, to: TIME_OF_DAY }))
  const office = fields(
    {
      hours: fields({
        week: { ...listOf(hours), minItems: 7, maxItems: 7, description: 'Monday first; an empty day is closed.' },
        special: listOf(fields({ day: DAY, name: text, hours })),
      }),
      freshness: fields({ live: INSTANT, delayed: INSTANT }),
      notice: fields({ text, until: { anyOf: [{ type: 'null' }, fields({ day: DAY, time: TIME_OF_DAY })] } }),
    },
    ['notice'],
  )
  const meta = fields(
    {
      time: { ...INSTANT, description: 'When the price source last sent something, in milliseconds; 0: never yet.' },
      tarih: { anyOf: [ref('Stamp'), { const: '' }], description: 'The same moment for people; empty: never yet.' },
      halted: {
        ...listOf({ enum: ids }),
        uniqueItems: true,
        description: 'What the office does not quote now: ask at the counter. Its price is left out.',
      },
      office: {
        ...office,
        description: 'Opening hours, ages (ms) up to which a price is live or delayed, and notice.',
      },
    },
    ['halted'],
  )
  return fields({
    meta,
    data: { type: 'object', propertyNames: { enum: names }, additionalProperties: ref('Price') },
  })
}

function price(names: readonly string[]): Schema {
  return fields({
    code: { enum: names },
    alis: { ...PRICE, description: 'What the office pays; "0": it does not buy now. JPYTRY is per 1 yen.' },
    satis: { ...PRICE, description: 'What the office asks. JPYTRY is per 1 yen.' },
    tarih: { ...ref('Stamp'), description: 'The moment of this price: show it wherever you show the price.' },
    dir: fields({ alis_dir: TREND, satis_dir: TREND }),
  })
}

function summaryItem(ids: readonly InstrumentId[]): Schema {
  return fields({
    code: { enum: ids },
    yuzde_degisim_satis: { ...number, description: 'Change of the selling price since the last close, in percent.' },
    fark_satis: { ...number, description: 'The same in lira; yen per 100.' },
    direction: TREND,
    onceki_satis: { ...number, description: 'The office’s own last recorded close before that day.' },
  })
}

function bankRecord(): Schema {
  const rates = CURRENCY_CODES.flatMap((code) => [`TP_DK_${code}_A_YTL`, `TP_DK_${code}_S_YTL`])
  const own = CURRENCY_CODES.map((code) => `TP_DK_${code}_TARIH`)
  return fields(
    {
      Tarih: { ...BANK_DAY, description: 'The day of the bulletin.' },
      alindi: { ...INSTANT, description: 'When it was fetched, in milliseconds.' },
      ...each(rates, { anyOf: [PRICE, { type: 'null' }] }),
      ...each(own, { ...BANK_DAY, description: 'Where both rates are of an older bulletin: its day.' }),
    },
    own,
  )
}

function chart(ids: readonly InstrumentId[]): Schema {
  const point = {
    datetime: { type: 'string', description: 'With its offset in the daily view, a day otherwise.' },
    buy_rate: number,
    sell_rate: number,
    source: SOURCE,
    carried: { const: true, description: 'The last known price, standing in until the first one of today.' },
  }
  const stats = ['min_buy_rate', 'max_buy_rate', 'min_sell_rate', 'max_sell_rate', 'change_amount', 'change_percent']
  return fields({
    status: { const: 'success' },
    currency: { enum: ids },
    period: { enum: CHART_PERIODS },
    data: { ...listOf(fields(point, ['carried'])), description: 'Yen per 100.' },
    official: {
      ...listOf(fields(point, ['carried', 'sell_rate'])),
      description: 'TCMB’s points of the same window; of gold it names no selling price.',
    },
    stats: { anyOf: [{ type: 'null' }, fields(each(stats, number))] },
  })
}

/** What the calls answer, of what the office prices. */
export function schemasOf(selection: readonly InstrumentId[]): Readonly<Record<string, Schema>> {
  const priced: readonly Instrument[] = selection.map((id) => INSTRUMENTS[id])
  const names = priced.map(({ wireName }) => wireName)
  return {
    Stamp: {
      type: 'string',
      pattern: String.raw`^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$`,
      description: 'dd-MM-yyyy HH:mm:ss, Europe/Istanbul.',
    },
    Price: price(names),
    Feed: feed(selection, names),
    DailySummary: fields(
      {
        status: { const: 'success' },
        date: DAY,
        summary: listOf(summaryItem(selection)),
        source: { const: 'demo', description: 'Only where the closes are invented for a demonstration.' },
      },
      ['source'],
    ),
    CentralBank: { ...listOf(bankRecord()), minItems: 1, maxItems: 1, description: 'Yen per 100.' },
    ChartData: chart(selection),
    Error: fields({ status: { const: 'error' }, message: { ...text, minLength: 1, description: 'In Turkish.' } }),
  }
}
