import type { BankAccounts, OfficeFacts } from '../../src/contract/office-facts.ts'
import { shownSettings } from '../../src/contract/settings/settings-schema.ts'
import { OFFICE_SETTINGS } from './office-settings.ts'

const WEEKDAY = [{ from: '09:00', to: '18:30' }]

/** Facts of an invented office, without banks and claims. */
export const OFFICE_FACTS: OfficeFacts = {
  ...shownSettings(OFFICE_SETTINGS),
  licence: { title: 'Örnek Döviz A.Ş.', authority: 'Örnek Kurum', kind: 'A grubu', number: '2026/1' },
  phone: { text: '0212 000 00 00', uri: '+902120000000' },
  fax: { text: '0212 000 00 01' },
  chat: { href: 'https://chat.example/?text=Merhaba!', isWhatsApp: false },
  map: {
    latitude: 41.0166,
    longitude: 28.9704,
    embed: 'https://map.example/embed?office',
    link: 'https://map.example/office',
    directions: 'https://map.example/directions?office',
  },
  hours: {
    week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, [{ from: '09:00', to: '18:00' }], []],
    special: [],
  },
  accountHolder: 'Örnek Döviz ve Altın Ticaret Anonim Şirketi',
  banks: [],
  claims: [],
  messagesKeptDays: 365,
}

/** The accounts of the office at an invented branch. */
export const BANK_ACCOUNTS: BankAccounts = {
  bank: 'İş Bankası',
  branch: 'Eminönü',
  code: '00064',
  logo: '/img/banks/is.svg',
  iban: { TL: 'TR230000000000000000001100', USD: 'TR930000000000000000001200', EUR: 'TR660000000000000000001300' },
  account: { TL: '000000000101', USD: '000000000102', EUR: '000000000103' },
}
