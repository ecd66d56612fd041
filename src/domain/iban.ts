import { fail, ok, type Result } from './result.ts'

export type IbanError = 'not-turkish' | 'wrong-length' | 'wrong-check-digits'

/** Parses "TR.. .... ...." to 26 characters without spaces and checks ISO 13616's mod 97. */
export function parseIban(written: string): Result<string, IbanError> {
  const iban = written.replaceAll(/\s/g, '')
  if (!/^TR\d+$/.test(iban)) return fail('not-turkish')
  if (iban.length !== 26) return fail('wrong-length')
  // Country and check digits move to the end (T is 29, R is 27). A number of 28 digits is not a safe integer.
  return BigInt(`${iban.slice(4)}2927${iban.slice(2, 4)}`) % 97n === 1n ? ok(iban) : fail('wrong-check-digits')
}

export function bankCodeOf(iban: string): string {
  return iban.slice(4, 9)
}

/**
 * Returns true if a printed account number is part of the IBAN; banks write zeros or the account type between branch
 * and number.
 */
export function accountIn(iban: string, printed: string): boolean {
  const groups = printed.split(/[ -]+/).map((group) => group.replace(/^0+/, ''))
  return new RegExp(groups.filter((group) => group !== '').join(String.raw`\d*`)).test(iban.slice(-16))
}

/** The five-digit bank codes of IBANs by the first words of a bank's name, without spaces and Turkish letters. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['ziraat', '00010'],
  ['halkbank', '00012'],
  ['halkbankasi', '00012'],
  ['vakifbank', '00015'],
  ['vakiflarbankasi', '00015'],
  ['teb', '00032'],
  ['turkekonomibankasi', '00032'],
  ['akbank', '00046'],
  ['sekerbank', '00059'],
  ['garanti', '00062'],
  ['isbank', '00064'],
  ['isbankasi', '00064'],
  ['yapikredi', '00067'],
  ['yapivekredi', '00067'],
  ['ing', '00099'],
  ['fibabanka', '00103'],
  ['qnb', '00111'],
  ['hsbc', '00123'],
  ['denizbank', '00134'],
  ['odeabank', '00146'],
  ['albaraka', '00203'],
  ['kuveytturk', '00205'],
  ['turkiyefinans', '00206'],
  ['ziraatkatilim', '00209'],
  ['vakifkatilim', '00210'],
  ['emlakkatilim', '00211'],
])

/** Optional first words of a name: "T. Garanti Bankası", "Türkiye İş Bankası". */
const COUNTRY = new Set(['t', 'tc', 'turkiye'])

/** Returns the code of the bank with this typed name; undefined for an unknown bank. */
export function bankCodeNamed(written: string): string | undefined {
  const words = written
    .toLocaleLowerCase('tr-TR')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^a-z\d]/g, ''))
    .filter((word) => word !== '')
  const proper = COUNTRY.has(words[0] ?? '') ? words.slice(1) : words
  // Longer names are tried first, because Ziraat Katılım is not Ziraat.
  for (const count of [3, 2, 1]) {
    for (const from of [words, proper]) {
      const code = CODES.get(from.slice(0, count).join(''))
      if (code !== undefined) return code
    }
  }
  return undefined
}
