import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { type Language, languagePath } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { RatesState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { HOUR } from '#domain/calendar.ts'
import { freezeAfternoon, pass, show } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { RATES } from '../../../../test/fakes/page-state.ts'
import { datesIn } from '../../app/language-dates.ts'
import { LOAD_WORDS } from '../../copy/language-files.ts'
import { officeWords } from '../../copy/words-for-office.ts'
import { officePart } from '../../features/sum/index.ts'
import { LanguageProvider } from './language-context.tsx'
import { LanguagePage } from './LanguagePage.tsx'
import { languageNotes } from './LazyNotes.tsx'
import { papersIslands } from './papers-islands.tsx'

freezeAfternoon()

const DOLLAR_RULES = {
  USD: {
    since: Date.parse('2025-11-03T16:40:00+03:00'),
    rules: {
      '100-seritli': { rule: 'full' },
      '50': { rule: 'less', less: 500_000 },
      '1-2': { rule: 'no' },
      yirtik: { rule: 'ask' },
    },
  },
} as const

async function open(
  language: Language,
  more: Partial<OfficeFacts> = {},
  search = '',
  rates: RatesState | null = RATES,
): Promise<void> {
  const words = await LOAD_WORDS[language]()
  await Promise.all([languageNotes[language].load(), officePart.load(), papersIslands[language].load()])
  const office = { ...OFFICE_FACTS, ...more }
  history.replaceState(null, '', languagePath(language) + search)
  const page = (
    <LanguageProvider language={language} words={words}>
      <LanguagePage />
    </LanguageProvider>
  )
  await show(page, rates, {
    office,
    dates: datesIn(language),
    ...officeWords(language, office),
    calculatorQuery: readSumQuery(new URLSearchParams(search), LANGUAGE_GOODS[language]),
  })
}

async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await act(async () => void fireEvent.input(field, { target: { value: text } }))
}

const textOf = (element: Element): string => element.textContent.replaceAll(/[\u00A0\u2066\u2069]/g, ' ').trim()

describe('the table of banknotes', () => {
  const rows = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(textOf))

  test('the table of banknotes shows the price of each kind in the words of the language', async () => {
    await open('en', { banknotes: DOLLAR_RULES })
    expect(rows('Which USD notes do we take?')).toEqual([
      ['100 USD with the blue stripseries 2009 and later', '41.1920full rate'],
      ['50 USDany series', '40.69200.50 TL less'],
      ['1 and 2 USD', 'not taken'],
      ['Torn, taped, stained or written onany note', 'ask us'],
    ])
    expect(screen.getByText('Since 3 November 2025, 16:40.')).toBeDefined()
  })

  test('the table of banknotes is left out if the office has no rules for the currency', async () => {
    await open('en', { banknotes: DOLLAR_RULES })
    await act(async () => void fireEvent.input(screen.getByLabelText('Currency'), { target: { value: 'EUR' } }))
    expect(screen.queryByRole('region', { name: /notes do we take/ })).toBeNull()
  })
})

test('on paper the answer names the given amount, because the form is absent there', async () => {
  await open('en', {}, '?bozdur=USD&tutar=500')
  const title = screen.getByText((_text, element) => element?.matches('p.paper-only') === true)
  expect(textOf(title)).toBe('You give 500 USD')
})

