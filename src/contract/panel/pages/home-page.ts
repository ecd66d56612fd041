import { panelPage } from '#contract/panel/declared-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import type { PanelFinding, PanelPrice } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'

export const PAGE = panelPage({
  kind: 'home',
  path: '/',
  permission: 'read',
  title: 'Fiyatlar',
  menu: 'home',
  back: null,
  dialogs: {
    'halt-all': { path: PANEL_PATHS.haltAll },
    'resume-all': { path: '/surdur' },
  },
  actions: {
    hideSetUp: { name: 'Yapılacaklar listesi' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly home: PanelHomePage
  }
  interface PageActions {
    readonly home: SetUpActions
  }
}

/** Prices that were halted together. `ended` is null while at least one of them is still halted. */
export interface LastStop {
  readonly codes: readonly InstrumentId[]
  readonly at: number
  readonly by: string | null
  readonly ended: { readonly at: number; readonly by: string | null } | null
}

export interface AccessChange {
  readonly at: number
  readonly by: string | null
  /** A Turkish clause for the history. */
  readonly text: string
}

export interface PanelHomePage {
  readonly kind: 'home'
  readonly verdict: 'good' | 'degraded' | 'bad'
  readonly findings: readonly PanelFinding[]
  /** null if the store cannot be read. */
  readonly messages: {
    readonly open: number
    readonly unread: number
    readonly oldestUnreadAt: number | null
  } | null
  /** In display order: currencies, then metals. */
  readonly prices: readonly PanelPrice[]
  /** The last halt and its outcome; null if there was none or it is unknown. */
  readonly lastStop: LastStop | null
  /** Recent changes of accounts, links and devices, newest first; only for managers, if no emails are sent. */
  readonly accessNews: readonly AccessChange[]
  /** Empty if nothing is missing, if the list was hidden, or if the person has no permission for its steps. */
  readonly setUp: readonly SetUpLine[]
  readonly lastEdit: { readonly at: number; readonly by: string | null; readonly summary: readonly string[] } | null
}

/** A missing step before an office can open its site to the public. */
export interface SetUpLine {
  readonly key: string
  /** A Turkish sentence. */
  readonly why: string
  /** The page of the panel for this step; null if only the technician does it. */
  readonly helpsAt: 'facts' | 'hours' | 'people' | null
  /** The person who hid the line, and the time in ms since the epoch; null means that the line is not hidden. */
  readonly hidden: { readonly at: number; readonly by: string } | null
}

export interface SetUpActions {
  /** Hides a line of the list on the first page, or shows it again. `what` names the line in the history. */
  readonly hideSetUp: {
    readonly body: { readonly key: string; readonly hidden: boolean }
    readonly answer: { readonly kind: 'changed'; readonly what: string }
  }
}
