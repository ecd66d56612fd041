import { fail, ok, type Result } from '#domain/result.ts'

export type IbanError = 'not-turkish' | 'wrong-length' | 'wrong-check-digits'

/** "TR.. .... ...." to 26 characters without spaces; checked by ISO 13616's mod 97. */
export function parseIban(written: string): Result<string, IbanError> {
  const iban = written.replaceAll(/\s/g, '')
  if (!/^TR\d+$/.test(iban)) return fail('not-turkish')
  if (iban.length !== 26) return fail('wrong-length')
  // Country and check digits go to the end; T is 29, R is 27. 28 digits are beyond a safe integer.
  return BigInt(`${iban.slice(4)}2927${iban.slice(2, 4)}`) % 97n === 1n ? ok(iban) : fail('wrong-check-digits')
}

/** The bank's five digits inside a Turkish IBAN. */
export function bankCodeOf(iban: string): string {
  return iban.slice(4, 9)
}

/**
 * Whether an account number as it is printed stands in the IBAN: its groups in their order among the last 16 digits, since banks write
 * zeros or the kind of the account between branch and number.
 */
export function accountIn(iban: string, printed: string): boolean {
  const groups = printed.split(/[ -]+/).map((group) => group.replace(/^0+/, ''))
  return new RegExp(groups.filter((group) => group !== '').join(String.raw`\d*`)).test(iban.slice(-16))
}