describe('a sum with banknotes', () => {
  const card = () => within(screen.getByRole('region', { name: 'Your sum' }))
  const message = () => {
    const { href } = card().getByRole<HTMLAnchorElement>('link', { name: /Ask by message/ })
    return new URL(href).searchParams.get('text')?.split('\n')
  }

  test('the question says which banknotes the sum does not contain, and so does the clerk’s line', async () => {
    await open('en', { banknotes: DOLLAR_RULES })
    await type('You give', '50')
    expect(card().getByText(/2,059\.60/)).toBeDefined()
    expect(card().getByRole<HTMLInputElement>('radio', { name: 'No 50s' }).checked).toBe(true)
    expect(textOf(card().getByText(/^These get/))).toBe('These get 0.50 TL less. All notes')
    expect(textOf(card().getByText(/^We do not take/).parentElement ?? document.body)).toBe(
      'We do not take notes of 1 and 2 USD. The sum is for notes of 5, 10, 20, 50 and 100 USD.',
    )
    expect(message()?.slice(0, 3)).toEqual([
      'Hello, I have 50 USD to change.',
      'Your site says 2,059.60 TL (21 November, 14:32). Is that right?',
      'TR: 50 USD bozdurmak istiyor; alış 41,1920 ₺, tutar 2.059,60 ₺ (50’lik yoksa).',
    ])
  })

  test('a sum follows the answer to the question about banknotes, and the clerk reads it in Turkish', async () => {
    await open('en', { banknotes: DOLLAR_RULES })
    await type('You give', '5,000')
    const question = card().getByRole('group', { name: 'Which notes do you have?' })
    await act(async () => void fireEvent.click(within(question).getByRole('radio', { name: 'Some 50s' })))
    await type('How much of it?', '1,500.50')
    expect(card().getByText(/205,209\.75/)).toBeDefined()
    expect(textOf(card().getByText(/of it at/))).toBe('1,500.50 of it at 40.6920 TL')
    expect(message()?.slice(0, 3)).toEqual([
      'Hello, I have 5,000 USD to change. (1,500.50 USD: 50 USD)',
      'Your site says 205,209.75 TL (21 November, 14:32). Is that right?',
      'TR: 5.000 USD bozdurmak istiyor; 1.500,50 USD’si 50’lik; alış 41,1920 ₺, bunlar için 40,6920 ₺, tutar 205.209,75 ₺.',
    ])
    await type('How much of it?', '6,000')
    expect(card().getByText('Their total can’t be more than 5,000 USD. Example: 500')).toBeDefined()
  })

  test('a sum that buys says and asks nothing about banknotes', async () => {
    await open('ru', { banknotes: DOLLAR_RULES })
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Нужна валюта/ })))
    expect(screen.queryByText(/Считаем|50 USD\?/)).toBeNull()
  })
})

describe('the list of what to bring', () => {
  const legal = { ...OFFICE_FACTS.legal, identityFromUsd: 100, taxNumberFromUsd: 5000 }
  const needed = () =>
    within(screen.getByRole('region', { name: 'What to bring' }))
      .getAllByRole('definition')
      .map(textOf)
      .filter((text) => text.includes('needed for your sum'))
      .map((text) => text.replace('needed for your sum: ', ''))

  test('the list of what to bring ticks what the typed sum needs', async () => {
    await open('en', { legal })
    await type('You give', '6,000')
    expect(screen.getByText(/^For 6,000 USD you need what is ticked\.$/)).toBeDefined()
    expect(needed()).toEqual([
      'Your passport, or a residence card with a foreigner’s number (99…): the original.',
      'The full list of documents',
      'Also your Turkish tax number (vergi numarası) or the foreigner’s number (99…) on your residence card.',
    ])
    await type('You give', '4,999')
    expect(needed()).toHaveLength(2)
    await type('You give', '50')
    expect(screen.getByText(/^For 50 USD you need none of these\.$/)).toBeDefined()
    expect(needed()).toEqual([])
  })

  test('without a limit in dollars, the passport and the list have the limit in lira together', async () => {
    await open('en')
    await type('You give', '5,000')
    const terms = within(screen.getByRole('region', { name: 'What to bring' }))
      .getAllByRole('term')
      .map(textOf)
    expect(terms).toEqual([
      'Any sum',
      expect.stringMatching(/^From 185,000 TLabout/),
      expect.stringMatching(/^From 5,000 EUR/),
    ])
    expect(needed()).toEqual([
      'Your passport, or a residence card with a foreigner’s number (99…): the original. The full list of documents',
    ])
  })
})

