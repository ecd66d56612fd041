import { fail, ok, type Result } from './result.ts'

declare const amount: unique symbol

/** An amount that a visitor has or wants, in hundredths of a unit: a positive, safe integer (1.500,50 is 150_050). */
export type Amount = number & { readonly [amount]: true }

export type AmountError = 'unreadable' | 'zero' | 'negative' | 'too-many-decimals' | 'too-large'

/** The largest amount in units of a currency. No customer exchanges this much at once. */
export const LARGEST_AMOUNT = 100_000_000

const DECIMALS = 2
/** The maximum length of a typed amount in characters. */
const MAX_TEXT_LENGTH = 40

/** The decimal sign: a comma in Turkish, Russian or German, a point in English. */
export type DecimalSign = ',' | '.'

/**
 * Reads an amount as people type it in Turkey: thousands separated by points or spaces, a decimal comma ("1.500,50")
 * or, from phones, a decimal point ("1500.50"). Three digits after a single point are thousands ("1.500" is 1500).
 * Three digits after a single comma are rejected, because "1,500" may mean a thousand and a half.
 * If `decimal` is a point, points and commas are swapped in these rules.
 */
export function parseAmount(text: string, decimal: DecimalSign = ','): Result<Amount, AmountError> {
  const typed = plain(decimal === ',' ? text : swapSigns(text))
  if (typed.length > MAX_TEXT_LENGTH) return fail('unreadable')
  const magnitude = typed.replace(/^[-−]\s*/, '')
  const match = FORMS.map((form) => form.exec(magnitude)).find((found) => found !== null)
  if (match === undefined) return fail('unreadable')
  const [, whole = '', decimals = ''] = match
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (decimals.length > DECIMALS) return fail('too-many-decimals')
  if (digits.length > String(LARGEST_AMOUNT).length) return fail('too-large')
  const value = Number(digits + decimals.padEnd(DECIMALS, '0'))
  if (value === 0) return fail('zero')
  if (magnitude !== typed) return fail('negative')
  return value > LARGEST_AMOUNT * 10 ** DECIMALS ? fail('too-large') : ok(value as Amount)
}

/** Swaps points and commas: "1,500.50" becomes "1.500,50". */
export function swapSigns(text: string): string {
  return text.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
}

/** Parses an amount that is written in our code ("500"); throws on a mistake. */
export function amountOf(text: string): Amount {
  const parsed = parseAmount(text)
  if (!parsed.ok) throw new RangeError(`${text} is not an amount: ${parsed.error}`)
  return parsed.value
}

/** Adds amounts; null if there are none. */
export function totalOf(amounts: readonly Amount[]): Amount | null {
  const total = amounts.reduce((sum, each) => sum + each, 0)
  return total === 0 ? null : (total as Amount)
}

/** Subtracts parts from an amount; null if nothing remains. Throws if the parts are more than the whole. */
export function restOf(whole: Amount, shares: readonly Amount[]): Amount | null {
  const rest = shares.reduce((left, each) => left - each, Number(whole))
  if (rest < 0) throw new RangeError('the parts are more than the whole')
  return rest === 0 ? null : (rest as Amount)
}

/** Writes digits with a decimal point and two decimals or none: "1500.50", "1500". */
export function writeAmount(value: Amount): string {
  const whole = Math.floor(value / 100)
  const hundredths = value % 100
  return hundredths === 0 ? String(whole) : `${whole}.${String(hundredths).padStart(DECIMALS, '0')}`
}

/** Converts Arabic and Persian digits and decimal signs, and removes the invisible marks of copied text. */
function plain(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', ',')
    .trim()
}

const THOUSANDS = String.raw`[1-9]\d{0,2}`

/** The first matching form is used. A trailing decimal sign is accepted while somebody is typing: "1500,". */
const FORMS: readonly RegExp[] = [
  // 1.500 and 1.500.000,50
  new RegExp(String.raw`^(${THOUSANDS}(?:\.\d{3})+)(?:,(\d*))?$`),
  // 1 500 and 1 500 000,50, also with non-breaking spaces
  new RegExp(String.raw`^(${THOUSANDS}(?:\s\d{3})+)(?:[.,](\d*))?$`),
  // 1,500.50 and 1,500,000, which have no other meaning
  new RegExp(String.raw`^(${THOUSANDS}(?:,\d{3})+)\.(\d*)$`),
  new RegExp(String.raw`^(${THOUSANDS}(?:,\d{3}){2,})$`),
  // 1500, 1500,50 and 1500.50
  /^(\d+)(?:[.,](\d*))?$/,
  // ,50
  /^()[.,](\d+)$/,
]
