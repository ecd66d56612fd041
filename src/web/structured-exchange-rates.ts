import type { PageState, RatesState } from '#contract/page-state.ts'
import { writeIso } from '#domain/calendar.ts'
import { pairOf } from '#domain/currency.ts'
import type { Quote } from '#domain/quote.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'
import { exchangeService, exchangeSides, sampleMark } from './copy/frame.ts'
import type { StructuredNode } from './structured-node.ts'

/** The office's exchange service with every rate that the page shows, each side as the page writes it: four decimals, yen per 100. */
export function exchangeRates({ office, demo, zone }: PageState, { quotes, halted }: RatesState): StructuredNode {
  const shown = quotes.filter(({ code }) => !halted.includes(code))
  const rates = shown.flatMap((quote) => [
    ...(quote.buy === null ? [] : [rateNode(quote, quote.buy, exchangeSides.buy, zone)]),
    rateNode(quote, quote.sell, exchangeSides.sell, zone),
  ])
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

function rateNode({ code, unit, quotedAt }: Quote, rate: Rate, side: string, zone: Zone): StructuredNode {
  return {
    '@type': 'ExchangeRateSpecification',
    name: `${pairOf(code)} ${side}`,
    currency: code,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: toLira(roundMicros(rate, 4)),
      priceCurrency: 'TRY',
      referenceQuantity: { '@type': 'QuantitativeValue', value: unit, unitText: code },
      validFrom: writeIso(quotedAt, zone),
    },
  }
}
