import { bankCodeNamed } from '#domain/iban.ts'

/** The files of the logos in `public/img/banks`, by the code of the bank. */
const LOGOS: ReadonlyMap<string, string> = new Map([
  ['00010', 'ziraat'],
  ['00012', 'halk'],
  ['00015', 'vakif'],
  ['00046', 'akbank'],
  ['00062', 'garanti'],
  ['00064', 'is'],
  ['00067', 'yapikredi'],
  ['00134', 'deniz'],
])

/** Returns the path of the logo of the bank with this name; null means that the site has none. */
export function logoOfBank(name: string): string | null {
  const file = LOGOS.get(bankCodeNamed(name) ?? '')
  return file === undefined ? null : `/img/banks/${file}.svg`
}
