import { panelPage } from '#contract/panel/declared-page.ts'
import type { PersonDevice } from './people-page.ts'

export const PAGE = panelPage({
  kind: 'more',
  path: '/diger',
  permission: 'read',
  title: 'Diğer',
  menu: 'more',
  back: null,
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly more: MorePage
  }
}

export interface MorePage {
  readonly kind: 'more'
  readonly verdict: 'good' | 'degraded' | 'bad'
  readonly version: number
  /** null if the person may not see the number of accounts. */
  readonly people: { readonly people: number; readonly devices: number } | null
  /** The person's own devices; empty in demo mode. */
  readonly devices: readonly PersonDevice[]
}
