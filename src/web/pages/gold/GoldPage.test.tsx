import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { GoldState } from '#contract/page-state.ts'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { goldOfAugust } from '../../../../test/fakes/gold.ts'
import { board, cells, freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { quote } from '../../../../test/fakes/market.ts'
import { AFTERNOON, GOLD_OFFICE, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { GoldPage } from './GoldPage.tsx'

freezeAfternoon()

const QUOTED = AFTERNOON - 2000
/** Trades bars of a gram and all coins. */
const OFFICE = { ...GOLD_OFFICE, gold: { traded: METAL_CODES.filter((code) => /_|KULCE/.test(code)) } }

function goldPage(more: Partial<GoldState> = {}, renderedAt = AFTERNOON) {
  const gold = { quotes: goldOfAugust(QUOTED), spokeAt: QUOTED, halted: [], closes: {}, ...more }
  return site(pageState(RATES, { renderedAt, office: OFFICE, gold }), <GoldPage />)
}

async function open(more?: Partial<GoldState>): Promise<void> {
  render(goldPage(more))
  await pass(SECOND)
}

const first = () => board(/Gram ve ziynet/)
const second = () => board(/Ata, ayar/)
const budget = () => board(/Bütçeniz/)
const jewellery = () => board(/Takının/)
const compared = () => within(screen.getByRole('table', { name: /Bir gram has/ }))
const products = () =>
  compared()
    .getAllByRole('rowheader')
    .map((each) => each.textContent)
const type = (label: string, text: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const mixes = () =>
  budget()
    .getAllByRole('listitem')
    .map((each) => each.textContent)

describe('the gold boards', () => {
  test('carry every figure as the server renders them, and the browser takes them over without a word', async () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(goldPage())
    document.body.append(root)
    expect(root.textContent).toContain('10.095')
    expect(root.textContent).toContain('49.703')
    // An undeclared console.error fails the test: React prints a mismatch there.
    render(goldPage(), { container: root, hydrate: true })
    await pass(SECOND)
  })

  test('have a group a body, and each row its name, its weight and its unit', async () => {
    await open({ closes: { CEYREK_YENI: rate('10066') } })
    expect(
      first()
        .getAllByRole('rowgroup')
        .map((each) => each.getAttribute('aria-labelledby') !== null),
    ).toEqual([false, true, true])
    expect(cells(first(), /^Çeyrek,\s?yeni,\s?1,754 g,\s?adet/)).toEqual([
      '9.978',
      '10.09514.32.08 itibarıyla',
      'yükseldi +%0,29+29Çeyrek, yeni grafiğini göster',
    ])
  })

  test('say of dollars that they are dollars, and at a weekend that their market is closed', async () => {
    vi.setSystemTime(Date.parse('2025-11-22T11:00:00+03:00'))
    render(
      goldPage({ quotes: [quote('ONS', '4046.20', '4047.20', Date.now() - HOUR)], spokeAt: Date.now() }, Date.now()),
    )
    await pass(SECOND)
    expect(cells(second(), /^Ons altın/)).toEqual([
      '4.046,20\u00A0$',
      expect.stringMatching(/^4\.047,20\u00A0\$Kapalı\u00A010\.00·?1 sa önce$/),
      '—önceki kapanış yokOns altın grafiğini göster',
    ])
  })

  test('tag what the office does not trade: on the group where all of it is so, else on the row', async () => {
    await open()
    expect(first().getByRole('rowheader', { name: /^Has altın/ }).textContent).toContain('bilgi için')
    expect(second().getByRole('columnheader', { name: /^Ayar bilgi için/ })).toBeTruthy()
    expect(first().queryByRole('columnheader', { name: /Ziynet.*bilgi için/ })).toBeNull()
  })

  test('send whoever asks for what is halted to the counter', async () => {
    await open({ halted: ['CEYREK_YENI'] })
    expect(cells(first(), /^Çeyrek,\s?yeni/)[0]).toBe('Gişeye sorunuz')
  })
})

describe('the same gold in all products', () => {
  test('begins with the cheapest gram, says so, and can be turned round and sorted by what selling back costs', async () => {
    await open()
    expect(products()).toHaveLength(13)
    expect(products()[0]).toBe('Tam, eskigramı en ucuz')
    expect(products().at(-1)).toBe('Yarım, yeni')
    const gram = compared().getByRole('button', { name: /1 g has için/ })
    expect(gram.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(gram)
    expect(gram.closest('th')?.getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(compared().getByRole('button', { name: /geri satsanız/ }))
    expect(products()[0]).toBe('Tam, yeni')
    expect(gram.closest('th')?.hasAttribute('aria-sort')).toBe(false)
  })

  test('leaves out what is halted, and what the office does not trade', async () => {
    await open({ halted: ['TEK_ESKI'] })
    expect(products()).not.toContain('22 ayar')
    expect(products()[0]).toBe('Ata lira, eskigramı en ucuz')
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

  test('follows what is typed, and says what is too little or cannot be read', async () => {
    await open()
    type('Bütçe', '7000')
    expect(mixes()).toEqual([
      expect.stringContaining('1 adet 1 gram'),
      expect.stringContaining('1 adet 1 gram'),
      'Yalnız yeni sikkeBu bütçe bir adede yetmiyor.',
    ])
    type('Bütçe', 'elli bin')
    expect(budget().getByText(/tutar olarak okunamadı/)).toBeTruthy()
  })

  test('never reckons by old prices without saying so', async () => {
    await open()
    expect(budget().queryByText(/^Fiyatlar eski/)).toBeNull()
    await pass(61 * MINUTE)
    expect(budget().getByText(/^Fiyatlar eski/)).toBeTruthy()
    expect(jewellery().getByText(/^Fiyatlar eski/)).toBeTruthy()
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
    expect(facts).toEqual(['18,3320\u00A0g', '112.220,07\u00A0₺113.130,26\u00A0₺', '2.468,48\u00A0₺'])
  })

  test('no metal is finer than a thousand, and a field left empty is no sum', async () => {
    await open()
    type('Milyem', '1001')
    expect(jewellery().getByText(/^Milyem en çok 1\.000/)).toBeTruthy()
    expect(jewellery().getByText('Ağırlığı ve milyemi yazın.')).toBeTruthy()
    type('Milyem', '585')
    type('İşçilik', '')
    expect(jewellery().getAllByRole('definition').at(-1)?.textContent).toBe('0,00\u00A0₺')
  })

  test('has no sum while has is halted', async () => {
    await open({ halted: ['ALTIN'] })
    expect(jewellery().getByText('Has altının fiyatı şu an yok. Gişeye sorunuz.')).toBeTruthy()
  })
})
