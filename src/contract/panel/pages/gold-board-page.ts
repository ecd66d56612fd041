import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { panelPage } from '#contract/panel/declared-page.ts'
import type { MetalCode } from '#domain/instrument.ts'

export const PAGE = panelPage({
  kind: 'gold-board',
  path: '/altin',
  permission: 'read',
  title: 'Altın tablosu',
  menu: 'more',
  back: 'more',
  more: { note: 'Açık mı, hangi ürünler alınıp satılır', permission: 'gold' },
  actions: {
    changeGold: { name: 'Altın tablosu' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly 'gold-board': GoldBoardPage
  }
  interface PageActions {
    readonly 'gold-board': GoldActions
  }
}

/** The page that switches the gold board on or off and selects the traded products. */
export interface GoldBoardPage {
  readonly kind: 'gold-board'
  readonly on: boolean
  /** The products that the office may trade. */
  readonly products: readonly { readonly code: MetalCode; readonly traded: boolean }[]
  /** Instruments that the board shows for information only. */
  readonly information: readonly MetalCode[]
  /** The version of the settings in force. */
  readonly version: number
}

export interface GoldActions {
  /** Switches the gold board on or off and sets the traded products. */
  readonly changeGold: {
    readonly body: { readonly on: boolean; readonly traded: readonly MetalCode[]; readonly since: number }
    readonly answer: ChangeAnswer
  }
}
