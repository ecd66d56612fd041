import type { PageState, RatesState } from '#contract/page-state.ts'
import { writeIso } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { isMetal, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Quote } from '#domain/quote.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import { exchangeService, goldService, sampleMark } from '../copy/frame.ts'
import { goldName } from '../copy/gold.ts'
import { sideWord } from '../copy/side-word.ts'

export type StructuredNode = Readonly<Record<string, unknown>> & { readonly '@type': string }

export interface ExchangeNames {
  readonly service: string
  readonly buy: string
  readonly sell: string
  /** The mark for sample rates. */
  readonly sample: string
}

const IN_TURKISH: ExchangeNames = {
  service: exchangeService,
  buy: sideWord('buy'),
  sell: sideWord('sell'),
  sample: sampleMark,
}

/** Returns the exchange service with each displayed currency rate, in the displayed unit: the yen is per 100. */
export function exchangeRates(
  { office, demo }: PageState,
  { quotes, halted }: RatesState,
  names = IN_TURKISH,
): StructuredNode {
  const rates = quotes.flatMap((quote) => {
    const { code, buy, sell } = quote
    if (!isCurrencyCode(code) || halted.includes(code)) return []
    const own = buy === null ? [] : [rateNode(code, quote, buy, names.buy)]
    return [...own, rateNode(code, quote, sell, names.sell)]
  })
  return {
    '@type': 'CurrencyConversionService',
    '@id': `${office.origin}/#exchange`,
    name: names.service,
    ...(demo.market && { disambiguatingDescription: names.sample }),
    provider: { '@id': `${office.origin}/#office` },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: rates.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
}

function rateNode(code: CurrencyCode, { unit, quotedAt }: Quote, rate: Rate, side: string): StructuredNode {
  const { wireName, pricedIn, decimals } = CURRENCIES[code]
  return {
    '@type': 'ExchangeRateSpecification',
    name: `${wireName} ${side}`,
    currency: code,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: toLira(roundMicros(rate, decimals.rate)),
      priceCurrency: pricedIn,
      ...(unit !== 1 && { referenceQuantity: { '@type': 'QuantitativeValue', value: unit, unitText: code } }),
      validFrom: writeIso(quotedAt),
    },
  }
}

/** Unit codes of UN/CEFACT. XAU is not used because it means an ounce in ISO 4217. */
const UNIT_CODES = { gram: 'GRM', piece: 'H87' } as const

const BUSINESS = { buy: 'http://purl.org/goodrelations/v1#Buy', sell: 'http://purl.org/goodrelations/v1#Sell' } as const

/** Returns the displayed prices of the metals that the office trades. Null means that there are none. */
export function goldOffers(state: PageState): StructuredNode | null {
  const { gold, office, demo } = state
  const traded = office.gold?.traded ?? []
  const offers = (gold?.quotes ?? []).flatMap(({ code, buy, sell, quotedAt }) => {
    if (!isMetal(code) || !traded.includes(code) || gold?.halted.includes(code) === true) return []
    const ofSide = (side: 'buy' | 'sell', rate: Rate) => offerNode(state, { code, side, rate, quotedAt })
    return [...(buy === null ? [] : ofSide('buy', buy)), ...ofSide('sell', sell)]
  })
  if (offers.length === 0) return null
  return {
    '@type': 'OfferCatalog',
    '@id': `${office.origin}/#gold`,
    name: goldService,
    ...(demo.market && { disambiguatingDescription: sampleMark }),
    itemListElement: offers.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

interface Side {
  readonly code: MetalCode
  readonly side: 'buy' | 'sell'
  readonly rate: Rate
  readonly quotedAt: number
}

/** Returns nothing for metals that are not priced by gram or piece. */
function offerNode({ office }: PageState, { code, side, rate, quotedAt }: Side): StructuredNode[] {
  const { unitKind, decimals, pricedIn } = INSTRUMENTS[code]
  if (unitKind !== 'gram' && unitKind !== 'piece') return []
  const offer = {
    '@type': 'Offer',
    name: `${goldName(code)} ${sideWord(side)}`,
    businessFunction: BUSINESS[side],
    itemOffered: { '@type': 'Product', name: goldName(code) },
    offeredBy: { '@id': `${office.origin}/#office` },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toLira(roundMicros(rate, decimals.rate)),
      priceCurrency: pricedIn,
      unitCode: UNIT_CODES[unitKind],
      validFrom: writeIso(quotedAt),
    },
  }
  return [offer]
}
