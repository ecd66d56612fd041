import { ACCOUNT_CURRENCIES } from '#contract/account-currencies.ts'
import { isBar } from '#domain/gold/bars.ts'
import { accountIn, bankCodeNamed, bankCodeOf } from '#domain/iban.ts'
import type { SideMargins } from '#domain/margin.ts'
import type { MistakeKind, SettingsMistake, SettingsPath } from './settings-mistake.ts'
import type { OfficeSettings } from './settings-schema.ts'

/** Finds valid values that contradict each other, and sample values in a real office's document. */
export function contradictionsIn(settings: OfficeSettings): SettingsMistake[] {
  const left = settings.sample ? [] : sampleFieldsIn(settings).map((path) => mistake(path, 'sample-value'))
  const holder =
    settings.sample || settings.accountHolder !== null ? [] : [mistake(['accountHolder'], 'account-holder-missing')]
  // The sample's banks have no code, and none of its accounts exists.
  const accounts = settings.sample ? [] : settings.banks.flatMap((bank, index) => wrongAccounts(bank, String(index)))
  const others = left.length > 0 ? [] : [...wrongPlace(settings), ...accounts, ...repeatedIbans(settings)]
  return [...left, ...others, ...holder, ...bareBars(settings)]
}

/** A bar has no provider price: its price is the gram's with both margins, so each margin must be set, even to zero. */
export function isWhole(margins: SideMargins | null | undefined): boolean {
  return margins?.buy !== undefined && margins.sell !== undefined
}

function bareBars({ gold, margins }: OfficeSettings): SettingsMistake[] {
  const isBare = gold.traded.some((code) => isBar(code) && margins[code] !== null && !isWhole(margins[code]))
  return isBare ? [mistake(['margins'], 'bar-needs-margins')] : []
}

function mistake(path: SettingsPath, kind: MistakeKind, params: SettingsMistake['params'] = {}): SettingsMistake {
  return { path, kind, params }
}

/** Values of the sample in fields that can't contain "örnek". */
const SAMPLE_VALUES: readonly { readonly path: RegExp; readonly value: RegExp }[] = [
  { path: /\.(?:code|postalCode)$/, value: /^0{5}$/ },
  { path: /^(?:phone|fax|chat\.number)$/, value: /(?:0\D*){6}\d?$/ },
  // "İstanbul Ticaret Sicili, 000000-0", "00.000.000 TL"
  { path: /^licence\.registry\./, value: /(?<![\d.])0[0. -]{6,}/ },
  // IBANs of the bank 00000, and account numbers.
  { path: /\.(?:TL|USD|EUR)$/, value: /^TR\d\d00000|^0000 0000 0\d0\d$/ },
]

const SAMPLE_PLACE = { latitude: 41.0166, longitude: 28.9704 }

/** Returns the paths of sample values. `value` is the document, or its value at `path`. */
export function sampleFieldsIn(value: unknown, path: SettingsPath = []): SettingsPath[] {
  if (typeof value === 'string') return isSample(value, path) ? [path] : []
  if (typeof value === 'number') {
    const isPlace =
      path[0] === 'map' && Object.entries(SAMPLE_PLACE).some(([name, at]) => path[1] === name && value === at)
    return isPlace ? [path] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sampleFieldsIn(inner, [...path, key]))
}

function isSample(value: string, path: SettingsPath): boolean {
  if (/örnek|\.example\b/.test(value.toLocaleLowerCase('tr-TR'))) return true
  return SAMPLE_VALUES.some((sample) => sample.path.test(path.join('.')) && sample.value.test(value))
}

function wrongAccounts({ bank, iban, account }: OfficeSettings['banks'][number], index: string): SettingsMistake[] {
  const named = bankCodeNamed(bank)
  return ACCOUNT_CURRENCIES.flatMap((currency): SettingsMistake[] => {
    if (named !== undefined && named !== bankCodeOf(iban[currency]))
      return [mistake(['banks', index, 'iban', currency], 'iban-of-other-bank', { bank, code: named })]
    if (accountIn(iban[currency], account[currency])) return []
    return [mistake(['banks', index, 'account', currency], 'account-not-in-iban', { currency })]
  })
}

/** Finds equal IBANs. An account has one currency, so equal IBANs are a copying mistake. */
function repeatedIbans({ banks }: OfficeSettings): SettingsMistake[] {
  const seen = new Set<string>()
  return banks.flatMap(({ iban }, index) =>
    ACCOUNT_CURRENCIES.flatMap((currency) => {
      if (seen.has(iban[currency])) return [mistake(['banks', String(index), 'iban', currency], 'iban-repeated')]
      seen.add(iban[currency])
      return []
    }),
  )
}

function wrongPlace({ map: { latitude, longitude } }: OfficeSettings): SettingsMistake[] {
  if (latitude === null || longitude === null || isInTurkey(latitude, longitude)) return []
  const kind = isInTurkey(longitude, latitude) ? 'latitude-and-longitude-swapped' : 'not-in-turkey'
  return [mistake(['map', 'latitude'], kind)]
}

function isInTurkey(latitude: number, longitude: number): boolean {
  return latitude >= 35.8 && latitude <= 42.2 && longitude >= 25.6 && longitude <= 44.9
}
