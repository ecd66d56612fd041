import { byLanguage } from '../../src/contract/languages.ts'
import { parseSettings } from '../../src/contract/settings/parse-settings.ts'
import { withEdits, type SettingsPatch } from '../../src/contract/settings/settings-patch.ts'
import { sampleSettings } from '../../src/contract/settings/settings-places.ts'
import type { OfficeSettings } from '../../src/contract/settings/settings-schema.ts'
import { USUAL_GUARDS } from './usual-limits.ts'

const WEEKDAY = [{ from: '09:00', to: '18:30' }]

/** The settings document of an invented office. A setting that no test reads has the value of its sample. */
export const OFFICE_SETTINGS: OfficeSettings = {
  ...sampleDocument(),
  name: 'Örnek Döviz ve Altın',
  shortName: 'Örnek Döviz',
  origin: 'https://doviz.example',
  licence: {
    title: 'Örnek Döviz A.Ş.',
    authority: 'Örnek Kurum',
    kind: 'A grubu',
    number: '2026/1',
    registry: { mersis: '0000 0000 0000 0000', announcements: 'https://ilan.example' },
  },
  address: {
    street: 'Örnek Sokak 1',
    district: 'Fatih',
    city: 'İstanbul',
    postalCode: '34110',
    around: 'Fatih ve Balat',
  },
  email: 'bilgi@doviz.example',
  chat: { address: 'https://chat.example', number: '900000000000', text: 'Merhaba!' },
  directions: {
    minutes: 4,
    ...byLanguage(() => ({ place: null, way: null })),
    tr: { place: 'Fatih', way: 'Tramvayla Örnek durağına, oradan 4 dakika yürüyerek.' },
    en: { place: 'Fatih', way: 'Tram to Örnek, then 4 minutes on foot.' },
    ru: { place: 'Фатихе', way: null },
  },
  hours: {
    week: {
      monday: WEEKDAY,
      tuesday: WEEKDAY,
      wednesday: WEEKDAY,
      thursday: WEEKDAY,
      friday: WEEKDAY,
      saturday: [{ from: '09:00', to: '18:00' }],
      sunday: [],
    },
    special: { '2026-10-29': { name: 'Cumhuriyet Bayramı', hours: [] } },
  },
  accountHolder: 'ÖRNEK Döviz ve Altın A.Ş.',
  banks: [bank('Ziraat Bankası', '36', '09', '79', '01'), bank('VakıfBank', '52', '25', '95', '02')],
  claims: [{ figure: '130K+', label: 'Mutlu müşteri' }],
  legal: {
    identificationThreshold: 185_000,
    identityFromUsd: null,
    taxNumberFromUsd: null,
    penalty: 226_671,
    penaltyYear: 2025,
    foreignMinimumEuro: 5000,
  },
  largeSumTl: null,
  transfers: { explainedFromTl: null, receiptAnswer: null, titleDeedAnswer: null },
  links: {
    gazette: 'https://gazette.example/25751',
    faq: 'https://authority.example/faq',
    centralBankHistory: 'https://bank.example/history',
  },
  margins: {},
  guards: USUAL_GUARDS,
}

function sampleDocument(): OfficeSettings {
  const parsed = parseSettings(sampleSettings())
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function bank(name: string, lira: string, dollar: string, euro: string, place: string) {
  const digits = (kind: string): string => `0000 0000 0000 0000 00${place} 0${kind}`
  const account = (kind: string): string => `0000 0000 ${place.padStart(2, '0')}0${kind}`
  const iban = (check: string, kind: string): string => `TR${check}${digits(kind)}`.replaceAll(' ', '')
  return {
    bank: name,
    branch: 'Örnek Şube',
    code: '00000',
    logo: '/img/banks/ziraat.svg',
    iban: { TL: iban(lira, '1'), USD: iban(dollar, '2'), EUR: iban(euro, '3') },
    account: { TL: account('1'), USD: account('2'), EUR: account('3') },
  }
}

/** Returns the document above with these edits. Throws if the result is invalid. */
export function settingsWith(...edits: SettingsPatch): OfficeSettings {
  const parsed = parseSettings(withEdits(OFFICE_SETTINGS, edits))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}
