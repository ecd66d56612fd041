import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { freezeAfternoon, pass, send, show as showPage } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { AFTERNOON, RATES } from '../../../../test/fakes/page-state.ts'
import { officeWords } from '../../copy/words-for-office.ts'
import { officePart } from '../../features/sum/index.ts'
import { sumActions } from '../../features/sum/LazySumActions.tsx'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { CalculatorPage } from './CalculatorPage.tsx'

freezeAfternoon()
beforeEach(() => history.replaceState(null, '', '/hesapla'))

const { bulletin: BULLETIN } = RATES
if (BULLETIN === null) throw new Error('the test rates have no bulletin')

const OFFICE = {
  ...OFFICE_FACTS,
  chat: { href: 'https://wa.me/900000000000?text=Merhaba!', isWhatsApp: true },
  largeSumTl: 2_000_000,
}

async function show(search: string, rates: typeof RATES | null = RATES, at = AFTERNOON, more = {}) {
  const place = { path: '/hesapla', search }
  history.replaceState(null, '', place.path + place.search)
  const page = (
    <NavigationContext value={{ place, error: null, isUnderWay: false }}>
      <CalculatorPage />
    </NavigationContext>
  )
  vi.setSystemTime(at)
  const calculatorQuery = readSumQuery(new URLSearchParams(search), CURRENCY_GOODS)
  return showPage(page, rates, { renderedAt: at, calculatorQuery, office: OFFICE, ...more })
}

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ')
const inSlip = () => within(screen.getByRole('region', { name: /^Sonuç/ }))
const slip = (): string => plain(screen.getByRole('region', { name: /^Sonuç/ }).textContent)
/** Returns the text of a line of the slip. */
const line = (text: RegExp): string =>
  plain(
    within(inSlip().getByRole('list', { name: 'Bu tutar için' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .find((each) => text.test(each)) ?? null,
  )
const expectSaid = (texts: readonly string[]): void => {
  for (const text of texts) expect(slip()).toContain(text)
}
// The share button has its own status region.
const announcement = (): string =>
  plain(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  )
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' })
const type = (text: string) => fireEvent.input(amount(), { target: { value: text } })
const choose = (name: string, option: string) =>
  fireEvent.input(screen.getByRole('combobox', { name }), { target: { value: option } })

describe('an amount against lira', () => {
  test('the calculator’s slip of a sale shows the buying rate, the cost of the spread and the central bank’s rate', async () => {
    await show('?bozdur=USD&tutar=500')
    expectSaid([
      '500 USD bozdurursanız',
      'Elinize geçecek tutar20.596,00 ₺',
      'Gişemiz dolarınızı alış kurundan alır: 1 USD = 41,1920 ₺',
      'Alış-satış farkı: hemen geri alsanız45,75 ₺ fazla ödersiniz',
      'TCMB döviz alış kuruylaBülten 20 Kasım 2025, 41,0318 ₺; karşılaştırma içindir',
      '20.515,90 ₺gişemizde +80,10 ₺',
    ])
  })

  test('the calculator’s slip compares a sale with the central bank’s rate for banknotes if the bulletin has one', async () => {
    const banknote = { buy: rate('41.1730'), sell: rate('41.3376') }
    const bulletin = { ...BULLETIN, rates: { USD: { buy: rate('41.2018'), sell: rate('41.2757'), banknote } } }
    await show('?bozdur=USD&tutar=6000', { ...RATES, bulletin })
    // The rate for accounts is higher than ours, the one for banknotes is lower: the sign differs.
    expectSaid([
      'TCMB efektif alış kuruylaBülten 20 Kasım 2025, 41,1730 ₺; karşılaştırma içindir',
      '247.038,00 ₺gişemizde +114,00 ₺',
    ])
  })

  test('the calculator’s slip of a purchase uses the selling rate', async () => {
    await show('?al=USD&tutar=1500.50')
    expect(amount().value).toBe('1.500,50')
    expect(slip()).toContain('1.500,50 USD alırsanız')
    expect(slip()).toContain('Ödeyeceğiniz tutar61.945,89 ₺')
    expect(slip()).toMatch(/Gişemiz size doları satış kurundan verir: 1 USD = 41,2835 ₺(?! ₺)/)
  })

  test('the calculator’s slip shows the price of 100 yen', async () => {
    await show('?bozdur=JPY&tutar=50000')
    expect(slip()).toContain('13.421,50 ₺')
    expect(slip()).toContain('100 JPY = 26,8430 ₺')
  })

  test('the calculator’s slip updates the sum and its time with each price', async () => {
    await show('?bozdur=USD&tutar=500')
    expect(slip()).toContain('Canlı14.32.08')
    await pass(5 * SECOND)
    send('USD', '41.3000', '41.4000')
    expect(slip()).toContain('20.650,00 ₺')
    expect(slip()).toContain('Canlı14.32.1')
    expect(announcement()).toBe('')
  })
})

test('the calculator’s slip of a cross exchange shows two steps with their rates and the cross rate', async () => {
  await show('?bozdur=USD&tutar=500&karsilik=EUR')
  expectSaid([
    '500 USD verip EUR alırsanız',
    '427,95 EUR',
    '500 USD bozduruluralış kuru 41,1920 ₺ · 14.32.0820.596,00 ₺',
    'Bu tutarla euro alınırsatış kuru 48,1275 ₺ · 14.32.08427,95 EUR',
    'Bir doların euro karşılığıiki alış-satış farkı da içindedir0,8559',
  ])
})

describe('a rate that is not current', () => {
  test('the calculator’s slip of a stale rate shows its age, its time and the phone number, and no comparison', async () => {
    await show('?bozdur=USD&tutar=500', RATES, AFTERNOON + 97 * MINUTE)
    await pass(SECOND)
    const slipText = slip()
    expect(slipText).toContain('Son bilinen veri')
    expect(slipText).toContain('Bu kur 1 saat 37 dakika önce alındı.')
    expect(slipText).toContain('14.32’deki kurla elinize geçecek tutar20.596,00 ₺')
    expect(slipText).toContain('Son bilinen alış kuru: 1 USD = 41,1920 ₺')
    expect(slipText).not.toContain('Makas')
    expect(
      inSlip()
        .getByRole('link', { name: /0 \(212\)|\d{3}/ })
        .getAttribute('href'),
    ).toMatch(/^tel:/)
  })

  test('a stale rate of one currency does not affect another currency', async () => {
    const quotes = RATES.quotes.map((each) =>
      each.code === 'SAR' ? { ...each, quotedAt: each.quotedAt - 97 * MINUTE } : each,
    )
    await show('?bozdur=USD&tutar=500', { ...RATES, quotes })
    for (let round = 0; round < 3; round += 1) {
      choose('Döviz', 'SAR')
      expect(slip()).toContain('1 saat 37 dakika önce')
      choose('Döviz', 'USD')
      expect(slip()).toContain('Canlı14.32.08')
      expect(slip()).not.toContain('önce alındı')
    }
    type('250')
    await pass(SECOND)
    expect(announcement()).toBe('250 USD bozdurursanız: Elinize geçecek tutar 10.298,00 ₺')
  })

  test('the calculator’s slip says that the office is closed, from the next day on with the rate’s date', async () => {
    await show('?bozdur=USD&tutar=500', RATES, AFTERNOON + 12 * HOUR)
    await pass(SECOND)
    expectSaid([
      '21 Kas 14.32’deki kurla elinize geçecek tutar',
      'Kapalı, bugün 09.00’da açılır',
      'Bilgi amaçlıdır; kur açılışta değişebilir, işlem fiyatı gişede kesinleşir.',
    ])
  })

  test('the heading of the calculator’s examples names the time of a stale rate', async () => {
    await show('', RATES, AFTERNOON + 97 * MINUTE)
    await pass(SECOND)
    expect(slip()).toContain('14.32’deki kurla örnekler')
  })
})

describe('a query without a sum', () => {
  test('the calculator’s slip of a halted currency shows no sum but the central bank’s rate and the ways to ask', async () => {
    await show('?bozdur=JPY&tutar=50000', { ...RATES, halted: ['JPY'] })
    const slipText = slip()
    expect(slipText).toContain('Fiyat verilmiyor')
    expect(slipText).toContain(
      'Japon yeni için şu an fiyat vermiyoruz. Eski bir kurla hesap yapmıyoruz; fiyatı gişeye sorunuz.',
    )
    expect(slipText).toContain(
      'TCMB döviz alış kuru: 100 JPY = 26,7725 ₺ (bülten 20 Kasım 2025, karşılaştırma içindir)',
    )
    expect(slipText).not.toContain('26,8430')
    expect(
      inSlip()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      expect.stringContaining('directions'),
      expect.stringContaining('https://wa.me/900000000000?text=Merhaba'),
      expect.stringMatching(/^tel:/),
    ])
    expect(asked()).toContain('Sitede Japon yeni için fiyat verilmiyor (21 Kasım 14.32).')
  })

  test('the calculator’s slip follows a halt and its end while the page is open', async () => {
    await show('?bozdur=USD&tutar=500')
    send('EUR', '47.9640', '48.1275', { halted: ['USD'] })
    expect(slip()).toContain('Gişeye sorunuz')
    send('USD', '41.1920', '41.2835')
    expect(slip()).toContain('20.596,00 ₺')
  })

  test('the calculator’s slip shows no sum if the buying rate is missing', async () => {
    const [dollar, ...others] = RATES.quotes
    if (dollar === undefined) throw new Error('the test rates have no USD')
    await show('?bozdur=USD&tutar=500', { ...RATES, quotes: [{ ...dollar, buy: null }, ...others] })
    expect(slip()).toContain('Dolar için şu an alış kuru yok.')
  })

  test('the calculator’s slip shows no sum before the first price', async () => {
    await show('?bozdur=USD&tutar=500', null)
    expect(slip()).toContain('Fiyat bekleniyor')
    send('USD', '41.1920', '41.2835')
    expect(slip()).toContain('20.596,00 ₺')
  })
})

const askLink = () => inSlip().getByRole('link', { name: /^WhatsApp’tan sor/ })
/** Returns the message in the link to the chat. */
const asked = (): string => new URL(askLink().getAttribute('href') ?? '').searchParams.get('text') ?? ''

describe('the question to the counter', () => {
  test('the question to the counter follows the typed sum, and the copied text is the same', async () => {
    await sumActions.load()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await show('?bozdur=USD&tutar=500')
    type('250')
    expect(askLink().className).toContain('filled')
    expect(asked().split('\n')).toEqual([
      'Merhaba, 250 USD bozdurmak istiyorum.',
      'Sitede 21 Kasım 14.32: alış 41,1920 ₺, tutar 10.298,00 ₺.',
      'Bu kurdan alır mısınız?',
      'https://doviz.example/hesapla?bozdur=USD&tutar=250&an=20251121-1432',
    ])
    await pass(SECOND)
    fireEvent.click(inSlip().getByRole('button', { name: 'Metni kopyala' }))
    expect(writeText.mock.calls[0]?.[0]).toBe(asked())
    vi.unstubAllGlobals()
  })

  test('the question marks demo prices and does not call another chat WhatsApp', async () => {
    const office = { ...OFFICE, chat: { href: 'https://chat.example/90?text=Merhaba!', isWhatsApp: false } }
    await show('?bozdur=USD&tutar=500', RATES, AFTERNOON, { office, demo: { market: true, bank: true } })
    const href = inSlip()
      .getByRole('link', { name: /^Mesajla sor/ })
      .getAttribute('href')
    expect(new URL(href ?? '').searchParams.get('text')).toMatch(/^\(Örnek veri\) Merhaba, 500 USD/)
  })

  test('the question about a large sum is the first action and asks for the price', async () => {
    await show('?bozdur=USD&tutar=48553')
    expect(slip()).not.toContain('Büyük tutar')
    type('48554')
    expect(slip()).toContain('Büyük tutar: gelmeden önce sorun.')
    expect(asked()).toContain('Kurunuz nedir, para hazır mı?')
  })

  test('the question about an old price is beside the phone number', async () => {
    await show('?bozdur=USD&tutar=500', RATES, AFTERNOON + 97 * MINUTE)
    await pass(SECOND)
    expect(asked()).toContain('Sitedeki son kur 21 Kasım 14.32’den: alış 41,1920 ₺.\nŞimdiki fiyatınız nedir?')
  })

  test('the question about a sum that is too large says that the answer may take a while if the counter is closed', async () => {
    await show('?bozdur=JPY&tutar=150000000', RATES, AFTERNOON + 12 * HOUR)
    await pass(SECOND)
    expect(askLink().textContent).toContain('Gişe kapalı; yanıt gecikebilir.')
  })

  test('the question replaces a sum that is too large to calculate', async () => {
    await show('?bozdur=JPY&tutar=150000000')
    expect(slip()).toContain('Gişeye sorunuzEn çok 100.000.000 birim için hesaplıyoruz.')
    expect(askLink().textContent).toContain('Tutar mesajda hazır.')
    expect(asked()).toBe('Merhaba, 150.000.000 JPY bozdurmak istiyorum.\nKurunuz nedir, ne zaman gelebilirim?')
  })
})

describe('tax and commission', () => {
  const terms = (more: Partial<OfficeFacts>) => {
    const office = { ...OFFICE, ...more }
    return { office, ...officeWords('tr', office) }
  }
  const showTerms = (search: string, more: Partial<OfficeFacts>) => show(search, RATES, AFTERNOON, terms(more))
  beforeEach(() => officePart.load())

  test('an added tax is in the sum of a purchase, in its comparison and in the message', async () => {
    await showTerms('?al=USD&tutar=500', { tax: { added: 20 }, commission: 'none' })
    // 500 × 41.2835 = 20,641.75, and two per mille of it are 41.28.
    expectSaid([
      'Ödeyeceğiniz tutar20.683,03 ₺',
      '20.641,75 ₺ + BSMV 41,28 ₺; komisyon yok',
      'gişemizde +130,18 ₺, BSMV ile',
    ])
    expect(asked()).toContain('satış 41,2835 ₺, tutar 20.683,03 ₺ (41,28 ₺ BSMV ile).')
    expect(screen.getByText('20.683,03 ₺', { selector: 'b' })).toBeTruthy()
  })

  test('a tax in the price is named under a purchase, and a sale names only the commission', async () => {
    await showTerms('?al=USD&tutar=500', { tax: 'included', commission: { text: '1.000 USD altında 50 TL' } })
    expect(line(/BSMV/)).toBe('BSMV dâhil; komisyon: 1.000 USD altında 50 TL')
    fireEvent.click(screen.getByRole('radio', { name: /Bozdurmak/ }))
    expect(line(/omisyon/)).toBe('Komisyon: 1.000 USD altında 50 TL')
    expect(slip()).not.toContain('BSMV')
  })

  test('an exchange for another currency names the tax on the currency that the visitor buys', async () => {
    await showTerms('?bozdur=USD&tutar=500&karsilik=EUR', { tax: { added: 20 } })
    // The dollars give 20,596.00 lira: 20,554.89 for the euros, and 41.11 for the tax on them.
    expect(slip()).toContain('427,09 EUR')
    expect(line(/BSMV/)).toBe('20.554,89 ₺ + BSMV 41,11 ₺')
    expect(asked()).toContain('427,09 EUR (alış 41,1920 ₺, satış 48,1275 ₺; 41,11 ₺ BSMV ile).')
  })

  test('a sale without commission has no deduction', async () => {
    await showTerms('?bozdur=USD&tutar=500', { commission: 'none' })
    expect(line(/omisyon/)).toBe('Komisyon ve kesinti yok')
  })

  test('a slip says nothing about tax and commission if the office says nothing', async () => {
    await showTerms('?al=USD&tutar=500', {})
    expect(slip()).not.toMatch(/BSMV|[Kk]omisyon/)
  })
})

describe('a currency that has no price on the site', () => {
  const office = { ...OFFICE, otherCurrencies: ['KWD', 'RUB'] }
  const showOther = (search: string) => show(search, RATES, AFTERNOON, { office, ...officeWords('tr', office) })
  const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Döviz' })
  beforeEach(() => officePart.load())

  test('the calculator offers the question to the chat, with the amount', async () => {
    await showOther('?bozdur=KWD&tutar=1500')
    expect(currency().value).toBe('KWD')
    expect(amount().getAttribute('aria-invalid')).toBe('false')
    expectSaid(['KWD (Kuveyt dinarı): sitede fiyatı yok. Bugünkü fiyatı gişe söyler; sorunuz mesajda hazır.'])
    expect(asked().split('\n')).toEqual([
      'Merhaba, 1.500 KWD bozdurmak istiyorum.',
      'Sitede fiyatı yok; fiyatınız nedir?',
    ])
    fireEvent.click(screen.getByRole('radio', { name: /Almak/ }))
    expect(asked()).toContain('Merhaba, 1.500 KWD almak istiyorum.')
  })

  test('the choice of the calculator has such currencies, and the address may have no amount', async () => {
    await showOther('?bozdur=rub')
    expect(asked()).toContain('Merhaba, RUB bozdurmak istiyorum.')
    choose('Döviz', 'USD')
    type('500')
    expect(slip()).toContain('20.596,00 ₺')
    choose('Döviz', 'KWD')
    await pass(SECOND)
    expect(announcement()).toBe('KWD (Kuveyt dinarı): sitede fiyatı yok.')
  })
})

describe('the calculator’s form', () => {
  test('the empty calculator shows the rule and three examples as links', async () => {
    await show('')
    expect(slip()).toContain('Tutarı yazın')
    const examples = within(screen.getByRole('region', { name: /Sonuç/ })).getAllByRole('link')
    expect(examples.map((link) => [link.getAttribute('href'), plain(link.textContent)])).toEqual([
      ['/hesapla?bozdur=USD&tutar=500', '500 USD bozdurursanız20.596,00 ₺'],
      ['/hesapla?bozdur=EUR&tutar=200', '200 EUR bozdurursanız9.592,80 ₺'],
      ['/hesapla?al=USD&tutar=1000', '1.000 USD alırsanız41.283,50 ₺'],
    ])
  })

  test('the calculator answers while typing and updates the URL and the announcement after a pause', async () => {
    await show('')
    type('250')
    expect(slip()).toContain('10.298,00 ₺')
    expect([announcement(), location.search]).toEqual(['', ''])
    await pass(700)
    type('2500')
    await pass(700)
    expect([announcement(), location.search]).toEqual(['', ''])
    await pass(100)
    expect(announcement()).toBe('2.500 USD bozdurursanız: Elinize geçecek tutar 102.980,00 ₺')
    expect(location.search).toBe('?bozdur=USD&tutar=2500')
    send('USD', '41.3000', '41.4000')
    await pass(5 * SECOND)
    expect(announcement()).toContain('102.980,00')
  })

  test('the calculator’s announcement names the time of a stale rate', async () => {
    await show('?bozdur=USD&tutar=500')
    await pass(2 * HOUR)
    type('2500')
    await pass(SECOND)
    expect(announcement()).toBe('2.500 USD bozdurursanız: 14.32’deki kurla elinize geçecek tutar 102.980,00 ₺')
  })

  test('the calculator’s label of the other currency depends on the deal', async () => {
    await show('?bozdur=USD&tutar=500')
    fireEvent.click(screen.getByRole('radio', { name: /Almak/ }))
    choose('Ödeyeceğiniz para', 'EUR')
    expect(slip()).toContain('EUR verip 500 USD alırsanız')
    expect(slip()).toContain('Vereceğiniz tutar430,36 EUR')
  })

  test('the calculator quotes an unreadable amount, gives an example and shows no sum', async () => {
    await show('?islem=bozdur&tutar=1.50.0&doviz=USD&karsilik=TL')
    expect(amount().value).toBe('1.50.0')
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('“1.50.0” bir tutar olarak okunamadı. Örnek: 1.500,50')).toBeTruthy()
    expect(slip()).toContain('Tutarı düzeltin')
    type('1.500')
    expect(amount().getAttribute('aria-invalid')).toBe('false')
    expect(slip()).toContain('61.788,00 ₺')
  })

  test('the calculator names an unknown currency until the visitor types', async () => {
    await show('?bozdur=XAU&tutar=5')
    await pass(SECOND)
    expect(screen.getByText('“XAU” için hesap yapamıyoruz. Listeden bir döviz seçin.')).toBeTruthy()
    expect(slip()).toContain('Seçimi düzeltin')
    type('6')
    expect(slip()).toContain('6 USD bozdurursanız')
  })

  test('the calculator rejects a currency against itself at the field of the choice', async () => {
    await show('?bozdur=USD&tutar=500')
    choose('Alacağınız para', 'USD')
    expect(screen.getByRole('combobox', { name: 'Alacağınız para' }).getAttribute('aria-invalid')).toBe('true')
    expect(slip()).toContain('Seçimi düzeltin')
  })
})
