/** Letters of Turkish names and words, each above the one that is as good in a search. */
const WRITTEN = 'İIıŞşĞğÜüÖöÇçÂâÎîÛû'
const PLAIN = 'iiissgguuooccaaiiuu'

const LETTERS = new RegExp(`[A-Z${WRITTEN}]`, 'g')

/**
 * As people search: "Şükrü", "ŞÜKRÜ" and "sukru" are one word. Both databases know it as a function of this name
 * (schema/steps.ts). Capitals of other alphabets stay: what PostgreSQL makes of them depends on how it was set up.
 */
export function folded(written: string): string {
  return written.replaceAll(LETTERS, (letter) => PLAIN[WRITTEN.indexOf(letter)] ?? letter.toLowerCase())
}
