import { panelPage } from '#contract/panel/declared-page.ts'
import type { PanelFinding, PanelPrice } from '#contract/panel/price-shapes.ts'
import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'

export const PAGE = panelPage({
  kind: 'status',
  path: '/durum',
  permission: 'read',
  title: 'Kurum durumu',
  menu: 'more',
  back: 'more',
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly status: StatusPage
  }
}

/** `fair`: needs attention. `bad`: affects visitors. `calm`: in order and not in use. */
export type StateTone = 'good' | 'fair' | 'bad' | 'calm'

export interface StatusLine {
  readonly name: string
  readonly value: string
  /** null for a plain value. */
  readonly tone: StateTone | null
  readonly note: string | null
  /** True if the note needs the whole width. */
  readonly long: boolean
}

/** The state of the running site. Without a signed-in person, the machine itself serves this page read-only. */
export interface StatusPage {
  readonly kind: 'status'
  readonly verdict: 'good' | 'degraded' | 'bad'
  /** Findings that no other page of the panel shows. */
  readonly findings: readonly PanelFinding[]
  readonly prices: readonly PanelPrice[]
  readonly refused: readonly {
    readonly code: InstrumentId
    readonly buy: Rate | null
    readonly sell: Rate | null
    readonly at: number
    readonly why: string
  }[]
  readonly bulletinDay: Day | null
  readonly cards: readonly {
    readonly title: string
    readonly note: string | null
    readonly lines: readonly StatusLine[]
  }[]
}
