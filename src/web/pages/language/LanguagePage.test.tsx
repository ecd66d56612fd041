import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { freezeAfternoon, show } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { RATES } from '../../../../test/fakes/page-state.ts'
import { datesIn } from '../../app/language-dates.ts'
import { LOAD_WORDS } from '../../app/language-loaders.ts'
import { LanguageProvider } from './language-context.tsx'
import { LanguagePage } from './LanguagePage.tsx'
import { languageNotes } from './LazyNotes.tsx'

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

async function open(language: Language, office: Partial<OfficeFacts> = {}): Promise<void> {
  const { words } = await LOAD_WORDS[language]()
  await languageNotes.load()
  const page = (
    <LanguageProvider language={language} words={words}>
      <LanguagePage />
    </LanguageProvider>
  )
  await show(page, RATES, { office: { ...OFFICE_FACTS, ...office }, dates: datesIn(language) })
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
    expect(rows('Which dollar notes do we take?')).toEqual([
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

describe('a sum with banknotes', () => {
  const card = () => within(screen.getByRole('region', { name: 'Your sum' }))
  const message = () => {
    const { href } = card().getByRole<HTMLAnchorElement>('link', { name: /Ask by message/ })
    return new URL(href).searchParams.get('text')?.split('\n')
  }

  test('a sum says which banknotes it assumes to be missing, and so does the clerk’s line', async () => {
    await open('en', { banknotes: DOLLAR_RULES })
    await type('You give', '50')
    expect(card().getByText(/2,059\.60/)).toBeDefined()
    expect(textOf(card().getByText(/^This assumes/))).toBe(
      'This assumes none of these notes: 50 USD. Their rate is 0.50 TL lower. We do not take 1 and 2 USD.',
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
    const question = card().getByRole('group', { name: 'Do you have any of these notes: 50 USD?' })
    await act(async () => void fireEvent.click(within(question).getByRole('radio', { name: 'Yes' })))
    await type('Their total', '1,500.50')
    expect(card().getByText(/205,209\.75/)).toBeDefined()
    expect(card().getAllByRole('term').map(textOf)).toEqual([
      '3,499.50 USDfull rate: 41.1920 TL',
      '1,500.50 USD: 50 USD0.50 TL less: 40.6920 TL',
    ])
    expect(message()?.slice(0, 3)).toEqual([
      'Hello, I have 5,000 USD to change. (1,500.50 USD: 50 USD)',
      'Your site says 205,209.75 TL (21 November, 14:32). Is that right?',
      'TR: 5.000 USD bozdurmak istiyor; 1.500,50 USD’si 50’lik; alış 41,1920 ₺, bunlar için 40,6920 ₺, tutar 205.209,75 ₺.',
    ])
    await type('Their total', '6,000')
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
