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
/** Trades bars of a gram and all coins. */
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

/** The page as the server made it for what an address asks, taken over by the browser at that of another. */
async function takeOver(asked: string, address = asked, meanwhile = () => {}): Promise<void> {
  history.replaceState(null, '', `/altin${address}`)
  const page = sums({}, asked === '' ? {} : ask(asked))
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('no root')
  meanwhile()
  // An undeclared console.error fails the test: React prints a mismatch there.
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

describe('the same gold in all products', () => {
  test('begins with the cheapest gram and says so', async () => {
    await open()
    expect(products()).toHaveLength(13)
    expect(products()[0]).toBe('Tam, eskigramı en ucuz')
    expect(products().at(-1)).toBe('Yarım, yeni')
  })

  test('leaves out what is halted, and what the office does not trade', async () => {
    await open({ halted: ['TEK_ESKI'] })
    expect(products()).not.toContain('22 ayar')
    expect(products()[0]).toBe('Ata lira, eskigramı en ucuz')
  })

  test('tells what the office pays above has, beside what it asks', async () => {
    await open()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain(
      '+%0,03alışta has altının %0,49 altında',
    )
  })

  test('says so where nothing of it has a price, and shows no empty table', async () => {
    await open({ halted: OFFICE.gold.traded })
    expect(screen.getByText(/ürünlerin şu an fiyatı yok/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('is no question at an office that trades no gold', async () => {
    render(sums({}, { office: { ...OFFICE, gold: { traded: ['GUMUSTRY'] } } }))
    await pass(SECOND)
    expect(screen.queryAllByRole('heading')).toEqual([])
  })

  test('without a price of has tells no premium', async () => {
    await open({ halted: ['ALTIN'] })
    expect(screen.getByText(/^Has altının fiyatı şu an yok\. Fiyatların/)).toBeTruthy()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain('has fiyatı yok')
  })
})

describe('what an address asks', () => {
  test('stands in the fields and is answered before scripts come, and the browser takes it over without a word', async () => {
    const search = '?islem=al&lira=7000&gram=12.50&ayar=585'
    const html = renderToString(sums({}, ask(search)))
    for (const text of ['bir adede yetmiyor', '7,3125', 'value="12,5"']) expect(html).toContain(text)
    await takeOver(search)
    expect(FIELDS.map((label) => field(label).value)).toEqual(['7.000', '12,5', '585'])
    expect(address()).toBe(`/altin${search}`)
  })

  test('with a mistake says so beside its field and keeps what was typed', () => {
    document.body.innerHTML = renderToString(sums({}, ask('?islem=al&lira=elli+bin&ayar=1001&gram=7')))
    expect(FIELDS.map((label) => field(label).value)).toEqual(['elli bin', '7', '1001'])
    expect(field(FIELDS[0]).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeTruthy()
    expect(screen.getByText('Milyem en çok 1.000 olabilir. Örnek: 916,6')).toBeTruthy()
  })

  test('is answered by a kept page that stands in for it, too', async () => {
    await takeOver('', '?islem=al&lira=7000')
    expect(field(FIELDS[0]).value).toBe('7.000')
  })

  test('gives way to what was typed before the scripts came', async () => {
    await takeOver('?islem=al&lira=7000', '?islem=al&lira=7000', () => {
      field(FIELDS[0]).value = '100000'
    })
    expect(address()).toBe('/altin?islem=al&lira=100000')
  })

  test('follows the form once the keys rest, beside an open chart; a mistake has no address', async () => {
    history.replaceState(null, '', '/altin?islem=al#CEYREK_YENI-daily')
    await open()
    type(FIELDS[0], '75000')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
    type('Milyem', 'çok')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
  })

  test('is sent by one form to the page', () => {
    render(sums())
    const [form, ...others] = new Set(['1. ürün', ...FIELDS.slice(1)].map((label) => field(label).form))
    expect([others, form?.method, form?.getAttribute('action')]).toEqual([[], 'get', '/altin#kac-lira'])
  })
})
