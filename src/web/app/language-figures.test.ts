import { expect, test } from 'vitest'
import { LANGUAGE_RECORDS, LANGUAGES } from '#contract/languages.ts'
import { amountOf, parseAmount } from '#domain/amount.ts'
import { rate } from '#domain/rate.ts'
import { formatRate } from '../format/format.ts'
import { formatAmount } from '../format/money-text.ts'
import { datesIn } from './language-dates.ts'

test('each language formats figures with its own separators', () => {
  const written = LANGUAGES.map((language) => formatAmount(amountOf('4723,30'), LANGUAGE_RECORDS[language].figures))
  expect(written).toEqual(['4,723.30', '4\u202F723,30', '4,723.30'])
  expect(formatRate(rate('47.233'), 4, LANGUAGE_RECORDS.en.figures)).toBe('47.2330')
})

test('each language parses the amounts that it formats', () => {
  for (const language of LANGUAGES) {
    const figures = LANGUAGE_RECORDS[language].figures
    const amount = amountOf('1.500,50')
    expect(parseAmount(formatAmount(amount, figures), figures.decimal)).toEqual({ ok: true, value: amount })
  }
  expect(parseAmount('1,500', '.')).toEqual({ ok: true, value: amountOf('1500') })
})

test('month names have the grammatical form that follows a day number', () => {
  expect(LANGUAGES.map((language) => datesIn(language).days[7])).toEqual(['# August', '# августа', '# أغسطس'])
})
