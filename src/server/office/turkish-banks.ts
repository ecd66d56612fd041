/** By the first words of their names, written together and without Turkish letters: the five digits that their IBANs bear. */
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

/** May stand before a name: "T. Garanti Bankası", "Türkiye İş Bankası". */
const COUNTRY = new Set(['t', 'tc', 'turkiye'])

/** The code of the bank that is meant by a name as people write it; undefined: we don't know it. */
export function bankCodeNamed(written: string): string | undefined {
  const words = plain(written)
    .split(' ')
    .map((word) => word.replaceAll(/[^a-z\d]/g, ''))
    .filter((word) => word !== '')
  const proper = COUNTRY.has(words[0] ?? '') ? words.slice(1) : words
  // The longest name first: Ziraat Katılım is another bank than Ziraat.
  for (const count of [3, 2, 1]) {
    for (const from of [words, proper]) {
      const code = CODES.get(from.slice(0, count).join(''))
      if (code !== undefined) return code
    }
  }
  return undefined
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
}
