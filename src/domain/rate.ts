import type { Instrument } from './instrument.ts'
import { fail, ok, type Result } from './result.ts'

declare const microLira: unique symbol

/**
 * A price of one quoting unit in micro-lira: a positive, safe integer (47.233 TRY = 47_233_000). Money is never a
 * float: 47.477 * 100 is 4747.700000000001 in IEEE 754.
 */
export type Rate = number & { readonly [microLira]: 'rate' }

/** A signed distance between two rates, in micro-lira. */
export type RateDifference = number & { readonly [microLira]: 'difference' }

export type RateError = 'not-a-number' | 'non-finite' | 'negative' | 'zero' | 'out-of-range'

export const MICRO = 1_000_000
const DECIMALS = 6
/** The maximum length of a price in characters, because parsing a megabyte of digits is slow. */
const MAX_TEXT_LENGTH = 64
/** 9 digits of lira, far above any price. The sum of two such rates is still a safe integer. */
const LARGEST = 999_999_999 * MICRO

/**
 * Reads a provider's price: a number, or text with a decimal point ("47.2330"), a decimal comma ("47,2330") or also
 * thousands points ("4.340,23"). A single point is the decimal point: "4.340" is 4.34. `times` multiplies
 * before rounding, so that a price per 1 yen with eight decimals becomes an exact price per 100.
 */
export function parseRate(input: unknown, times: 1 | 100 = 1): Result<Rate, RateError> {
  if (typeof input === 'number') return fromNumber(input, times)
  if (typeof input !== 'string' || input.length > MAX_TEXT_LENGTH) return fail('not-a-number')
  return fromText(input.trim(), times)
}

/** Checks micro-lira that code has computed or stored. */
export function rateOfMicros(micros: number): Result<Rate, RateError> {
  if (Number.isNaN(micros)) return fail('not-a-number')
  if (!Number.isFinite(micros)) return fail('non-finite')
  const whole = roundHalfAway(micros)
  if (whole < 0) return fail('negative')
  if (whole === 0) return fail('zero')
  return whole > LARGEST ? fail('out-of-range') : ok(whole as Rate)
}

/** Parses a rate that is written in our code ("47.2330"); throws on a mistake. */
export function rate(text: string): Rate {
  const parsed = parseRate(text)
  if (!parsed.ok) throw new RangeError(`${text} is not a rate: ${parsed.error}`)
  return parsed.value
}

/** Converts computed micro-lira to a rate; throws if it is out of range. */
export function computedRate(micros: number): Rate {
  const made = rateOfMicros(micros)
  if (!made.ok) throw new RangeError(`${micros} micro-lira are not a rate: ${made.error}`)
  return made.value
}

export function differenceBetween(later: Rate, earlier: Rate): RateDifference {
  return (later - earlier) as RateDifference
}

/** Converts to lira as a number, for the JSON wire and charts. Do not calculate with it. */
export function toLira(micros: Rate | RateDifference): number {
  return micros / MICRO
}

/** Rounds micro-lira half away from zero to `decimals` digits of a lira (0 to 6). */
export function roundMicros<Micros extends Rate | RateDifference>(micros: Micros, decimals: number): Micros {
  const step = 10 ** (DECIMALS - decimals)
  return (roundHalfAway(micros / step) * step) as Micros
}

/** Rounds half away from zero like price lists in Turkey. Math.round would round -0.5 to 0. */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

/**
 * Writes digits with at least `least` decimals ("47.2330", "10095"). `per` divides first, because the feed has yen per
 * 1.
 */
export function writeRate(value: Rate, least: number, per: 1 | 100 = 1): string {
  const scale = per === 100 ? DECIMALS + 2 : DECIMALS
  const digits = String(value).padStart(scale + 1, '0')
  const decimals = digits.slice(-scale).replace(/0+$/, '').padEnd(least, '0')
  return digits.slice(0, -scale) + (decimals && `.${decimals}`)
}

function fromNumber(value: number, times: 1 | 100): Result<Rate, RateError> {
  if (Number.isNaN(value)) return fail('not-a-number')
  if (!Number.isFinite(value)) return fail('non-finite')
  if (value < 0) return fail('negative')
  if (value === 0) return fail('zero')
  // Exponents appear below 1e-6 and above 1e21; neither is a price.
  const digits = String(value)
  return digits.includes('e') ? fail('out-of-range') : fromText(digits, times)
}

