import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readGoldQuery } from '#contract/gold-query.ts'
import type { GoldState, PageState } from '#contract/page-state.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { goldOfAugust } from '../../../../test/fakes/gold.ts'
import { board, freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
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
  goldQuery: readGoldQuery(new URLSearchParams(search)),
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

const budget = () => board(/Bütçeniz/)
const jewellery = () => board(/Takının/)
const compared = () => within(screen.getByRole('table', { name: /Bir gram has/ }))
const products = () =>
  compared()
    .getAllByRole('rowheader')
    .map((each) => each.textContent)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string): void => void fireEvent.input(field(label), { target: { value: text } })
const mixes = () =>
  budget()
    .getAllByRole('listitem')
    .map((each) => each.textContent)
const address = (): string => location.pathname + location.search + location.hash

describe('the same gold in all products', () => {
  test('begins with the cheapest gram, says so, and can be turned round and sorted by what selling back costs', async () => {
    await open()
    expect(products()).toHaveLength(13)
    expect(products()[0]).toBe('Tam, eskigramı en ucuz')
    expect(products().at(-1)).toBe('Yarım, yeni')
    const gram = compared().getByRole('link', { name: /1 g has için/ })
    expect(gram.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(gram)
    expect(gram.closest('th')?.getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(compared().getByRole('link', { name: /geri satsanız/ }))
    expect(products()[0]).toBe('Tam, yeni')
    expect(gram.closest('th')?.hasAttribute('aria-sort')).toBe(false)
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

  test('is no question at an office that trades no gold: what is in jewellery can still be asked', async () => {
    render(sums({}, { office: { ...OFFICE, gold: { traded: ['GUMUSTRY'] } } }))
    await pass(SECOND)
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      'Takının içindeki altın bilgi için',
    ])
    expect(jewellery().getByText(/^112\.220,07/)).toBeTruthy()
  })

  test('without a price of has tells no premium', async () => {
    await open({ halted: ['ALTIN'] })
    expect(screen.getByText(/^Has altının fiyatı şu an yok\. Fiyatların/)).toBeTruthy()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain('has fiyatı yok')
  })
})

describe('a budget in coins', () => {
  test('comes in three mixes, each with its cost, its rest and its gold', async () => {
    await open()
    expect(mixes()).toEqual([
      'En çok altın1 tam (eski) + 1 çeyrek (eski)49.703\u00A0₺kalan 297\u00A0₺8,0392\u00A0g has · 1 g has için 6.183\u00A0₺',
      'Yalnız gram altın8 adet 1 gram49.468,24\u00A0₺kalan 531,76\u00A0₺7,9600\u00A0g has · 1 g has için 6.215\u00A0₺',
      'Yalnız yeni sikke1 Ata lira (yeni)41.182\u00A0₺kalan 8.818\u00A0₺6,6147\u00A0g has · 1 g has için 6.226\u00A0₺',
    ])
  })

  test('parts thousands in what is counted as well, and takes a budget with its lira', async () => {
    await open()
    type('Bütçe', '10.000.000 TL')
    expect(mixes()[1]).toContain('1.617 adet 1 gram')
  })

  test('follows what is typed, and says what is too little or cannot be read', async () => {
    await open()
    type('Bütçe', '7000')
    expect(mixes()).toEqual([
      expect.stringContaining('1 adet 1 gram'),
      expect.stringContaining('1 adet 1 gram'),
      'Yalnız yeni sikkeBu bütçe bir adede yetmiyor.',
    ])
    type('Bütçe', 'elli bin')
    expect(budget().getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeTruthy()
  })

  test('never reckons by old prices without saying so', async () => {
    await open()
    expect(budget().queryByText(/^Fiyatlar eski/)).toBeNull()
    await pass(61 * MINUTE)
    expect(budget().getByText(/^Fiyatlar eski/)).toBeTruthy()
    expect(jewellery().getByText(/^Fiyatlar eski/)).toBeTruthy()
  })

  test('offers what the office trades: without bars no line of bars, and without any piece no budget', async () => {
    const coins = render(sums({}, { office: { ...OFFICE, gold: { traded: ['CEYREK_YENI', 'CEYREK_ESKI'] } } }))
    await pass(SECOND)
    expect(mixes()).toEqual([expect.stringMatching(/^En çok altın/), expect.stringMatching(/^Yalnız yeni sikke/)])
    coins.unmount()
    render(sums({}, { office: { ...OFFICE, gold: { traded: ['AYAR22'] } } }))
    await pass(SECOND)
    expect(products()).toEqual(['22 ayargramı en ucuz'])
    expect(screen.queryByRole('heading', { name: /Bütçeniz/ })).toBeNull()
  })

  test('goes by nothing that is halted', async () => {
    await open({ halted: ['KULCEALTIN', 'TEK_ESKI'] })
    expect(mixes()[0]).not.toContain('tam (eski)')
    expect(mixes()[1]).toBe('Yalnız gram altınŞu an fiyatı yok. Gişeye sorunuz.')
  })
})

describe('the gold in jewellery', () => {
  test('is worth its has on both sides; workmanship is not paid back', async () => {
    await open()
    const facts = jewellery()
      .getAllByRole('definition')
      .map((each) => each.textContent)
    expect(facts).toEqual([
      '18,3320\u00A0g',
      '112.220,07\u00A0₺113.130,26\u00A0₺',
      '2.468,48\u00A0₺',
      '115.598,74\u00A0₺',
    ])
  })

  test('no metal is finer than a thousand, and a field left empty is no sum', async () => {
    await open()
    type('Milyem', '1001')
    expect(jewellery().getByText(/^Milyem en çok 1\.000/)).toBeTruthy()
    expect(jewellery().getByText('Düzelince sonuç burada görünür.')).toBeTruthy()
    type('Milyem', '')
    expect(jewellery().getByText('Ağırlığı ve milyemi yazın.')).toBeTruthy()
    type('Milyem', '585')
    type('İşçilik', '')
    expect(jewellery().getAllByRole('definition').at(-2)?.textContent).toBe('0,00\u00A0₺')
    type('İşçilik', 'yok')
    expect(jewellery().getAllByRole('definition').at(-1)?.textContent).toBe('—')
  })

  test('22, 18 and 14 karat are chosen by name, and workmanship may be lira a gram', async () => {
    await open()
    fireEvent.click(jewellery().getByRole('link', { name: '18 ayar' }))
    expect(field('Milyem').value).toBe('750')
    expect(jewellery().getByRole('link', { name: '18 ayar' }).getAttribute('aria-current')).toBe('true')
    type('Milyem', '14 ayar')
    expect(jewellery().getByText(/^11,7000/)).toBeTruthy()
    fireEvent.change(field('İşçiliğin birimi'), { target: { value: 'tl' } })
    type('İşçilik', '250')
    expect(jewellery().getByText(/^5\.000,00/)).toBeTruthy()
    await pass(SECOND)
    expect(address()).toBe('/altin?ayar=585&iscilik=250&birim=tl')
  })

  test('what the office pays is its own price of that karat, and stands only where it buys worked gold', async () => {
    const paid = /Gişemize bozdurursanız \(22 ayar\)/
    const { unmount } = render(sums())
    await pass(SECOND)
    expect(jewellery().queryByText(paid)).toBeNull()
    unmount()
    render(sums({}, { office: { ...OFFICE, gold: { traded: [...OFFICE.gold.traded, 'AYAR22'] } } }))
    await pass(SECOND)
    expect(jewellery().getByText(paid).closest('div')?.textContent).toContain('111.372,20\u00A0₺')
    type('Milyem', '750')
    expect(jewellery().queryByText(paid)).toBeNull()
  })

  test('has no sum while has is halted', async () => {
    await open({ halted: ['ALTIN'] })
    expect(jewellery().getByText('Has altının fiyatı şu an yok. Gişeye sorunuz.')).toBeTruthy()
  })
})

describe('what an address asks', () => {
  test('stands in the fields and is answered before scripts come, and the browser takes it over without a word', async () => {
    const search = '?butce=7000&gram=12.50&ayar=585&iscilik=0&sirala=az-kayip'
    const html = renderToString(sums({}, ask(search)))
    for (const text of ['Bu bütçe bir adede yetmiyor.', '7,3125', 'value="12,5"']) expect(html).toContain(text)
    await takeOver(search)
    expect(['Bütçe', 'Ağırlık', 'Milyem', 'İşçilik'].map((label) => field(label).value)).toEqual([
      '7.000',
      '12,5',
      '585',
      '0',
    ])
    expect(products()[0]).toBe('Tam, yeni')
    expect(address()).toBe(`/altin${search}`)
  })

  test('with a mistake says so beside its field and keeps what was typed, in the links that sort as well', () => {
    document.body.innerHTML = renderToString(sums({}, ask('?butce=elli+bin&ayar=1001&gram=7')))
    expect(field('Bütçe').value).toBe('elli bin')
    expect(field('Bütçe').getAttribute('aria-invalid')).toBe('true')
    expect(budget().getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeTruthy()
    expect(jewellery().getByText('Milyem en çok 1.000 olabilir. Örnek: 916,6')).toBeTruthy()
    expect(field('Ağırlık').value).toBe('7')
    expect(
      compared()
        .getByRole('link', { name: /geri satsanız/ })
        .getAttribute('href'),
    ).toBe('/altin?butce=elli%20bin&gram=7&ayar=1001&sirala=az-kayip#karsilastirma')
  })

  test('is answered by a kept page that stands in for it, too', async () => {
    await takeOver('', '?butce=7000')
    expect(field('Bütçe').value).toBe('7.000')
    expect(mixes()[0]).toContain('1 adet 1 gram')
  })

  test('gives way to what was typed before the scripts came', async () => {
    await takeOver('?butce=7000', '?butce=7000', () => {
      field('Bütçe').value = '100000'
    })
    expect(mixes()[1]).toContain('16 adet 1 gram')
    expect(address()).toBe('/altin?butce=100000')
  })

  test('follows the form once the keys rest, beside an open chart; a mistake has no address', async () => {
    history.replaceState(null, '', '/altin#CEYREK_YENI-daily')
    await open()
    type('Bütçe', '75000')
    fireEvent.click(compared().getByRole('link', { name: /geri satsanız/ }))
    await pass(SECOND)
    expect(address()).toBe('/altin?butce=75000&sirala=az-kayip#CEYREK_YENI-daily')
    type('Milyem', 'çok')
    await pass(SECOND)
    expect(address()).toBe('/altin?butce=75000&sirala=az-kayip#CEYREK_YENI-daily')
    type('Milyem', '916,6')
    type('Bütçe', '')
    expect(budget().getByText('Bütçenizi yazın.')).toBeTruthy()
    await pass(SECOND)
    expect(address()).toBe('/altin?butce=&sirala=az-kayip#CEYREK_YENI-daily')
  })

  test('has one form: whatever was typed in either sheet is sent with the other', () => {
    render(sums({}, ask('?sirala=pahali')))
    const forms = new Set(['Bütçe', 'Ağırlık', 'Milyem', 'İşçilik'].map((label) => field(label).form))
    const [form] = forms
    expect([forms.size, form?.method, form?.getAttribute('action')]).toEqual([1, 'get', '/altin'])
    const buttons = screen.getAllByRole('button', { name: 'Hesapla' })
    expect(buttons.map((button) => button.getAttribute('formaction'))).toEqual([
      '/altin#kac-lira',
      '/altin#butce',
      '/altin#taki',
    ])
  })
})
