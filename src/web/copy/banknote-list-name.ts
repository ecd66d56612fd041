import { banknoteName, notesText } from '#contract/banknote-names.ts'
import type { BanknoteKind } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** Returns, for example, "50 USD" or "şeritsiz 100 USD": the distinguishing word comes first. */
export function nameInList(code: CurrencyCode, kind: BanknoteKind): string {
  const { mark, notes } = kind
  const units = `${notesText(notes)} ${code}`
  switch (mark) {
    case 'strip':
      return `mavi şeritli ${units}`
    case 'large':
      return notes.length === 0 ? `eski seri ${code}` : `şeritsiz ${units}`
    case 'small':
      return `küçük portreli ${units}`
    case 'plain':
      return units
    case 'coin':
      return `${code} madenî para`
    case 'torn':
      return `${banknoteName(code, kind).toLocaleLowerCase('tr-TR')} ${code}`
  }
}