const POINT_DECIMAL = /^(\d+)(?:\.(\d+))?$/
const COMMA_DECIMAL = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d+)$/
const POINT_THOUSANDS = /^(\d{1,3}(?:\.\d{3}){2,})$/

function fromText(text: string, times: 1 | 100): Result<Rate, RateError> {
  if (/^[+-]?(?:infinity|∞)$/i.test(text)) return fail('non-finite')
  const magnitude = text.replace(/^[-−]/, '')
  const match = POINT_DECIMAL.exec(magnitude) ?? COMMA_DECIMAL.exec(magnitude) ?? POINT_THOUSANDS.exec(magnitude)
  if (match === null) return fail('not-a-number')
  if (magnitude !== text && /[1-9]/.test(magnitude)) return fail('negative')
  const [, whole = '', decimals = ''] = match
  return fromDigits(whole.replaceAll('.', ''), decimals, times)
}

function fromDigits(whole: string, decimals: string, times: 1 | 100): Result<Rate, RateError> {
  if (whole.replace(/^0+/, '').length > 9) return fail('out-of-range')
  const shift = times === 100 ? DECIMALS + 2 : DECIMALS
  const kept = decimals.padEnd(shift + 1, '0')
  const micros = Number(whole + kept.slice(0, shift)) + (Number(kept.charAt(shift)) >= 5 ? 1 : 0)
  return rateOfMicros(micros)
}

/** Divides and rounds half away from zero. The divisor must be positive. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** The range of an instrument's price; null means unknown. */
type PriceBounds = Pick<Instrument, 'lowest' | 'highest'>

/** A gram of gold cost 18 lira in January 2005, so `lowest` is 100. */
const THEN = 0.15

/** Returns the range of prices since the new lira of 2005. */
export function pastBounds({ lowest, highest }: PriceBounds): PriceBounds {
  return { lowest: lowest === null ? null : lowest * THEN, highest }
}

/** One point and three digits: "6.537". */
const THOUSANDS = /^\d{1,3}\.\d{3}$/

/**
 * Reads a price. A point is a decimal point, unless the price would be below the range: then it separates thousands.
 */
export function parsePrice(
  value: unknown,
  { lowest, highest }: PriceBounds,
  times: 1 | 100 = 1,
): Result<Rate, RateError> {
  const isTooLow = (read: Result<Rate, RateError>): boolean => read.ok && lowest !== null && read.value < lowest * MICRO
  const asWritten = parseRate(value, times)
  const inThousands = isTooLow(asWritten) && typeof value === 'string' && THOUSANDS.test(value)
  const read = inThousands ? parseRate(value.replace('.', ''), times) : asWritten
  const isTooHigh = read.ok && highest !== null && read.value > highest * MICRO
  return isTooLow(read) || isTooHigh ? fail('out-of-range') : read
}

export type Direction = 'up' | 'down' | 'unchanged'

/** The move of a sell rate since the previous close. */
export interface DailyChange {
  readonly difference: RateDifference
  /** Hundredths of a percent, rounded half away from zero: +0.29 % is 29. */
  readonly basisPoints: number
  /** The direction of the rounded percentage, so that 0,00 has no arrow. */
  readonly direction: Direction
}

export function changeSince(previousClose: Rate, sell: Rate): DailyChange {
  const difference = differenceBetween(sell, previousClose)
  const basisPoints = roundHalfAway((difference * 10_000) / previousClose)
  return { difference, basisPoints, direction: directionOf(basisPoints) }
}

/** From 0.25 % on, a customer of 1,000 dollars feels the change: about 125 lira. */
const NOTABLE_BASIS_POINTS = 25

/** True if tables emphasize the change. */
export function isNotable({ basisPoints }: DailyChange): boolean {
  return Math.abs(basisPoints) >= NOTABLE_BASIS_POINTS
}

export function directionOf(amount: number): Direction {
  if (amount > 0) return 'up'
  return amount < 0 ? 'down' : 'unchanged'
}
