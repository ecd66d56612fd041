import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import type { GoldState, PageState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { goldOfAugust } from '../../../../test/fakes/gold.ts'
import { board, freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { quote as priced } from '../../../../test/fakes/market.ts'
import { AFTERNOON, COIN_OFFICE, coinState, QUOTED } from '../../../../test/fakes/page-state.ts'
import { hydrate } from '../../islands/index.ts'
import { GoldRates, type LiveState, useLive } from '../../live/index.ts'
import { GoldSums } from './GoldSums.tsx'
import { sumActions } from './LazySumActions.tsx'

freezeAfternoon()
beforeEach(() => sumActions.load())
afterEach(() => document.body.replaceChildren())

const THREE_KINDS = '?bozdur=3-ceyrek-eski_1-yarim-eski_12-gram'

/** The gold sums as the server renders them for the query `search`. */
function page(search = '', gold: Partial<GoldState> = {}, more: Pick<Partial<PageState>, 'past' | 'office'> = {}) {
  const asked = search === '' ? {} : { goldQuery: readSumQuery(new URLSearchParams(search), GOLD_GOODS) }
  return site(
    coinState(gold, { ...asked, ...more }),
    <>
      <GoldSums />
      <GoldRates board="gold">
        <Relay />
      </GoldRates>
    </>,
  )
}

async function open(search = '', ...more: [Partial<GoldState>?, Pick<Partial<PageState>, 'past' | 'office'>?]) {
  history.replaceState(null, '', `/altin${search}`)
  render(page(search, ...more))
  await pass(SECOND)
}

/** Renders the page for the query `asked` as the server does, then hydrates it at the URL `address`. */
async function takeOver(asked: string, address = asked, meanwhile = () => {}): Promise<void> {
  history.replaceState(null, '', `/altin${address}`)
  document.body.innerHTML = `<div id="root">${renderToString(page(asked))}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the document has no root element')
  meanwhile()
  // React logs a mismatch with console.error, which fails the test.
  await act(async () => hydrate(root, page(asked)))
  await pass(SECOND)
}

/** Gives the page's gold prices to the tests, so that they can change them. */
let relay: LiveState['prices'] | undefined
function Relay() {
  const { prices } = useLive()
  useEffect(() => {
    relay = prices
  }, [prices])
  return null
}

const FIELDS = ['Harcayacağınız lira', 'Tartıyla: ağırlık', 'Milyem'] as const
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')
const slip = (name: RegExp) => plain(screen.getByRole('region', { name }).textContent)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string): void => void fireEvent.input(field(label), { target: { value: text } })
const choose = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } })
const address = (): string => location.pathname + location.search + location.hash
const compared = () => within(screen.getByRole('table', { name: /Bir gram has/ }))
const products = () =>
  compared()
    .getAllByRole('rowheader')
    .map((each) => each.textContent)

describe('gold in lira', () => {
  test('the server adds several gold products to one sum at the buying prices', () => {
    const html = plain(renderToString(page(THREE_KINDS)))
    for (const text of [
      '3 çeyrek (eski) + 1 yarım (eski) + 12 g gram altın bozdurursanız',
      '122.248,16',
      '29.568,00 ₺',
    ])
      expect(html).toContain(text)
  })

  test('a purchase of gold uses the selling prices', async () => {
    await open('?al=3-ceyrek-eski_1-yarim-eski_12-gram')
    expect(slip(/alırsanız/)).toContain('Ödeyeceğiniz tutar124.151,36 ₺')
    expect(slip(/alırsanız/)).toContain('satış 10.002 ₺')
  })

  test('the gold form follows typing, keeps one empty row and updates the URL after a pause', async () => {
    await open()
    expect(slip(/^Sonuç/)).toContain('Adedi ya da gramı yazın.')
    type('1. ürün', '3')
    type('2. ürün', '2')
    choose('2. ürünün adı', 'tam-yeni')
    fireEvent.input(field('2. ürünün adı'))
    expect(slip(/bozdurursanız/)).toContain('3 çeyrek (eski) + 2 tam (yeni) bozdurursanız')
    expect(slip(/bozdurursanız/)).toContain('109.148,00 ₺')
    expect(field('3. ürün').value).toBe('')
    await pass(SECOND)
    expect(location.search).toBe('?bozdur=3-ceyrek-eski_2-tam-yeni')
  })

  test('the gold form calculates bars by their number of pieces if the office trades them', async () => {
    const gold = { quotes: [...goldOfAugust(QUOTED), priced('KULCE10', '60809', '61700', QUOTED)] }
    await open('?al=2-kulce-10_3-gram', gold, {
      office: { ...COIN_OFFICE, gold: { traded: ['KULCEALTIN', 'KULCE10'] } },
    })
    expect(slip(/alırsanız/)).toContain('2 adet 10 gram külçe + 3 g gram altın alırsanız')
    expect(slip(/alırsanız/)).toContain('141.950,59 ₺')
  })

  test('the gold form rejects half a coin and shows no sum', async () => {
    await open()
    type('1. ürün', '2,5')
    expect(screen.getByText('Sikkeleri tam sayıyla yazın. Örnek: 3')).toBeTruthy()
    expect(slip(/^Sonuç/)).toContain('Düzelince sonuç burada görünür.')
  })

  test.each([
    ['is halted', { halted: ['YARIM_ESKI'] }, 'Yarım, eski: şu an fiyat vermiyoruz; gişeye sorunuz.'],
    ['has no price', { quotes: [] }, 'Çeyrek, eski: henüz fiyat gelmedi.'],
  ] as const)('the gold slip names the product and shows no sum if one product %s', async (_, more, text) => {
    await open(THREE_KINDS, more)
    expect(slip(/bozdurursanız/)).toContain(text)
    expect(slip(/bozdurursanız/)).not.toContain('Elinize geçecek tutar')
  })

  test('the gold slip shows no sum for a product that the office does not trade', async () => {
    await open('?bozdur=10-22-ayar')
    expect(slip(/10\sg 22 ayar/)).toContain('22 ayar: gişemizde alıp satmıyoruz.')
  })

  test('the gold slip marks stale prices and hides the share button', async () => {
    await open(THREE_KINDS)
    expect(board(/bozdurursanız/).getByRole('button', { name: 'Metni kopyala' })).toBeTruthy()
    await pass(61 * MINUTE)
    expect(slip(/bozdurursanız/)).toContain('Fiyatlar eski')
    expect(board(/bozdurursanız/).queryByRole('button')).toBeNull()
  })

  test('stale prices of one gold product do not affect another product', async () => {
    const quotes = goldOfAugust(QUOTED).map((quote) =>
      quote.code === 'CEYREK_ESKI' ? { ...quote, quotedAt: QUOTED - 97 * MINUTE } : quote,
    )
    await open('?bozdur=3-gram', { quotes })
    act(() => {
      relay?.receive({ prices: [], ignored: [], statedAt: null, sourceTime: AFTERNOON, halted: ['ONS'] }, Date.now())
    })
    const pick = (kind: string): void => void fireEvent.input(field('1. ürünün adı'), { target: { value: kind } })
    for (let round = 0; round < 3; round += 1) {
      pick('ceyrek-eski')
      expect(slip(/bozdurursanız/)).toContain('Fiyatlar eski')
      pick('gram')
      expect(slip(/bozdurursanız/)).not.toContain('Fiyatlar eski')
      expect(slip(/bozdurursanız/)).toContain('canlı 14.32.08')
      expect(board(/bozdurursanız/).getByRole('button', { name: 'Metni kopyala' })).toBeTruthy()
    }
  })

  test('a shared gold sum shows then and now, and an edited sum only now', async () => {
    const past = {
      quotes: goldOfAugust(QUOTED - 60 * MINUTE).map((quote) =>
        quote.code === 'CEYREK_ESKI' ? { ...quote, buy: rate('9800') } : quote,
      ),
      halted: [],
    }
    await open('?bozdur=3-ceyrek-eski&an=20251121-1332', {}, { past })
    expect(slip(/bozdurursanız/)).toMatch(/O zaman21 Kasım 2025 Cuma 13\.3229\.400,00 ₺\+168,00 ₺ · \+%0,57/)
    type('1. ürün', '4')
    expect(slip(/bozdurursanız/)).not.toContain('O zaman')
    await pass(SECOND)
    expect(location.search).toBe('?bozdur=4-ceyrek-eski')
  })

  test('a shared gold sum without a record shows only the current sum and says why', async () => {
    await open('?bozdur=3-ceyrek-eski&an=20251121-1332', {}, { past: { quotes: [], halted: [] } })
    expect(slip(/bozdurursanız/)).toMatch(/kaydımızda hepsinin fiyatı yok; yalnızca şimdiki/)
  })
})

describe('the announcements of the gold form', () => {
  // The share button has its own status region.
  const announcement = (): string =>
    plain(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    )
  const afterTyping = async (text: string): Promise<string> => {
    type('1. ürün', text)
    await pass(SECOND)
    return announcement()
  }

  test('screen readers announce the first answer, a mistake, and the answer after the correction', async () => {
    await open()
    expect(announcement()).toBe('')
    const answer = '3 çeyrek (eski) bozdurursanız: Elinize geçecek tutar 29.568,00 ₺'
    expect(await afterTyping('3')).toBe(answer)
    expect(await afterTyping('3,5')).toBe('Sikkeleri tam sayıyla yazın. Örnek: 3')
    expect(await afterTyping('3')).toBe(answer)
    expect(await afterTyping('')).toBe('')
    expect(await afterTyping('3')).toBe(answer)
  })

  test('the answer that the server rendered is not announced', async () => {
    await open('?bozdur=3-ceyrek-eski')
    await pass(SECOND)
    expect(announcement()).toBe('')
  })

  test('screen readers announce why there is no sum', async () => {
    await open('', { halted: ['CEYREK_ESKI'] })
    expect(await afterTyping('3')).toBe(
      '3 çeyrek (eski) bozdurursanız: Çeyrek, eski: şu an fiyat vermiyoruz; gişeye sorunuz.',
    )
  })
})

describe('lira in gold', () => {
  test('the gold form lists how many pieces to sell or buy for an amount of lira', async () => {
    await open('?lira=50000')
    expect(slip(/^50\.000\s₺ için kaç altın bozdurmalısınız/)).toContain(
      'Çeyrek, eski6 adet59.136,00 ₺ · artan 9.136,00 ₺',
    )
    fireEvent.click(screen.getByRole('radio', { name: /Almak/ }))
    expect(slip(/^50\.000\s₺ kaç altın eder/)).toContain('Çeyrek, eski4 adet40.008,00 ₺ · kalan 9.992,00 ₺')
    expect(slip(/^50\.000\s₺ kaç altın eder/)).toContain('Gram altın8,08 g49.962,92 ₺ · kalan 37,08 ₺')
    expect(slip(/^50\.000\s₺ kaç altın eder/)).toContain('Ata beşli, yenibir adede yetmiyor')
  })
})

test('an old "butce" link shows what its lira can buy', async () => {
  await open('?butce=50000')
  expect(slip(/^50\.000\s₺ kaç altın eder/)).toContain('Çeyrek, eski4 adet')
})

describe('gold by weight', () => {
  const facts = () =>
    board(/^Tartıdaki altın/)
      .getAllByRole('definition')
      .map((each) => plain(each.textContent))

  test('the gold slip shows the pure gold of a weight and its value on both sides', async () => {
    await open('?gram=20')
    expect(facts()).toEqual(['18,3320 g', '112.220,07 ₺113.130,26 ₺'])
    type('Milyem', '14 ayar')
    expect(facts()[0]).toBe('11,7000 g')
    await pass(SECOND)
    expect(location.search).toBe('?gram=20&ayar=585')
  })

  test('the gold slip shows no value with a mistake, without a fineness or without a price of pure gold', async () => {
    await open('?gram=20')
    type('Milyem', '1001')
    expect(screen.getByText(/^Milyem en çok 1\.000/)).toBeTruthy()
    expect(slip(/^Tartıdaki/)).toContain('Düzelince sonuç burada görünür.')
    type('Milyem', '')
    expect(slip(/^Tartıdaki/)).toContain('Ağırlığı ve milyemi yazın.')
  })

  test('the gold slip of a weight says that pure gold is halted', async () => {
    await open('?gram=20', { halted: ['ALTIN'] })
    expect(slip(/^Tartıdaki/)).toContain('Has altının fiyatı şu an yok. Gişeye sorunuz.')
  })
})

describe('the gold comparison', () => {
  test('the gold comparison begins with the product whose gram is cheapest and marks it', async () => {
    await open()
    expect(products()).toHaveLength(13)
    expect(products()[0]).toBe('Tam, eskigramı en ucuz')
    expect(products().at(-1)).toBe('Yarım, yeni')
  })

  test('the gold comparison omits halted products and products that the office does not trade', async () => {
    await open('', { halted: ['TEK_ESKI'] })
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
    await open('', { halted: COIN_OFFICE.gold?.traded ?? [] })
    expect(screen.getByText(/ürünlerin şu an fiyatı yok/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('an office that trades no gold priced in lira shows the notes but no form and no comparison', async () => {
    await open('', {}, { office: { ...COIN_OFFICE, gold: { traded: ['GUMUSTRY'] } } })
    expect(screen.queryAllByRole('heading')).toEqual([])
    expect(screen.getByText(/Külçe altında KDV yoktur/)).toBeTruthy()
  })

  test('the gold comparison shows no premium without a price of pure gold', async () => {
    await open('', { halted: ['ALTIN'] })
    expect(screen.getByText(/^Has altının fiyatı şu an yok\. Fiyatların/)).toBeTruthy()
    expect(compared().getByRole('row', { name: /^Tam, eski/ }).textContent).toContain('has fiyatı yok')
  })
})

describe('the query of the gold form', () => {
  test('the server fills the fields of the gold form and answers the query, and hydration logs no mismatch', async () => {
    const search = '?islem=al&lira=7000&gram=12.50&ayar=585'
    const html = renderToString(page(search))
    for (const text of ['bir adede yetmiyor', '7,3125', 'value="12,5"']) expect(html).toContain(text)
    await takeOver(search)
    expect(FIELDS.map((label) => field(label).value)).toEqual(['7.000', '12,5', '585'])
    expect(address()).toBe(`/altin${search}`)
  })

  test('the server shows a mistake beside its field in the gold form and keeps the text', () => {
    document.body.innerHTML = renderToString(page('?islem=al&lira=elli+bin&ayar=1001&gram=7'))
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
    await open('?islem=al#CEYREK_YENI-daily')
    type(FIELDS[0], '75000')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
    type('Milyem', 'çok')
    await pass(SECOND)
    expect(address()).toBe('/altin?islem=al&lira=75000#CEYREK_YENI-daily')
  })

  test('all fields of the gold page belong to one form that is sent to /altin', async () => {
    await open()
    const [form, ...others] = new Set(['1. ürün', ...FIELDS.slice(1)].map((label) => field(label).form))
    expect([others, form?.method, form?.getAttribute('action')]).toEqual([[], 'get', '/altin#kac-lira'])
  })
})
