import { ACCOUNT_CURRENCIES } from '#contract/office-facts.ts'
import { accountIn, bankCodeNamed, bankCodeOf } from '#domain/iban.ts'
import type { OfficeText } from './schema.ts'
import type { FieldMistake, Path } from './yaml-source.ts'

/**
 * What is wrong with values that are each well written: sample values in a real office's file, and values that can't be
 * true together. `written`: the values as they were read.
 */
export function inconsistenciesIn(file: OfficeText, written: unknown): FieldMistake[] {
  const left = file.ornek_veri ? [] : sampleValuesIn(written, [])
  return [...left, ...(left.length > 0 ? [] : contradictionsIn(file)), ...holderMissing(file)]
}

function holderMissing({ ornek_veri, hesap_sahibi }: OfficeText): FieldMistake[] {
  if (ornek_veri || hesap_sahibi !== undefined) return []
  const reason = 'bu alan eksik; banka hesaplarının sahibini, bankada kayıtlı unvanıyla yazın'
  return [{ path: ['hesap_sahibi'], reason }]
}

const STILL_SAMPLE = 'örnek değer duruyor; gerçeğini yazın ya da “ornek_veri: evet” olarak bırakın'

/** What the sample holds in fields that can't say “örnek”. */
const EMPTY: readonly { readonly fields: ReadonlySet<string | number>; readonly value: RegExp }[] = [
  { fields: new Set(['kod', 'posta_kodu']), value: /^0{5}$/ },
  { fields: new Set(['telefon', 'faks', 'numara']), value: /(?:0\D*){6}\d?$/ },
  // IBANs of the bank 00000, and account numbers.
  { fields: new Set(ACCOUNT_CURRENCIES), value: /^TR\d\d\s*0000\s*0|^0000 0000 0\d0\d$/ },
  { fields: new Set(['enlem', 'boylam']), value: /^(?:41,0166|28,9704)$/ },
]

function sampleValuesIn(value: unknown, path: Path): FieldMistake[] {
  if (typeof value === 'string') return isSample(value, path.at(-1) ?? '') ? [{ path, reason: STILL_SAMPLE }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => sampleValuesIn(inner, [...path, key]))
}

function isSample(value: string, field: string | number): boolean {
  if (/örnek|\.example\b/.test(value.toLocaleLowerCase('tr-TR'))) return true
  return EMPTY.some((empty) => empty.fields.has(field) && empty.value.test(value))
}

function contradictionsIn(file: OfficeText): FieldMistake[] {
  // The sample's banks have no code, and no account of theirs exists.
  const banks = file.ornek_veri ? [] : file.bankalar.flatMap((bank, index) => wrongAccounts(bank, ['bankalar', index]))
  return [...wrongPlace(file), ...repeatedDays(file), ...banks, ...repeatedIbans(file)]
}

function wrongAccounts({ ad, iban, hesap }: OfficeText['bankalar'][number], path: Path): FieldMistake[] {
  const named = bankCodeNamed(ad)
  return ACCOUNT_CURRENCIES.flatMap((currency): FieldMistake[] => {
    if (named !== undefined && named !== bankCodeOf(iban[currency])) {
      const reason = `bu IBAN “${ad}” bankasının değil: TR’den sonraki 3.-7. rakamlar ${named} olmalıydı`
      return [{ path: [...path, 'iban', currency], reason }]
    }
    if (accountIn(iban[currency], hesap[currency])) return []
    return [{ path: [...path, 'hesap', currency], reason: `${currency} IBAN’ının içinde bu hesap numarası yok` }]
  })
}

/** An account holds one currency, so two cards with one IBAN are a forgotten copy. */
function repeatedIbans({ bankalar }: OfficeText): FieldMistake[] {
  const seen = new Set<string>()
  return bankalar.flatMap(({ iban }, index) =>
    ACCOUNT_CURRENCIES.flatMap((currency) => {
      if (seen.has(iban[currency]))
        return [{ path: ['bankalar', index, 'iban', currency], reason: 'bu IBAN yukarıda da yazılmış' }]
      seen.add(iban[currency])
      return []
    }),
  )
}

function repeatedDays({ calisma_saatleri: { ozel_gunler } }: OfficeText): FieldMistake[] {
  const seen = new Set<string>()
  return ozel_gunler.flatMap(({ gun }, index) => {
    if (seen.has(gun))
      return [{ path: ['calisma_saatleri', 'ozel_gunler', index, 'gun'], reason: `${gun} yukarıda da yazılmış` }]
    seen.add(gun)
    return []
  })
}

function wrongPlace({ iletisim: { harita } }: OfficeText): FieldMistake[] {
  const { enlem, boylam } = harita
  if (isInTurkey(enlem, boylam)) return []
  const reason = isInTurkey(boylam, enlem) ? 'enlem ile boylam yer değiştirmiş' : 'burası Türkiye’de değil'
  return [{ path: ['iletisim', 'harita', 'enlem'], reason }]
}

function isInTurkey(latitude: number, longitude: number): boolean {
  return latitude >= 35.8 && latitude <= 42.2 && longitude >= 25.6 && longitude <= 44.9
}
