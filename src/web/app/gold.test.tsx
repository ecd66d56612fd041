import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/page-paths.ts'
import { goldState, pageState } from '../../../test/fakes/page-state.ts'
import { render } from './entry.server.tsx'

/** The rendered page as a visitor without JavaScript gets it. */
function open(path: string, state = goldState()) {
  const { status, html } = render(path, state, null)
  return { status, html, page: new DOMParser().parseFromString(html, 'text/html') }
}

const hrefs = (page: Document, within: string) =>
  [...page.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'))

interface Offer {
  readonly name: string
  readonly priceSpecification: { readonly price: number; readonly priceCurrency: string; readonly unitCode: string }
}

function offersOn(page: Document): Offer[] {
  const data: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as a reader of JSON-LD would
  const graph = (data as { '@graph': { '@id'?: string; itemListElement: { item: Offer }[] }[] })['@graph']
  const catalogue = graph.find((node) => node['@id']?.endsWith('#gold'))
  return (catalogue?.itemListElement ?? []).map(({ item }) => item)
}

describe('an office with a gold board', () => {
  test('has a page of it, under its own address', () => {
    const { status, page } = open('/altin')
    expect(status).toBe(200)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://doviz.example/altin')
    expect(page.querySelector('main')?.textContent).toContain('10.095')
  })

  test('leads to it from the menu, between rates and accounts, from the footer and from the rates', () => {
    const { page } = open('/rates')
    expect(hrefs(page, 'nav[id]')).toEqual(['/', '/about', '/rates', '/altin', '/accounts', '/contact'])
    expect(hrefs(page, 'footer')).toContain('/altin')
    expect(hrefs(page, 'main')).toContain('/altin')
  })

  test('offers to search engines what it trades, by gram and by piece, as the page writes it', () => {
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

  test('offers nothing that it does not quote now', () => {
    const { page } = open('/altin', goldState({ halted: ['CEYREK_YENI', 'KULCEALTIN'] }))
    expect(offersOn(page)).toHaveLength(2)
  })

  test('writes sound HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const { results } = await validator.validateString(open('/altin').html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  })
})

describe('an office without one', () => {
  test('has no such page', () => {
    const { status, page } = open('/altin', pageState())
    expect(status).toBe(404)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test.each(PAGE_PATHS)('says nothing of it on %s', (path) => {
    expect(open(path, pageState()).html).not.toMatch(/altin"|"gold"/)
  })
})
