import { panelPage } from '#contract/panel/declared-page.ts'
import type { PricedMargins } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'

export const PAGE = panelPage({
  kind: 'several',
  path: '/toplu',
  permission: 'price',
  title: 'Birlikte değiştir',
  menu: 'several',
  back: 'home',
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly several: SeveralPage
  }
}

/** Margins of a whole board, published together or not at all. */
export interface SeveralPage {
  readonly kind: 'several'
  readonly board: 'currencies' | 'metals'
  /** True if the office also has the gold board. */
  readonly hasGold: boolean
  /** The instruments that the office trades. */
  readonly rows: readonly PricedMargins[]
  /** Instruments that the board shows for information only; they have no margins. */
  readonly information: readonly InstrumentId[]
  /** The version of the settings in force. */
  readonly version: number
}

/** Returns the address of the page with the margins of a board. */
export function severalPath(board: SeveralPage['board']): string {
  return board === 'metals' ? `${PAGE.path}?tablo=altin` : PAGE.path
}
