/** Turkish letters, and the letters that replace them in a search. */
const WRITTEN = 'İIıŞşĞğÜüÖöÇçÂâÎîÛû'
const PLAIN = 'iiissgguuooccaaiiuu'

const LETTERS = new RegExp(`[A-Z${WRITTEN}]`, 'g')

/**
 * Folds text for searching: "Şükrü", "ŞÜKRÜ" and "sukru" are equal. Both databases have a function of this name
 * (schema/steps.ts). Capitals of other alphabets stay, because PostgreSQL's result depends on its configuration.
 */
export function folded(written: string): string {
  return written.replaceAll(LETTERS, (letter) => PLAIN[WRITTEN.indexOf(letter)] ?? letter.toLowerCase())
}
