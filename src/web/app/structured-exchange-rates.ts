import type { PageState, RatesState } from '#contract/page-state.ts'
import { writeIso } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import type { Quote } from '#domain/quote.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import { exchangeService, exchangeSides, sampleMark } from '../copy/frame.ts'
import type { StructuredNode } from './structured-node.ts'

/** The office's exchange service with every rate of a currency that the page shows, each side as the page writes it, yen per 100. */
export function exchangeRates({ office, demo, zone }: PageState, { quotes, halted }: RatesState): StructuredNode {
  const rates = quotes.flatMap((quote) => {
    const { code, buy, sell } = quote
    if (!isCurrencyCode(code) || halted.includes(code)) return []
    const own = buy === null ? [] : [rateNode(code, quote, buy, exchangeSides.buy, zone)]
    return [...own, rateNode(code, quote, sell, exchangeSides.sell, zone)]
  })
  return {
    '@type': 'CurrencyConversionService',
    '@id': `${office.origin}/#exchange`,
    name: exchangeService,
    ...(demo.market && { disambiguatingDescription: sampleMark }),
    provider: { '@id': `${office.origin}/#office` },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: rates.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
}

function rateNode(code: CurrencyCode, { unit, quotedAt }: Quote, rate: Rate, side: string, zone: Zone): StructuredNode {
  const { wireName, pricedIn, decimals } = CURRENCIES[code]
  return {
    '@type': 'ExchangeRateSpecification',
    name: `${wireName} ${side}`,
    currency: code,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: toLira(roundMicros(rate, decimals.rate)),
      priceCurrency: pricedIn,
      referenceQuantity: { '@type': 'QuantitativeValue', value: unit, unitText: code },
      validFrom: writeIso(quotedAt, zone),
    },
  }
}