test('the list for foreigners names the limit of the tax number', async () => {
  const taxNumber = () =>
    within(screen.getByRole('region', { name: 'Foreign nationals', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map(textOf)
      .find((text) => text.startsWith('Turkish tax number'))
  await open('en', { legal: { ...OFFICE_FACTS.legal, taxNumberFromUsd: 3000 } })
  expect(taxNumber()).toBe('Turkish tax number From 3,000 USD. Or the foreigner’s number (99…).')
  cleanup()
  await open('en')
  expect(taxNumber()).toBe('Turkish tax number From 5,000 EUR. Or the foreigner’s number (99…).')
})

describe('tax and commission', () => {
  const line = (text: RegExp) => textOf(within(screen.getByRole('region', { name: 'Your sum' })).getByText(text))

  test('a purchase names a tax that is added, and a sale only the commission', async () => {
    await open('en', { tax: { added: 20 }, commission: 'none' }, '?al=USD&tutar=500')
    expect(line(/^20,683/)).toBe('20,683.03')
    expect(line(/tax/)).toBe('20,641.75 TL + 41.28 TL tax (BSMV), no commission')
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /I have foreign cash/ })))
    expect(line(/ommission/)).toBe('No commission')
  })

  test('the office’s text about a commission is marked as Turkish', async () => {
    await open('en', { tax: 'included', commission: { text: '50 TL' } }, '?al=USD&tutar=500')
    expect(line(/^Tax/)).toBe('Tax included, commission:')
    expect(screen.getByText('50 TL').lang).toBe('tr')
  })
})

describe('the ticks of a sum', () => {
  const ticks = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(textOf)
  const legal = { ...OFFICE_FACTS.legal, identityFromUsd: 100 }

  test.each([
    ['en', 'Good to know', ['No commission', 'Passport from 100 USD', '4 min from the tram']],
    ['ru', 'Полезно знать', ['Без комиссии', 'Паспорт от 100 USD', '4 мин от трамвая']],
    ['ar', 'معلومات مفيدة', ['بلا عمولة', expect.stringMatching(/^جواز السفر ابتداءً من .*100 USD/), '4 د من الترام']],
  ] as const)('the ticks of /%s name commission, passport and way', async (language, name, texts) => {
    await open(language, { commission: 'none', legal })
    expect(ticks(name)).toEqual(texts)
  })

  test('a fact that the office has not set has no tick', async () => {
    await open('en', { directions: { ...OFFICE_FACTS.directions, minutes: null } })
    expect(within(screen.getByRole('list', { name: 'Good to know' })).queryAllByRole('listitem')).toEqual([])
  })
})

describe('a currency that has no price on the site', () => {
  const OTHERS = { otherCurrencies: ['KWD', 'RUB'] }

  test.each([
    ['en', 'KWD (Kuwaiti dinar), RUB (Russian ruble): not on the board. Ask us'],
    ['ru', 'KWD (кувейтский динар), RUB (российский рубль): нет в таблице. Спросите нас'],
    ['ar', 'KWD (دينار كويتي)، RUB (روبل روسي): ليست في القائمة. اسألنا'],
  ] as const)('the board of /%s names it and asks the office', async (language, text) => {
    await open(language, OTHERS)
    const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ search }) => search.startsWith('?bozdur='))
    expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
      `/${language}?bozdur=KWD`,
      `/${language}?bozdur=RUB`,
    ])
    expect(textOf(links[0]?.parentElement ?? document.body)).toContain(text)
    const ask = [...(links[0]?.parentElement?.querySelectorAll('a') ?? [])].at(-1)
    expect(new URL(ask?.href ?? '').searchParams.get('text')).toMatch(
      /\nTR: Tabelada olmayan bir dövizin fiyatını soruyor\.$/,
    )
  })

  test('the page offers the question to the chat, with the amount and a line for the clerk', async () => {
    await open('ar', OTHERS, '?bozdur=kwd&tutar=1,500.50')
    const card = within(screen.getByRole('region', { name: 'المبلغ' }))
    expect(card.getByText('KWD (دينار كويتي): لا سعر لها في الموقع.')).toBeDefined()
    expect(card.getByRole<HTMLSelectElement>('combobox').value).toBe('KWD')
    expect(card.queryByText(/لا نعرف العملة/)).toBeNull()
    expect(textOf(card.getByText(/أو عملة أخرى/))).toContain('KWD، RUB أو عملة أخرى؟ اسألنا')
    expect(card.getByRole('link', { name: /212/ })).toBeDefined()
    const { href } = card.getByRole<HTMLAnchorElement>('link', { name: /اسألنا برسالة/ })
    expect(new URL(href).searchParams.get('text')?.split('\n')).toEqual([
      'مرحبًا، أريد صرف 1,500.50 KWD.',
      'لا سعر في موقعكم الآن. ما سعركم؟',
      'TR: 1.500,50 KWD bozdurmak istiyor; sitede fiyat yok.',
    ])
  })

  test('a currency that the office does not name is unknown', async () => {
    await open('en', OTHERS, '?bozdur=XAU&tutar=5')
    expect(screen.getByText(/We don’t know the currency “XAU”/)).toBeDefined()
  })
})

