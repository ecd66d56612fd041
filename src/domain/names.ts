import { fail, ok, type Result } from './result.ts'

/** `letters` means that the name has invisible or bidirectional characters, or letters that look like Latin ones. */
export type NameMistake = 'empty' | 'too-long' | 'letters'

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Reads the name of a device. */
export function readDeviceName(written: string, longest: number): Result<string, NameMistake> {
  return readName(written.normalize('NFC'), longest, () => true)
}

/**
 * Reads a person's name, which every audit entry shows. Only Latin letters are allowed, because a Cyrillic "А" looks
 * like a Latin one.
 */
export function readPersonName(written: string, longest: number): Result<string, NameMistake> {
  return readName(written.normalize('NFKC'), longest, (name) => /^[a-z\d ]+$/.test(nameLikeness(name)))
}

function readName(written: string, longest: number, isFit: (name: string) => boolean): Result<string, NameMistake> {
  const name = written.trim().replaceAll(/\p{Zs}+/gu, ' ')
  if (name === '') return fail('empty')
  if (name.length > longest) return fail('too-long')
  return UNSEEN.test(name) || !isFit(name) ? fail('letters') : ok(name)
}

const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  l: 'i',
  ł: 'i',
  '1': 'i',
  '0': 'o',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ə: 'e',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '-': ' ',
  '.': '',
  "'": '',
  '’': '',
}

/** Returns the same key for two names that look alike: "Şükrü İşık" and "SUKRU lSlK". */
export function nameLikeness(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const letters = plain.replaceAll(/./gu, (letter) => ALIKE[letter] ?? letter)
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/ +/g, ' ').trim()
}

/** Returns "Telefonum", or "Telefonum 2" if another device has that name. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameLikeness))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!taken.has(nameLikeness(candidate))) return candidate
  }
}
