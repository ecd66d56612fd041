import type { PointSource } from '#contract/chart-data.ts'
import type { DailySummary, DailySummaryItem, PreviousCloses } from '#contract/daily-summary.ts'
import type { Board } from '#domain/board.ts'
import type { Day } from '#domain/calendar.ts'
import { changeSince, type Direction } from '#domain/change.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type Rate, toLira } from '#domain/rate.ts'

const WIRE_DIRECTION: Readonly<Record<Direction, DailySummaryItem['direction']>> = {
  up: 'up',
  down: 'down',
  unchanged: '',
}

/** Sell rates by what they are of. */
export type Sells = Readonly<Partial<Record<InstrumentId, Rate>>>

export function sellsOf(board: Board): Sells {
  return Object.fromEntries([...board.values()].map(({ code, sell }) => [code, sell]))
}

/**
 * The change of `sells` against the office's own closes before that day. What lacks one of the two is left out: a change
 * against another source's price would be an invented move.
 */
export function dailySummary(date: Day, sells: Sells, closes: PreviousCloses, source: PointSource): DailySummary {
  const summary = INSTRUMENT_IDS.flatMap((code): DailySummaryItem[] => {
    const sell = sells[code]
    const close = closes[code]
    if (sell === undefined || close === undefined) return []
    const { basisPoints, difference, direction } = changeSince(close, sell)
    return [
      {
        code,
        yuzde_degisim_satis: basisPoints / 100,
        fark_satis: toLira(difference),
        direction: WIRE_DIRECTION[direction],
        onceki_satis: toLira(close),
      },
    ]
  })
  return { status: 'success', date, summary, ...(source === 'demo' && { source }) }
}
