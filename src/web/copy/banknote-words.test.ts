import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf } from '#domain/amount.ts'
import { lessGroups } from '#domain/banknote-classes.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { anyRules } from '../../../test/fakes/banknote-rules.ts'
import { noteSumWords } from './banknote-sum-words.ts'
import { lineText, listLine, windowLine } from './banknote-window.ts'
import { banknotesTitle, groupText, notesQuestion } from './banknote-words.ts'

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

test('the printed list has every rule with its figure', () => {
  const pieces = listLine('USD', { ...DRAWN, '100-kucuk': less(1.25) })
  expect(pieces === null ? null : plain(lineText(pieces))).toBe(
    'Mavi şeritli 100 USD ve 20, 10 ve 5 USD: tabeladaki kurdan. 50 USD ve şeritsiz 100 USD: tabeladan 0,50 ₺ düşük. Küçük portreli 100 USD: tabeladan 1,25 ₺ düşük. 1 ve 2 USD ve USD madenî para alınmaz. Yırtık, bantlı, yazılı USD: gişede bakılır.',
  )
  expect(listLine('USD', {})).toBeNull()
})

test('the calculator asks for banknotes with a deduction, denominations first', () => {
  const groups = (code: CurrencyCode, rules: BanknoteRules) => lessGroups(code, rules)
  expect(notesQuestion(groups('USD', DRAWN))).toBe('İçinde 50’lik ya da eski seri var mı?')
  expect(notesQuestion(groups('GBP', { eski: less(1) }))).toBe('İçinde eski seri var mı?')
  expect(notesQuestion(groups('USD', { '20-5': less(1), '100-seritsiz': less(2) }))).toBe(
    'İçinde 20’lik, 10’luk, 5’lik ya da eski seri var mı?',
  )
})

test('a line of the slip names the banknotes that the sum does not contain, with the largest deduction', () => {
  const lines = (code: CurrencyCode, rules: BanknoteRules) => {
    const assumption = assumptionOf({ deal: 'sell', items: [{ code, amount: amountOf('500') }] }, rules)
    if (assumption === null || noteSumWords.slip === null) throw new Error('the rules change no sum')
    const { without, less: lessOf, refused } = noteSumWords.slip
    return [without(assumption), lessOf(assumption), refused(code, assumption)].map(plain)
  }
  expect(lines('USD', DRAWN)).toEqual([
    '50’lik ve eski seri olmadan',
    'varsa kuru 0,50 ₺ düşük',
    '1 ve 2 USD ile küçük portreli 100 USD alınmaz',
  ])
  expect(lines('GBP', { '50': less(1), eski: less(2) }).slice(0, 2)).toEqual([
    '50’lik ve eski seri olmadan',
    'varsa kuru en çok 2,00 ₺ düşük',
  ])
})

test('fields for old dollars at two deductions have different names, and so has a current series beside an old one', () => {
  const names = (code: CurrencyCode, rules: BanknoteRules) => {
    const groups = lessGroups(code, rules)
    return groups.map((group) => noteSumWords.question.amount(code, group, groups.length === 1))
  }
  const both = { '50': less(0.5), '100-seritsiz': less(0.5), '100-kucuk': less(1.25) }
  expect(names('USD', both)).toEqual(['50’lik ya da büyük portreli 100’lük', 'Küçük portreli 100’lük'])
  expect(noteSumWords.question.hint('USD', both)).toBe(
    'Büyük portreli: şeritsiz, 1996–2006 serileri. Küçük portreli: 1990 serisi ve öncesi.',
  )
  expect(names('GBP', { '50': less(0.4), '20-5': less(0.2), eski: less(1) })).toEqual([
    'Yeni seri 50’lik',
    'Yeni seri 20’lik, 10’luk ya da 5’lik',
    'Eski seri',
  ])
  expect(noteSumWords.question.hint('USD', DRAWN)).toBe(
    'Eski seri: mavi şeridi olmayan 100 USD. Küçük portreli olanları almıyoruz.',
  )
})

test('the fields of a question never share a name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES).chain((code) => fc.tuple(fc.constant(code), anyRules(code))),
      ([code, rules]) => {
        const names = lessGroups(code, rules).flatMap((group) =>
          groupText(group)
            .toLocaleLowerCase('tr')
            .split(/, | ya da /),
        )
        expect(new Set(names).size).toBe(names.length)
      },
    ),
  )
})

test('a sum says what it assumes about banknotes, with the largest deduction and the refused kinds', () => {
  const text = (rules: BanknoteRules, amount: string) => {
    const item = { code: 'USD', amount: amountOf(amount) } as const
    const assumption = assumptionOf({ deal: 'sell', items: [item] }, rules)
    return assumption === null ? null : plain(noteSumWords.assumed('USD', assumption))
  }
  expect(text(DRAWN, '500')).toBe(
    'İçinde 50’lik ya da eski seri olmadığı varsayıldı. Varsa onların kuru 0,50 ₺ düşüktür. 1 ve 2 USD ile küçük portreli 100 USD alınmaz.',
  )
  expect(text({ '50': less(0.5), '100-kucuk': less(1.25) }, '500')).toBe(
    'İçinde 50’lik ya da eski seri olmadığı varsayıldı. Varsa onların kuru en çok 1,25 ₺ düşüktür.',
  )
  expect(text({ '1-2': NO }, '500')).toBe('1 ve 2 USD alınmaz.')
  expect(text({ '20-5': { rule: 'full' } }, '500')).toBeNull()
})

test('the note about a small sum names the small banknotes that are refused', () => {
  expect(noteSumWords.refused('USD', amountOf('40'), DRAWN)).toEqual({
    title: '1 ve 2 USD’lik banknotları almıyoruz.',
    text: 'Tutar 5, 10, 20, 50 ve 100 USD’lik banknotlar içindir.',
  })
  expect(noteSumWords.refused('USD', amountOf('100'), DRAWN)).toBeNull()
  expect(noteSumWords.refused('EUR', amountOf('40'), { '500': NO })).toBeNull()
})

test('the title asks about each currency in good Turkish', () => {
  expect([banknotesTitle('USD'), banknotesTitle('CHF')]).toEqual([
    'Hangi dolarları alıyoruz?',
    'Hangi İsviçre franklarını alıyoruz?',
  ])
})
