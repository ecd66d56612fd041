import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountIn, bankCodeNamed, bankCodeOf, parseIban } from './iban.ts'

// The example of the Turkish IBAN in the SWIFT registry.
const IBAN = 'TR330006100519786457841326'

describe('an IBAN', () => {
  test('parseIban accepts spaces, and bankCodeOf finds the bank', () => {
    expect(parseIban('TR33 0006 1005 1978 6457 8413 26')).toEqual({ ok: true, value: IBAN })
    expect(bankCodeOf(IBAN)).toBe('00061')
  })

  test.each([
    ['DE89370400440532013000', 'not-turkish'],
    ['TR33000610051978645784132', 'wrong-length'],
    ['TR34 0006 1005 1978 6457 8413 26', 'wrong-check-digits'],
    ['TR33 000G 1005 1978 6457 8413 26', 'not-turkish'],
  ])('parseIban rejects %s: %s', (written, error) => {
    expect(parseIban(written)).toEqual({ ok: false, error })
  })

  test('parseIban rejects every single wrong digit and every swap of neighbouring digits', () => {
    const position = fc.integer({ min: 2, max: 25 })
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = String((Number(IBAN[at]) + by) % 10)
        return !parseIban(IBAN.slice(0, at) + wrong + IBAN.slice(at + 1)).ok
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), (at) => {
        const [one = '', other = ''] = IBAN.slice(at, at + 2)
        fc.pre(one !== other)
        return !parseIban(IBAN.slice(0, at) + other + one + IBAN.slice(at + 2)).ok
      }),
    )
  })
})

describe('an account number', () => {
  test.each(['0519786457841326', '19786457841326', '1978-6457-841326', '6457 841326', '051978 1326'])(
    'accountIn finds the printed account number %s in its IBAN',
    (printed) => {
      expect(accountIn(IBAN, printed)).toBe(true)
    },
  )

  test.each(['0519786457841362', '1326 6457', '00061'])(
    'accountIn does not find the foreign account number %s',
    (printed) => {
      expect(accountIn(IBAN, printed)).toBe(false)
    },
  )
})

test.each([
  ['Ziraat Bankası', '00010'],
  ['T.C. ZİRAAT BANKASI A.Ş.', '00010'],
  ['Ziraat Katılım', '00209'],
  ['VakıfBank', '00015'],
  ['VAKIFBANK', '00015'],
  ['Türkiye Vakıflar Bankası T.A.O.', '00015'],
  ['Halk Bankası', '00012'],
  ['İş Bankası', '00064'],
  ['TÜRKİYE IŞ BANKASI', '00064'],
  ['T. Garanti Bankası', '00062'],
  ['Garanti BBVA', '00062'],
  ['Yapı ve Kredi Bankası', '00067'],
  ['Deniz Bank', '00134'],
  ['Türkiye Finans Katılım Bankası', '00206'],
  ['QNB Finansbank', '00111'],
])('bankCodeNamed finds the bank %s', (name, code) => {
  expect(bankCodeNamed(name)).toBe(code)
})

test.each(['İngiliz Bankası', 'Bankamız', 'Gerçek Banka', ''])(
  'bankCodeNamed returns undefined for the unknown bank “%s”',
  (name) => {
    expect(bankCodeNamed(name)).toBeUndefined()
  },
)
