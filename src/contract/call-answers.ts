import type { Day } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { parseRate, type Rate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFields } from './json.ts'

/** Numbers; percent in percent; yen per 100. */
export interface DailySummaryItem {
  readonly code: InstrumentId
  readonly yuzde_degisim_satis: number
  readonly fark_satis: number
  readonly direction: 'up' | 'down' | ''
  /** The office's own last recorded close before `date`: keeps the change live between two calls. */
  readonly onceki_satis: number
}

export interface DailySummary {
  readonly status: 'success'
  readonly date: string
  readonly summary: readonly DailySummaryItem[]
  /** Only in demo mode: the closes are invented, and the page says "Örnek veri". */
  readonly source?: 'demo'
}

export interface CallError {
  readonly status: 'error'
  readonly message: string
}

/** The previous closes by what they are of: what the page needs of the summary to compute every change itself, live. */
export type PreviousCloses = Readonly<Partial<Record<InstrumentId, Rate>>>

/** Reads the summary of `day`. That of another one is refused: its closes would make wrong changes. */
export function readPreviousCloses(
  body: unknown,
  selection: readonly Instrument[],
  day: Day,
): Result<PreviousCloses, 'not-a-summary' | 'of-another-day'> {
  if (!isFields(body) || body['status'] !== 'success' || !Array.isArray(body['summary'])) return fail('not-a-summary')
  if ((body['date'] ?? day) !== day) return fail('of-another-day')
  const closes: Partial<Record<InstrumentId, Rate>> = {}
  for (const { code, onceki_satis } of body['summary'].filter(isFields)) {
    const instrument = selection.find(({ id }) => id === code)
    const close = parseRate(onceki_satis)
    if (instrument !== undefined && close.ok) closes[instrument.id] = close.value
  }
  return ok(closes)
}

/** Whose price a point is. One line never joins two of them. */
export type PointSource = 'office' | 'tcmb' | 'demo'

/** Numbers, yen per 100. `datetime`: ISO with offset in the daily view, a day otherwise. */
export interface ChartPoint {
  readonly datetime: string
  readonly buy_rate: number
  readonly sell_rate: number
  readonly source: PointSource
  /** The last known price, standing in at 00:00 until today's first own point. */
  readonly carried?: true
}

/** Of gold, the bank names what it pays and nothing that it would sell at. */
export type OfficialPoint = Omit<ChartPoint, 'sell_rate'> & Partial<Pick<ChartPoint, 'sell_rate'>>

export interface ChartData {
  readonly status: 'success'
  readonly currency: InstrumentId
  readonly period: ChartPeriod
  readonly data: readonly ChartPoint[]
  /** TCMB's points for the same window: another line, never joined to `data`. */
  readonly official: readonly OfficialPoint[]
  readonly stats: {
    readonly min_buy_rate: number
    readonly max_buy_rate: number
    readonly min_sell_rate: number
    readonly max_sell_rate: number
    readonly change_amount: number
    readonly change_percent: number
  } | null
}
