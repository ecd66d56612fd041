import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/page-paths.ts'
import { goldState } from '../../../test/fakes/page-state.ts'
import { renderPage } from '../../../test/fakes/rendered-page.ts'

const open = (path: string, state = goldState()) => renderPage(path, state)

const hrefs = (page: Document, within: string) =>
  [...page.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'))

interface Offer {
  readonly name: string
  readonly priceSpecification: { readonly price: number; readonly priceCurrency: string; readonly unitCode: string }
}

function offersOn(page: Document): Offer[] {
  const data: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON-LD is an untyped tree
  const graph = (data as { '@graph': { '@id'?: string; itemListElement: { item: Offer }[] }[] })['@graph']
  const catalogue = graph.find((node) => node['@id']?.endsWith('#gold'))
  return (catalogue?.itemListElement ?? []).map(({ item }) => item)
}

describe('an office with a gold board', () => {
  test('the server renders /altin if the office has a gold board', () => {
    const { status, page } = open('/altin')
    expect(status).toBe(200)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://doviz.example/altin')
    expect(page.querySelector('main')?.textContent).toContain('10.095')
  })

  test('the menu, the footer and /rates link to /altin', () => {
    const { page } = open('/rates')
    expect(hrefs(page, 'nav[id]')).toEqual(['/', '/about', '/rates', '/altin', '/accounts', '/contact'])
    expect(hrefs(page, 'footer')).toContain('/altin')
    expect(hrefs(page, 'main')).toContain('/altin')
  })

  test('the structured data of /altin lists the traded metals by gram and by piece, with the displayed prices', () => {
    const { page } = open('/altin')
    const offers = offersOn(page)
    expect(offers.map(({ name, priceSpecification: { price, unitCode } }) => [name, price, unitCode])).toEqual([
      ['Gram altın alış', 6090.93, 'GRM'],
      ['Gram altın satış', 6183.53, 'GRM'],
      ['Çeyrek, yeni alış', 9978, 'H87'],
      ['Çeyrek, yeni satış', 10095, 'H87'],
      ['Çeyrek, eski alış', 9856, 'H87'],
      ['Çeyrek, eski satış', 10002, 'H87'],
    ])
    const text = page.querySelector('main')?.textContent ?? ''
    for (const { priceSpecification } of offers)
      expect(text).toContain(priceSpecification.price.toLocaleString('tr-TR'))
    expect(offers.every(({ priceSpecification }) => priceSpecification.priceCurrency === 'TRY')).toBe(true)
    expect(page.head.innerHTML).not.toContain('XAU')
  })

  test('the structured data of /altin omits halted metals', () => {
    const { page } = open('/altin', goldState({ halted: ['CEYREK_YENI', 'KULCEALTIN'] }))
    expect(offersOn(page)).toHaveLength(2)
  })
})

describe('an office without a gold board', () => {
  test('the server answers /altin with 404 if the office has no gold board', () => {
    const { status, page } = renderPage('/altin')
    expect(status).toBe(404)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test.each(PAGE_PATHS)('the page %s does not mention gold if the office has no gold board', (path) => {
    expect(renderPage(path).html).not.toMatch(/altin"|"gold"/)
  })
})
