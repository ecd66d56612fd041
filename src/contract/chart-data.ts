import type { ChartPeriod } from '#domain/chart-period.ts'
import type { InstrumentId } from '#domain/instrument.ts'

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

export interface ChartData {
  readonly status: 'success'
  readonly currency: InstrumentId
  readonly period: ChartPeriod
  readonly data: readonly ChartPoint[]
  /** TCMB's points for the same window: another line, never joined to `data`. */
  readonly official: readonly ChartPoint[]
  readonly stats: {
    readonly min_buy_rate: number
    readonly max_buy_rate: number
    readonly min_sell_rate: number
    readonly max_sell_rate: number
    readonly change_amount: number
    readonly change_percent: number
  } | null
}
