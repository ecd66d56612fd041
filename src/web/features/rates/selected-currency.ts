import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { toLira } from '#domain/rate.ts'

/**
 * What a chosen row hands on, all four as SPECIFICATION.md wants them (sections 2 and 3). The site's own chart takes the code alone, since
 * a link may open it as well. Rates in lira per quoting unit (yen: 100); 0 where there is no buy rate.
 */
export interface SelectedCurrency {
  readonly currency: InstrumentId
  readonly currency_name: string
  readonly buy_rate: number
  readonly sell_rate: number
}

export function selectedCurrency({ code, buy, sell }: Quote, name: string): SelectedCurrency {
  return {
    currency: code,
    currency_name: name,
    buy_rate: buy === null ? 0 : toLira(buy),
    sell_rate: toLira(sell),
  }
}
