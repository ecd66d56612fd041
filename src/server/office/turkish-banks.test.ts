import { expect, test } from 'vitest'
import { bankCodeNamed } from './turkish-banks.ts'

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
