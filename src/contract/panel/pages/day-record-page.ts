import { panelPage } from '#contract/panel/declared-page.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'

export const PAGE = panelPage({
  kind: 'day-record',
  path: '/gecmis/gun',
  permission: 'read',
  title: 'Günün kaydı',
  menu: 'history',
  back: 'more',
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly 'day-record': DayRecordPage
  }
}

export interface DayRecordPage {
  readonly kind: 'day-record'
  readonly day: Day
  readonly today: Day
  /** The prices on the site. `close` is the last close of an earlier day. */
  readonly rows: readonly {
    readonly code: InstrumentId
    readonly low: Rate | null
    readonly high: Rate | null
    readonly close: Rate | null
  }[]
  readonly closeDay: Day | null
  /** Opening and closing times of the day in ms; null if the office is closed on that day. */
  readonly from: number | null
  readonly to: number | null
}
