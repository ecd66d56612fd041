import { panelPage } from '#contract/panel/declared-page.ts'

export const PAGE = panelPage({
  kind: 'add-person',
  path: '/kisiler/ekle',
  permission: 'people',
  title: 'Kişi ekle',
  menu: 'people',
  back: 'people',
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly 'add-person': AddPersonPage
  }
}

export interface AddPersonPage {
  readonly kind: 'add-person'
}
