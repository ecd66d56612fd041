import { ACCOUNT_CURRENCIES } from '#contract/office-facts.ts'
import { accountIn, bankCodeOf } from './iban.ts'
import type { OfficeText } from './schema.ts'
import { bankCodeNamed } from './turkish-banks.ts'
import type { Finding } from './yaml-source.ts'

/** Values that are well written each for itself, and can't be true together. Money goes to the wrong account by them, or people to the wrong place. */
export function contradictionsIn(file: OfficeText): Finding[] {
  // The sample's banks have no code, and no account of theirs exists.
  const banks = file.ornek_veri ? [] : file.bankalar.flatMap((bank, index) => bankFindings(bank, ['bankalar', index]))
  return [...placeFindings(file), ...banks, ...twiceFindings(file)]
}

type Bank = OfficeText['bankalar'][number]

function bankFindings({ ad, iban, hesap }: Bank, path: Finding['path']): Finding[] {
  const named = bankCodeNamed(ad)
  return ACCOUNT_CURRENCIES.flatMap((currency): Finding[] => {
    if (named !== undefined && named !== bankCodeOf(iban[currency])) {
      const reason = `bu IBAN “${ad}” bankasının değil: TR’den sonraki 3.-7. rakamlar ${named} olmalıydı`
      return [{ path: [...path, 'iban', currency], reason }]
    }
    if (accountIn(iban[currency], hesap[currency])) return []
    return [{ path: [...path, 'hesap', currency], reason: `${currency} IBAN’ının içinde bu hesap numarası yok` }]
  })
}

/** An account holds one currency, so two cards with one IBAN are a copy that was forgotten. */
function twiceFindings({ bankalar }: OfficeText): Finding[] {
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

function placeFindings({ iletisim: { harita } }: OfficeText): Finding[] {
  const { enlem, boylam } = harita
  if (isInTurkey(enlem, boylam)) return []
  const reason = isInTurkey(boylam, enlem) ? 'enlem ile boylam yer değiştirmiş' : 'burası Türkiye’de değil'
  return [{ path: ['iletisim', 'harita', 'enlem'], reason }]
}

/** Degrees. */
function isInTurkey(latitude: number, longitude: number): boolean {
  return latitude >= 35.8 && latitude <= 42.2 && longitude >= 25.6 && longitude <= 44.9
}
