import { describe, expect, test } from 'vitest'
import { amountOf } from '#domain/amount.ts'
import { type BanknoteRules, lessGroups } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { byWhichRates, banknoteQuestion, refusedNotes } from './banknote-sum-words.ts'
import { lineText, windowLine } from './banknote-window.ts'
import { banknotesTitle } from './banknote-words.ts'

const less = (lira: number) => ({ rule: 'less', less: lira * 1_000_000 }) as const
const NO = { rule: 'no' } as const
const DRAWN: BanknoteRules = {
  '100-seritli': { rule: 'full' },
  '100-seritsiz': less(0.5),
  '100-kucuk': NO,
  '50': less(0.5),
  '20-5': { rule: 'full' },
  '1-2': NO,
  madeni: NO,
  yirtik: { rule: 'ask' },
}
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')
const line = (code: CurrencyCode, rules: BanknoteRules): string | null => {
  const pieces = windowLine(code, rules)
  return pieces === null ? null : plain(lineText(pieces))
}

describe('the line on the window board', () => {
  test.each([
    ['USD', DRAWN, '50 USD ve şeritsiz 100 USD: tabeladan 0,50 ₺ düşük. 1 ve 2 USD alınmaz.'],
    ['USD', { '1-2': NO, '100-kucuk': NO }, '1 ve 2 USD ve küçük portreli 100 USD alınmaz.'],
    ['EUR', { '500': NO }, '500 EUR alınmaz.'],
    ['JPY', { eski: less(1.255) }, 'Eski seri JPY: tabeladan 1,2550 ₺ düşük.'],
    [
      'USD',
      { '100-seritli': less(0.1), '100-seritsiz': less(0.5), '50': less(0.75), '20-5': less(1), '1-2': NO },
      'Mavi şeritli 100 USD: tabeladan 0,10 ₺ düşük. Ayrıntı gişede ve sitede.',
    ],
    ['USD', { '50': { rule: 'full' }, yirtik: { rule: 'ask' } }, null],
  ] as const)('the line for %s with the rules %j is “%s”', (code, rules, text) => {
    expect(line(code, rules)).toBe(text)
  })
})

test('the calculator asks for banknotes with a deduction, denominations first', () => {
  const groups = (code: CurrencyCode, rules: BanknoteRules) => lessGroups(code, rules)
  expect(banknoteQuestion.legend(groups('USD', DRAWN))).toBe('İçinde 50’lik ya da eski seri var mı?')
  expect(banknoteQuestion.legend(groups('GBP', { eski: less(1) }))).toBe('İçinde eski seri var mı?')
  expect(banknoteQuestion.legend(groups('USD', { '20-5': less(1), '100-seritsiz': less(2) }))).toBe(
    'İçinde 20’lik, 10’luk, 5’lik ya da eski seri var mı?',
  )
  expect(plain(byWhichRates('USD', groups('USD', DRAWN)).join(''))).toBe(
    'Gişemiz dolarınızı alış kurundan alır; 50’lik ve eski seride kur 0,50 ₺ düşüktür.',
  )
  expect(plain(byWhichRates('EUR', groups('EUR', { '200': less(1) })).join(''))).toContain('; 200’lükte kur 1,00 ₺')
})

test('the note about a small sum names the small banknotes that are refused', () => {
  expect(refusedNotes('USD', amountOf('40'), DRAWN)).toEqual({
    title: '1 ve 2 USD’lik banknotları almıyoruz.',
    text: 'Tutar 5, 10, 20, 50 ve 100 USD’lik banknotlar içindir.',
  })
  expect(refusedNotes('USD', amountOf('100'), DRAWN)).toBeNull()
  expect(refusedNotes('EUR', amountOf('40'), { '500': NO })).toBeNull()
})

test('the title asks about each currency in good Turkish', () => {
  expect([banknotesTitle('USD'), banknotesTitle('CHF')]).toEqual([
    'Hangi dolarları alıyoruz?',
    'Hangi İsviçre franklarını alıyoruz?',
  ])
})
