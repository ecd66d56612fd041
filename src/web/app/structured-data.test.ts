import { describe, expect, test } from 'vitest'
import type { PageState } from '#contract/page-state.ts'
import { type Day, parseDay } from '#domain/calendar.ts'
import { quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { formatRate } from '../format/format.ts'
import { type Route, routeAt, type RouteKey } from './routes.tsx'
import { structuredData } from './structured-data.ts'

/** Pages with exactly one address. */
type PlainKey = Exclude<RouteKey, 'currency'>

type Node = Readonly<Record<string, unknown>>

function nodes(key: PlainKey, state: PageState = pageState(null)): Node[] {
  return graphOf({ key }, state)
}

function graphOf(route: Route, state: PageState): Node[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON-LD is an untyped tree
  return (structuredData(route, state) as { '@graph': Node[] })['@graph']
}

function node(type: string, key: PlainKey, state?: PageState): Node | undefined {
  return nodes(key, state).find((entry) => entry['@type'] === type)
}

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

describe('the office', () => {
  test('the office node groups days with equal opening hours and omits closed days', () => {
    expect(node('FinancialService', 'about')?.['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '18:00' },
    ])
  })

  test('the office node writes a closed special day as open from midnight to midnight', () => {
    const special = [
      { day: day('2026-10-28'), name: 'Arife', hours: [{ from: '09:00', to: '13:00' }] },
      { day: day('2026-10-29'), name: 'Cumhuriyet Bayramı', hours: [] },
    ]
    const office = { ...OFFICE_FACTS, hours: { ...OFFICE_FACTS.hours, special } }
    const found = node('FinancialService', 'home', pageState(null, { office }))?.['specialOpeningHoursSpecification']
    expect(found).toMatchObject([
      { validFrom: '2026-10-28', validThrough: '2026-10-28', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-10-29', validThrough: '2026-10-29', opens: '00:00', closes: '00:00' },
    ])
  })

  test('the office node names the company, its registry numbers and its permit', () => {
    const registry = { mersis: '0123456789012345' }
    const office = { ...OFFICE_FACTS, licence: { ...OFFICE_FACTS.licence, registry } }
    expect(node('FinancialService', 'home', pageState(null, { office }))).toMatchObject({
      legalName: 'Örnek Döviz A.Ş.',
      identifier: [{ value: '2026/1' }, { value: '0123456789012345' }],
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'A grubu',
        identifier: '2026/1',
        recognizedBy: { name: 'Örnek Kurum' },
        url: 'https://doviz.example/about#yetki',
      },
    })
    const { title: _, ...untitled } = OFFICE_FACTS.licence
    const bare = pageState(null, { office: { ...OFFICE_FACTS, licence: untitled } })
    expect(node('FinancialService', 'home', bare)).toMatchObject({ identifier: { value: '2026/1' } })
    expect(node('FinancialService', 'home', bare)).not.toHaveProperty('legalName')
  })

  test('the office node marks sample facts', () => {
    expect(node('FinancialService', 'home')?.['disambiguatingDescription']).toBe('Örnek veri')
    const office = { ...OFFICE_FACTS, sample: false }
    expect(node('FinancialService', 'home', pageState(null, { office }))).not.toHaveProperty(
      'disambiguatingDescription',
    )
  })
})

describe('the exchange rates', () => {
  interface Spec {
    readonly item: { name: string; currency: string; currentExchangeRate: Record<string, unknown> }
  }

  function specs(state: PageState = pageState()): Spec['item'][] {
    const catalog = node('CurrencyConversionService', 'rates', state)?.['hasOfferCatalog']
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON-LD is an untyped tree
    return (catalog as { itemListElement: Spec[] }).itemListElement.map(({ item }) => item)
  }

  test('the exchange node has the displayed rates with four decimals', () => {
    const euro = quote('EUR', '', '48.12755', AFTERNOON)
    const state = pageState({ ...RATES, quotes: [quote('USD', '41.1920', '41.2835', AFTERNOON), euro] })
    const written = specs(state).map(({ currentExchangeRate }) => currentExchangeRate['price'])
    expect(written).toEqual([41.192, 41.2835, 48.1276])
    expect(formatRate(euro.sell, 4)).toBe('48,1276')
  })

  test('the exchange node writes the yen per 100 with that quantity', () => {
    const yen = specs().filter(({ currency }) => currency === 'JPY')
    expect(yen.map(({ name }) => name)).toEqual(['JPYTRY alış', 'JPYTRY satış'])
    expect(yen[1]?.currentExchangeRate).toMatchObject({
      price: 27.2115,
      priceCurrency: 'TRY',
      referenceQuantity: { value: 100, unitText: 'JPY' },
      validFrom: '2025-11-21T14:32:08+03:00',
    })
  })

  test('the exchange node omits halted currencies', () => {
    const currencies = specs(pageState({ ...RATES, halted: ['USD'] })).map(({ currency }) => currency)
    expect(currencies).not.toContain('USD')
    expect(currencies).toContain('EUR')
  })

  test('the exchange node marks demo rates and is missing from pages without rates', () => {
    const state = pageState(RATES, { demo: { market: true, bank: true } })
    expect(node('CurrencyConversionService', 'home', state)?.['disambiguatingDescription']).toBe('Örnek veri')
    expect(node('CurrencyConversionService', 'about')).toBeUndefined()
  })
})

test('the structured data of the calculator contains no exchange node', () => {
  expect(node('CurrencyConversionService', 'calculator', pageState())).toBeUndefined()
  expect(node('WebPage', 'calculator', pageState())).not.toHaveProperty('mainEntity')
})

test('each page has a node of its type and a breadcrumb trail', () => {
  expect(node('ContactPage', 'contact')?.['url']).toBe('https://doviz.example/contact')
  expect(node('AboutPage', 'about')).toBeDefined()
  expect(node('BreadcrumbList', 'contact')?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Ana Sayfa', item: 'https://doviz.example/' },
    { position: 2, name: 'Iletisim', item: 'https://doviz.example/contact' },
  ])
  expect(node('BreadcrumbList', 'home')).toBeUndefined()
})

test('the not-found page has only the nodes of the office and the site', () => {
  expect(nodes('notFound').map((entry) => entry['@type'])).toEqual(['FinancialService', 'WebSite'])
})

describe('the page of a currency', () => {
  const yen = graphOf(routeAt('/rates/jpy', OFFICE_FACTS), pageState())
  const typed = (type: string) => yen.find((entry) => entry['@type'] === type)

  test('the breadcrumb trail of a currency page leads through /rates', () => {
    expect(typed('BreadcrumbList')?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://doviz.example/' },
      { position: 2, name: 'Doviz Kurlari', item: 'https://doviz.example/rates' },
      { position: 3, name: 'Japon yeni kuru', item: 'https://doviz.example/rates/jpy' },
    ])
    expect(typed('WebPage')?.['url']).toBe('https://doviz.example/rates/jpy')
  })

  test('a currency page lists only its own two rates', () => {
    expect(typed('CurrencyConversionService')?.['hasOfferCatalog']).toMatchObject({
      itemListElement: [
        { item: { name: 'JPYTRY alış', currentExchangeRate: { price: 26.843, referenceQuantity: { value: 100 } } } },
        { item: { name: 'JPYTRY satış', currentExchangeRate: { price: 27.2115 } } },
      ],
    })
  })
})
