import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountIn, bankCodeNamed, bankCodeOf, parseIban } from './iban.ts'

// The example of the Turkish IBAN in the SWIFT registry.
const IBAN = 'TR330006100519786457841326'

describe('an IBAN', () => {
  test('is read with and without spaces, and names its bank', () => {
    expect(parseIban('TR33 0006 1005 1978 6457 8413 26')).toEqual({ ok: true, value: IBAN })
    expect(bankCodeOf(IBAN)).toBe('00061')
  })

  test.each([
    ['DE89370400440532013000', 'not-turkish'],
    ['TR33000610051978645784132', 'wrong-length'],
    ['TR34 0006 1005 1978 6457 8413 26', 'wrong-check-digits'],
    ['TR33 000G 1005 1978 6457 8413 26', 'not-turkish'],
  ])('%s is refused: %s', (written, error) => {
    expect(parseIban(written)).toEqual({ ok: false, error })
  })

  test('no single wrong digit and no swap of two neighbours gets through', () => {
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
    'is found in its IBAN as banks print it: %s',
    (printed) => {
      expect(accountIn(IBAN, printed)).toBe(true)
    },
  )

  test.each(['0519786457841362', '1326 6457', '00061'])('is not found where it is another: %s', (printed) => {
    expect(accountIn(IBAN, printed)).toBe(false)
  })
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
])('%s is known by its name', (name, code) => {
  expect(bankCodeNamed(name)).toBe(code)
})

test.each(['İngiliz Bankası', 'Bankamız', 'Gerçek Banka', ''])('a bank that is not known is not judged: %s', (name) => {
  expect(bankCodeNamed(name)).toBeUndefined()
})
