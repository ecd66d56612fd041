import { describe, expect, test } from 'vitest'
import type { PageState } from '#contract/page-state.ts'
import { type Day, parseDay } from '#domain/calendar.ts'
import { PAGE_STATE, RATES_PAGE_STATE } from '../../test/fakes/page-state.ts'
import type { RouteKey } from './copy/page-titles.ts'
import { formatRate } from './format.ts'
import { structuredData } from './structured-data.ts'

type Node = Readonly<Record<string, unknown>>

function nodes(key: RouteKey, state: PageState = PAGE_STATE): Node[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as a reader of JSON-LD would
  return (structuredData(key, state) as { '@graph': Node[] })['@graph']
}

function node(type: string, key: RouteKey, state?: PageState): Node | undefined {
  return nodes(key, state).find((entry) => entry['@type'] === type)
}

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

describe('the office', () => {
  test('gives its hours, days with the same ones together and closed days left out', () => {
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

  test('gives its special days; a closed one opens and closes at midnight', () => {
    const special = [
      { day: day('2026-10-28'), name: 'Arife', hours: { from: '09:00', to: '13:00' } },
      { day: day('2026-10-29'), name: 'Cumhuriyet Bayramı', hours: null },
    ]
    const office = { ...PAGE_STATE.office, hours: { ...PAGE_STATE.office.hours, special } }
    const found = node('FinancialService', 'home', { ...PAGE_STATE, office })?.['specialOpeningHoursSpecification']
    expect(found).toMatchObject([
      { validFrom: '2026-10-28', validThrough: '2026-10-28', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-10-29', validThrough: '2026-10-29', opens: '00:00', closes: '00:00' },
    ])
  })

  test('says so while its facts are a sample', () => {
    expect(node('FinancialService', 'home')?.['disambiguatingDescription']).toBe('Örnek veri')
    const office = { ...PAGE_STATE.office, sample: false }
    expect(node('FinancialService', 'home', { ...PAGE_STATE, office })).not.toHaveProperty('disambiguatingDescription')
  })
})

describe('the exchange rates', () => {
  interface Spec {
    readonly item: { name: string; currency: string; currentExchangeRate: Record<string, unknown> }
  }

  function specs(state: PageState = RATES_PAGE_STATE): Spec['item'][] {
    const catalog = node('CurrencyConversionService', 'rates', state)?.['hasOfferCatalog']
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as a reader of JSON-LD would
    return (catalog as { itemListElement: Spec[] }).itemListElement.map(({ item }) => item)
  }

  test('are the figures on the page, to the fourth decimal', () => {
    const shown = RATES_PAGE_STATE.rates?.quotes.flatMap(({ buy, sell }) => [
      ...(buy === null ? [] : [formatRate(buy)]),
      formatRate(sell),
    ])
    const written = specs().map(({ currentExchangeRate }) =>
      Number(currentExchangeRate['price']).toLocaleString('tr-TR', { minimumFractionDigits: 4 }),
    )
    expect(written).toEqual(shown)
    expect(written).toContain('55,1001')
  })

  test('of the yen are per 100 and say so', () => {
    const yen = specs().filter(({ currency }) => currency === 'JPY')
    expect(yen.map(({ name }) => name)).toEqual(['JPYTRY alış', 'JPYTRY satış'])
    expect(yen[1]?.currentExchangeRate).toMatchObject({
      price: 31.3846,
      priceCurrency: 'TRY',
      referenceQuantity: { value: 100, unitText: 'JPY' },
      validFrom: '2026-08-03T12:00:00+03:00',
    })
  })

  test('leave out a currency that the office does not quote now', () => {
    if (RATES_PAGE_STATE.rates === null) throw new Error('the state carries rates')
    const state = { ...RATES_PAGE_STATE, rates: { ...RATES_PAGE_STATE.rates, halted: ['USD' as const] } }
    expect(specs(state).map(({ currency }) => currency)).toEqual(['EUR', 'JPY', 'JPY'])
  })

  test('say so when they are invented, and are absent from pages without rates', () => {
    const state = { ...RATES_PAGE_STATE, demo: { market: true, bank: true } }
    expect(node('CurrencyConversionService', 'home', state)?.['disambiguatingDescription']).toBe('Örnek veri')
    expect(node('CurrencyConversionService', 'about')).toBeUndefined()
  })
})

test('each page says what it is and where it stands', () => {
  expect(node('ContactPage', 'contact')?.['url']).toBe('https://doviz.example/contact')
  expect(node('AboutPage', 'about')).toBeDefined()
  expect(node('BreadcrumbList', 'contact')?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Ana Sayfa', item: 'https://doviz.example/' },
    { position: 2, name: 'Iletisim', item: 'https://doviz.example/contact' },
  ])
  expect(node('BreadcrumbList', 'home')).toBeUndefined()
})

test('the page for unknown paths describes only the office and the site', () => {
  expect(nodes('notFound').map((entry) => entry['@type'])).toEqual(['FinancialService', 'WebSite'])
})
