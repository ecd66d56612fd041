import { panelPage } from '#contract/panel/declared-page.ts'
import type { FactActions, PictureActions } from '#contract/panel/office-actions.ts'
import type { FactsPage } from '#contract/panel/office-pages.ts'

export const PAGE = panelPage({
  kind: 'facts',
  path: '/bilgiler',
  permission: 'read',
  title: 'Bilgiler',
  menu: 'facts',
  back: 'more',
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly facts: FactsPage
  }
  interface PageActions {
    readonly facts: FactActions & PictureActions
  }
}

export type { FactsPage } from '#contract/panel/office-pages.ts'
