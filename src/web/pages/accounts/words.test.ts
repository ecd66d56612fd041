import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANK_ACCOUNTS } from '../../../../test/fakes/office-facts.ts'
import { cardText, inGroupsOfFour, transferExplanation } from './words.ts'

test('the card has the holder, the bank, the branch and each IBAN on a line of its own', () => {
  expect(
    cardText(
      BANK_ACCOUNTS,
      { accountHolder: 'Döviz Ticaret A.Ş.', sample: false },
      '[Ad Soyad] döviz alım satım işlemi',
    ).split('\n'),
  ).toEqual([
    'Alıcı: Döviz Ticaret A.Ş.',
    'Banka: İş Bankası',
    'Şube: Eminönü (banka kodu 00064)',
    'TL IBAN: TR230000000000000000001100',
    'USD IBAN: TR930000000000000000001200',
    'EUR IBAN: TR660000000000000000001300',
    'Açıklama: [Ad Soyad] döviz alım satım işlemi',
  ])
})

test('the card of a sample account starts with a warning', () => {
  const [first] = cardText(BANK_ACCOUNTS, { accountHolder: null, sample: true }, null).split('\n')
  expect(first).toBe('Örnek veri: Bu hesaplar gerçek değildir, ödeme yapmayın.')
})

test('the card names no holder if the office has none', () => {
  expect(cardText(BANK_ACCOUNTS, { accountHolder: null, sample: false }, null)).not.toMatch(/Alıcı|Açıklama/)
})

test.each([
  [null, '[Ad Soyad] döviz alım satım işlemi'],
  [{ deal: 'buy', item: '1 USD' }, '[Ad Soyad] 1 USD döviz alım işlemi'],
  [{ deal: 'sell', item: '1.500,50 USD' }, '[Ad Soyad] 1.500,50 USD döviz bozdurma işlemi'],
] as const)('the explanation of %j is long enough without the name', (sum, text) => {
  expect(transferExplanation(sum)).toBe(text)
  expect(text.replace('[Ad Soyad] ', '').length).toBeGreaterThanOrEqual(20)
})

describe('account numbers', () => {
  test('account numbers are grouped in fours', () => {
    expect(inGroupsOfFour('TR230000000000000000001100')).toBe('TR23 0000 0000 0000 0000 0011 00')
    expect(inGroupsOfFour('000000000101')).toBe('0000 0000 0101')
    expect(inGroupsOfFour('TR23 0000 00')).toBe('TR23 0000 00')
  })

  test('grouping keeps every character and adds only spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), (number) => {
        expect(inGroupsOfFour(number).replaceAll(' ', '')).toBe(number)
      }),
    )
  })
})
