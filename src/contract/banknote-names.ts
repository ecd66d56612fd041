import { type BanknoteKind, kindNamed } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { listText } from './list-text.ts'

/** "100 USD, mavi şeritli", "20, 10 ve 5 USD", "Madenî para" */
export function banknoteName(code: CurrencyCode, { mark, notes }: Pick<BanknoteKind, 'mark' | 'notes'>): string {
  const units = `${notesText(notes)} ${code}`
  switch (mark) {
    case 'strip':
      return `${units}, mavi şeritli`
    case 'large':
      return notes.length === 0 ? 'Eski seri' : `${units}, şeritsiz`
    case 'small':
      return `${units}, küçük portreli`
    case 'plain':
      return units
    case 'coin':
      return 'Madenî para'
    case 'torn':
      return 'Yırtık, bantlı, yazılı'
  }
}

/** Returns the name for a list of all currencies: "USD madenî para". */
export function fullBanknoteName(code: CurrencyCode, id: string): string {
  const kind = kindNamed(code, id)
  if (kind === undefined) return `${code} ${id}`
  const name = banknoteName(code, kind)
  return kind.notes.length > 0 ? name : `${code} ${name.charAt(0).toLocaleLowerCase('tr-TR')}${name.slice(1)}`
}

/** "5.000, 2.000 ve 1.000": thousands have a point. */
export function notesText(notes: readonly number[]): string {
  return listText(notes.map((note) => String(note).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')))
}

const AFTER_TENS = ['', 'unu', 'sini', 'unu', 'ını', 'sini', 'ını', 'ini', 'ini', 'ını']
const AFTER_ONES = ['', 'ini', 'sini', 'ünü', 'ünü', 'ini', 'sını', 'sini', 'ini', 'unu']

/** "%10’unu", "%2,5’ini": a share in basis points, as the object of a sentence. */
export function shareAsObject(basisPoints: number): string {
  const written = String(basisPoints / 100).replace('.', ',')
  return `%${written}’${endingAfter(written)}`
}

/** The question after a figure takes the vowel of its last word: "−0,50 mi", "−0,10 mu". */
export function questionAfter(figure: string): string {
  return `m${endingAfter(figure.replace(/,00$/, '')).at(-1) ?? ''}`
}

/** The object's ending of a figure, by its last spoken word. */
function endingAfter(written: string): string {
  const tens = /(\d)0$/.exec(written)?.[1]
  return (tens === undefined ? AFTER_ONES[Number(written.at(-1))] : AFTER_TENS[Number(tens)]) ?? ''
}
