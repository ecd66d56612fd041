import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { pageAddress, panelPage } from '#contract/panel/declared-page.ts'
import type { PricedMargins, PriceEventLines, TypedMargins } from '#contract/panel/price-shapes.ts'
import { productName } from '#contract/product-names.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'

export const PAGE = panelPage({
  kind: 'price',
  path: '/fiyat/:kod',
  permission: 'read',
  title: 'Fiyat',
  titleOf: ({ price }: PricePage) => productName(price.code),
  menu: 'home',
  back: 'home',
  dialogs: {
    'halt-one': { path: '/durdur' },
    'resume-one': { path: '/surdur' },
  },
  actions: {
    changeMargins: { name: 'Pay değişikliği' },
    undoMargins: { name: 'Geri alma' },
    approve: { name: 'Fiyat onayı', done: ['approved', 'late'] },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly price: PricePage
  }
  interface PageActions {
    readonly price: PriceActions
  }
}

/** The office's own prices of today, oldest first. */
export interface DayLine {
  readonly points: readonly { readonly at: number; readonly buy: Rate | null; readonly sell: Rate }[]
}

export interface PricePage extends PricedMargins {
  readonly kind: 'price'
  /** The version of the settings in force. */
  readonly version: number
  /** null if there is no record of today yet. */
  readonly today: DayLine | null
  /** The last five changes of the price, newest first. */
  readonly changes: readonly PriceEventLines[]
}

export interface PriceActions {
  /** Publishes the margins of one price or of a whole board in one version. */
  readonly changeMargins: {
    readonly body: {
      /** The changed sides, as typed. */
      readonly margins: readonly ({ readonly code: InstrumentId } & Partial<TypedMargins>)[]
      /** The version that the form was made from; null means that the change replaces later changes by others. */
      readonly since: number | null
      /** The server's time of the figures that the person saw. */
      readonly seenAt: number
      readonly acceptUnusual: boolean
    }
    /** `outdated`: the figures were seen too long ago. */
    readonly answer: ChangeAnswer | { readonly kind: 'outdated' }
  }
  /** Undoes what one version changed in the margins of these prices. A later change of them is a conflict. */
  readonly undoMargins: {
    readonly body: { readonly version: number; readonly codes: readonly InstrumentId[] }
    readonly answer: ChangeAnswer | { readonly kind: 'forgotten' }
  }
  /** Approves a held price as the person saw it. Later prices are compared with it. */
  readonly approve: {
    readonly body: { readonly code: InstrumentId; readonly buy: Rate | null; readonly sell: Rate }
    /** `replaced`: another price is held now. `late`: the approval is stored, but the market has not applied it yet. */
    readonly answer: { readonly kind: 'approved' | 'nothing-held' | 'replaced' | 'late' }
  }
}

export function pricePath(code: InstrumentId): string {
  return pageAddress(PAGE, { kod: code })
}