test('beside a live price, the status of a closed counter is one sentence about both', async () => {
  const closed = { ...OFFICE_FACTS.hours, week: OFFICE_FACTS.hours.week.map(() => []) }
  await open('en', { hours: closed })
  expect(screen.getByText('Counter closed · price live')).toBeDefined()
  await pass(HOUR)
  expect(screen.getByText('Closed now')).toBeDefined()
})

describe('the board', () => {
  const board = () => within(screen.getByRole('region', { name: 'Rates now' }))
  const row = (name: RegExp) => [...board().getByRole('row', { name }).children].map(textOf)

  test('the board names its columns from the visitor’s view and shows the time of each price', async () => {
    await open('en')
    expect(board().getAllByRole('columnheader').map(textOf)).toEqual([
      'Currency',
      'You get for 1 you give',
      'You pay for 1 you buy',
    ])
    expect(row(/USD/)).toEqual(['USDUS dollar', '41.1920', '41.2835live 14:32:08'])
    expect(board().getByText('in Turkish lira (TL), 21 November, 14:32:08')).toBeDefined()
  })

  test('the board says that no new prices come in, and how old each price is', async () => {
    await open('ru')
    const russian = within(screen.getByRole('region', { name: 'Курсы сейчас' }))
    await pass(2 * HOUR)
    expect(russian.getByText('Новых курсов нет. В таблице последние известные.')).toBeDefined()
    expect(textOf(russian.getByRole('row', { name: /USD/ }))).toContain('Старый 14:322 ч назад')
  })

  test('the row of a halted currency asks to ask the counter', async () => {
    await open('en', {}, '', { ...RATES, halted: ['CHF'] })
    expect(row(/CHF/)).toEqual(['CHFSwiss franc', 'Please ask the counter'])
  })

  test('a board without prices says that they are loading', async () => {
    await open('ar', {}, '', null)
    expect(screen.getByText('جارٍ تحميل الأسعار')).toBeDefined()
    expect(screen.getByText('جارٍ الاتصال بالأسعار.')).toBeDefined()
  })
})

test('a sum that is too large has a link to the chat with the typed amount', async () => {
  await open('en')
  await type('You give', '99999999999')
  const card = within(screen.getByRole('region', { name: 'Your sum' }))
  const { href } = card.getByRole<HTMLAnchorElement>('link', { name: /Ask by message/ })
  expect(new URL(href).searchParams.get('text')?.split('\n')).toEqual([
    'Hello, I have 99,999,999,999 USD to change.',
    'What is your rate, and when can I come?',
    'TR: 99.999.999.999 USD bozdurmak istiyor; tutar sitede hesaplanamadı.',
  ])
})

test('a telephone number has the code of the country, and a short number stays as it is', async () => {
  const numbers = (phone: OfficeFacts['phone']) => open('en', { phone })
  await numbers({ text: '0 (212) 000 00 00', uri: '+902120000000' })
  expect(screen.getByRole('link', { name: '+90 212 000 00 00' })).toBeDefined()
  cleanup()
  await numbers({ text: '444 00 00', uri: '4440000' })
  expect(screen.getByRole('link', { name: '444 00 00' })).toBeDefined()
})
