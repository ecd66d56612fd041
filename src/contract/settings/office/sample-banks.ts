import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contract/account-currencies.ts'
import { logoOfBank } from '#contract/bank-logos.ts'
import { byKey } from '#domain/by-key.ts'

/** The check digits of the invented IBANs by bank. The bank 00000 does not exist. */
const BANKS = [
  ['Ziraat Bankası', { TL: '36', USD: '09', EUR: '79' }],
  ['VakıfBank', { TL: '52', USD: '25', EUR: '95' }],
  ['Halkbank', { TL: '68', USD: '41', EUR: '14' }],
  ['İş Bankası', { TL: '84', USD: '57', EUR: '30' }],
  ['Garanti BBVA', { TL: '03', USD: '73', EUR: '46' }],
  ['Yapı Kredi', { TL: '19', USD: '89', EUR: '62' }],
  ['Akbank', { TL: '35', USD: '08', EUR: '78' }],
  ['DenizBank', { TL: '51', USD: '24', EUR: '94' }],
] as const

const digits = (bank: number, currency: AccountCurrency): string =>
  `${String(bank + 1).padStart(2, '0')}0${ACCOUNT_CURRENCIES.indexOf(currency) + 1}`

export const SAMPLE_BANKS = BANKS.map(([bank, check], index) => ({
  bank,
  branch: 'Örnek Şube',
  code: '00000',
  logo: logoOfBank(bank),
  iban: byKey(ACCOUNT_CURRENCIES, (currency) => `TR${check[currency]}${digits(index, currency).padStart(22, '0')}`),
  account: byKey(ACCOUNT_CURRENCIES, (currency) => `0000 0000 ${digits(index, currency)}`),
}))
