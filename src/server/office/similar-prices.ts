import { CURRENCY_CODES } from '#domain/currency.ts'
import { editDistance } from '../runtime/index.ts'
import { CURRENCY_NAMES, wordsOf, WRITTEN_METALS } from './spelling.ts'

/** What of all that is priced was probably meant: three that hold these words, "çeyrek", or are a slip or two away. */
export function similarPrices(written: string): readonly string[] {
  const words = wordsOf(written)
  const names = [
    ...CURRENCY_CODES.flatMap((code) => [code, ...CURRENCY_NAMES[code]].map((name) => ({ name, meant: code }))),
    ...[...WRITTEN_METALS, 'altin', 'hepsi'].map((name) => ({ name, meant: name })),
  ]
  const holding = names.filter(({ name }) => words.length > 0 && words.every((word) => wordsOf(name).includes(word)))
  const found = holding.length > 0 ? holding : nearestTo(words.join(' '), names)
  return [...new Set(found.map(({ meant }) => meant))].slice(0, 3)
}

function nearestTo<Named extends { readonly name: string }>(word: string, names: readonly Named[]): Named[] {
  const known = names.map((each) => ({ each, distance: slipsBetween(word, wordsOf(each.name).join(' ')) }))
  const least = Math.min(word.length < 5 ? 1 : 2, ...known.map(({ distance }) => distance))
  return known.filter(({ distance }) => distance === least).map(({ each }) => each)
}

/** "uds" is one slip from "usd". */
function slipsBetween(one: string, other: string): number {
  const lettersOf = (word: string): string => word.split('').toSorted().join('')
  return lettersOf(one) === lettersOf(other) ? Math.min(1, editDistance(one, other)) : editDistance(one, other)
}
