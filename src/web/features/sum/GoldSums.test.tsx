import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import type { GoldState, PageState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { SECOND } from '#domain/calendar.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { goldOfAugust } from '../../../../test/fakes/gold.ts'
import { freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, GOLD_OFFICE, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { hydrate } from '../../islands/index.ts'
import { GoldSums } from './GoldSums.tsx'

freezeAfternoon()
beforeEach(() => history.replaceState(null, '', '/altin'))
afterEach(() => document.body.replaceChildren())

const QUOTED = AFTERNOON - 2000
/** An office that trades gram bars and all coins. */
const OFFICE = { ...GOLD_OFFICE, gold: { traded: METAL_CODES.filter((code) => /_|KULCEALTIN/.test(code)) } }

const ask = (search: string): Pick<PageState, 'goldQuery'> => ({
  goldQuery: readSumQuery(new URLSearchParams(search), GOLD_GOODS),
})

function sums(more: Partial<GoldState> = {}, page: Pick<Partial<PageState>, 'goldQuery' | 'office'> = {}) {
  const gold = { quotes: goldOfAugust(QUOTED), sourceTime: QUOTED, halted: [], closes: {}, ...more }
  return site(pageState(RATES, { office: OFFICE, gold, ...page }), <GoldSums />)
}

async function open(more?: Partial<GoldState>): Promise<void> {
  render(sums(more))
  await pass(SECOND)
}

/** Renders the page for the query `asked` as the server does, then hydrates it at the URL `address`. */
async function takeOver(asked: string, address = asked, meanwhile = () => {}): Promise<void> {
  history.replaceState(null, '', `/altin${address}`)
  const page = sums({}, asked === '' ? {} : ask(asked))
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the document has no root element')
  meanwhile()
  // React logs a mismatch with console.error, which fails the test.
  await act(async () => hydrate(root, page))
  await pass(SECOND)
}

const FIELDS = ['Harcayacağınız lira', 'Tartıyla: ağırlık', 'Milyem'] as const
const compared = () => within(screen.getByRole('table', { name: /Bir gram has/ }))
const products = () =>
  compared()
    .getAllByRole('rowheader')
    .map((each) => each.textContent)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string): void => void fireEvent.input(field(label), { target: { value: text } })
const address = (): string => location.pathname + location.search + location.hash

describe('the gold comparison', () => {
  test('the gold comparison begins with the product whose gram is cheapest and marks it', async () => {
    await open()
    expect(products()).toHaveLength(13)
    expect(products()[0]).toBe('Tam, eskigramı en ucuz')
    expect(products().at(-1)).toBe('Yarım, yeni')
  })

  test('the gold comparison omits halted products and products that the office does not trade', async () => {
    await open({ halted: ['TEK_ESKI'] })
    expect(products()).not.toContain('22 ayar')
    expect(products()[0]).toBe('Ata lira, eskigramı en ucuz')
  })

  test('the gold comparison shows the premium of both sides over pure gold', async () => {
    await open()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain(
      '+%0,03alışta has altının %0,49 altında',
    )
  })

  test('the gold comparison shows a message instead of an empty table if no product has a price', async () => {
    await open({ halted: OFFICE.gold.traded })
    expect(screen.getByText(/ürünlerin şu an fiyatı yok/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('the gold page has no form if the office trades no gold', async () => {
    render(sums({}, { office: { ...OFFICE, gold: { traded: ['GUMUSTRY'] } } }))
    await pass(SECOND)
    expect(screen.queryAllByRole('heading')).toEqual([])
  })

  test('the gold comparison shows no premium without a price of pure gold', async () => {
    await open({ halted: ['ALTIN'] })
    expect(screen.getByText(/^Has altının fiyatı şu an yok\. Fiyatların/)).toBeTruthy()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain('has fiyatı yok')
  })
})

describe('the query of the gold form', () => {
  test('the server fills the fields of the gold form and answers the query, and hydration logs no mismatch', async () => {
    const search = '?islem=al&lira=7000&gram=12.50&ayar=585'
    const html = renderToString(sums({}, ask(search)))
    for (const text of ['bir adede yetmiyor', '7,3125', 'value="12,5"']) expect(html).toContain(text)
    await takeOver(search)
    expect(FIELDS.map((label) => field(label).value)).toEqual(['7.000', '12,5', '585'])
    expect(address()).toBe(`/altin${search}`)
  })

  test('the server shows a mistake beside its field in the gold form and keeps the text', () => {
    document.body.innerHTML = renderToString(sums({}, ask('?islem=al&lira=elli+bin&ayar=1001&gram=7')))
    expect(FIELDS.map((label) => field(label).value)).toEqual(['elli bin', '7', '1001'])
    expect(field(FIELDS[0]).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeTruthy()
    expect(screen.getByText('Milyem en çok 1.000 olabilir. Örnek: 916,6')).toBeTruthy()
  })

  test('a cached gold page of another query answers the query of the URL', async () => {
    await takeOver('', '?islem=al&lira=7000')
    expect(field(FIELDS[0]).value).toBe('7.000')
  })

  test('the gold form uses an amount that was typed before hydration', async () => {
    await takeOver('?islem=al&lira=7000', '?islem=al&lira=7000', () => {
      field(FIELDS[0]).value = '100000'
    })
    expect(address()).toBe('/altin?islem=al&lira=100000')
  })

  test('the URL follows the gold form after a pause, keeps an open chart and ignores mistakes', async () => {
    history.replaceState(null, '', '/altin?islem=al#CEYREK_YENI-daily')
    await open()
    type(FIELDS[0], '75000')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
    type('Milyem', 'çok')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
  })

  test('all fields of the gold page belong to one form that is sent to /altin', () => {
    render(sums())
    const [form, ...others] = new Set(['1. ürün', ...FIELDS.slice(1)].map((label) => field(label).form))
    expect([others, form?.method, form?.getAttribute('action')]).toEqual([[], 'get', '/altin#kac-lira'])
  })
})
