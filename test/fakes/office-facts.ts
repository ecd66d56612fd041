import type { OfficeFacts } from '../../src/contract/office-facts.ts'
import { USUAL_FRESHNESS } from './usual-limits.ts'

const WEEKDAY = [{ from: '09:00', to: '18:30' }]

/** Facts of an invented office. */
export const OFFICE_FACTS: OfficeFacts = {
  sample: true,
  origin: 'https://doviz.example',
  name: 'Örnek Döviz ve Altın',
  shortName: 'Örnek Döviz',
  founded: 1996,
  licence: { title: 'Örnek Döviz A.Ş.', authority: 'Örnek Kurum', kind: 'A grubu', number: '2026/1' },
  address: {
    street: 'Örnek Sokak 1',
    district: 'Fatih',
    city: 'İstanbul',
    postalCode: '34110',
    around: 'Fatih ve Balat',
  },
  phone: { text: '0212 000 00 00', uri: '+902120000000' },
  fax: { text: '0212 000 00 01' },
  email: 'bilgi@doviz.example',
  chat: { href: 'https://chat.example/?text=Merhaba!', isWhatsApp: false },
  map: {
    latitude: 41.0166,
    longitude: 28.9704,
    embed: 'https://map.example/embed?office',
    link: 'https://map.example/office',
    directions: 'https://map.example/directions?office',
  },
  links: {
    gazette: 'https://gazette.example/25751',
    faq: 'https://authority.example/faq',
    centralBankHistory: 'https://bank.example/history',
  },
  directions: {
    tr: { place: 'Fatih', way: 'Tramvayla Örnek durağına, oradan 4 dakika yürüyerek.' },
    en: { place: 'Fatih', way: 'Tram to Örnek, then 4 minutes on foot.' },
    ru: { place: 'Фатихе', way: null },
    ar: { place: null, way: null },
  },
  hours: {
    week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, [{ from: '09:00', to: '18:00' }], []],
    special: [],
  },
  notice: null,
  accountHolder: 'Örnek Döviz ve Altın Ticaret Anonim Şirketi',
  banks: [],
  claims: [],
  legal: {
    identificationThreshold: 185_000,
    identityFromUsd: null,
    taxNumberFromUsd: null,
    penalty: 226_671,
    penaltyYear: 2025,
    foreignMinimumEuro: 5000,
  },
  largeSumTl: null,
  transfers: { explainedFromTl: null, receiptAnswer: null, titleDeedAnswer: null, includesTax: false },
  messagesKeptDays: 365,
  freshness: USUAL_FRESHNESS,
  sharing: false,
}
