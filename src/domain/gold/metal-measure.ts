import { DAY_LENGTH } from '../calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../currency.ts'
import { BAR_CODES, type InstrumentId, METAL_CODES, type MetalCode } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import type { Reference } from '../quote-rules.ts'
import type { Quote, Sides } from '../quote.ts'
import { MICRO, type Rate, rateOfMicros } from '../rate.ts'

const YARDSTICKS: readonly InstrumentId[] = ['ONS', 'XAGUSD', 'ALTIN', 'KULCEALTIN', 'GUMUSTRY']

/**
 * Metals that others are compared with are first. Ounces are listed twice, because they are compared with metals that
 * are compared with ounces.
 */
export const EVALUATION_ORDER: readonly InstrumentId[] = [
  ...CURRENCY_CODES,
  ...YARDSTICKS,
  ...METAL_CODES.filter((code) => !YARDSTICKS.includes(code)),
  'ONS',
  'XAGUSD',
]

/** The known prices that a metal can be compared with. */
export interface KnownPrices {
  /** The accepted quote. */
  readonly acceptedQuote: (code: InstrumentId) => Quote | undefined
  /** The accepted quote; else a held quote that only lacks a reference. */
  readonly candidateQuote: (code: MetalCode) => Quote | undefined
  /** The accepted quote; else the central bank's rate. */
  readonly currency: (code: CurrencyCode) => Sides | undefined
  /** The central bank's price of a gram of pure gold, and the time at which the day of that price begins. */
  readonly fixing: { readonly pure: Rate; readonly at: number } | undefined
}

const GRAMS_AN_OUNCE = 31.1034768

const USUAL_OF_BARS = 40

/**
 * The usual premium of a product over pure gold at the mids, in basis points. From the provider's recordings of 2025
 * and 2026, which differ by a percent at most.
 */
export const USUAL_PREMIUMS: Readonly<Partial<Record<MetalCode, number>>> = {
  KULCEALTIN: USUAL_OF_BARS,
  ...Object.fromEntries(BAR_CODES.map((code) => [code, USUAL_OF_BARS])),
  CEYREK_YENI: 160,
  CEYREK_ESKI: 60,
  YARIM_YENI: 160,
  YARIM_ESKI: 20,
  TEK_YENI: 120,
  TEK_ESKI: 40,
  GREMESE_YENI: 80,
  GREMESE_ESKI: 10,
  ATA_YENI: 80,
  ATA_ESKI: 40,
  ATA5_YENI: 50,
  ATA5_ESKI: 20,
  AYAR22: 100,
  AYAR14: 940,
}

/** The largest distance of a product from its gold value: coins cost more than usual when demand is high. */
const OF_PRODUCTS = 600

/** Across markets: in autumn 2025 a gram in lira cost 8 % more than the ounce in dollars. */
const ACROSS_MARKETS = 1500

/**
 * Older quotes do not count, because the source may have dropped the code. The ounce market closes at weekends and on
 * holidays.
 */
const COUNTS_FOR = DAY_LENGTH
const OUNCE_COUNTS_FOR = 4 * DAY_LENGTH
const FIXING_COUNTS_FOR = 7 * DAY_LENGTH

/**
 * Returns the expected price of a metal from other prices of the same metal. Pure gold is compared with the central
 * bank's price or else the ounce; everything else with its gold content; ounces and kilograms with pure gold. undefined
 * if nothing is known.
 */
export function metalMeasure(code: MetalCode, known: KnownPrices, now: number): Reference | undefined {
  if (code === 'GUMUSTRY') return byOunce('XAGUSD', 1, known, now)
  if (code === 'XAGUSD') return abroad(inLira('GUMUSTRY', known, now), GRAMS_AN_OUNCE, 'USD', known, now)
  const { gold } = INSTRUMENTS[code]
  const fixing = known.fixing !== undefined && now - known.fixing.at <= FIXING_COUNTS_FOR ? known.fixing : undefined
  const has = inLira('ALTIN', known, now) ?? (code === 'KULCEALTIN' ? undefined : hasOfGram(known, now))
  if (gold === null) {
    const { unitKind } = INSTRUMENTS[code]
    const grams = unitKind === 'ounce' ? GRAMS_AN_OUNCE : unitKind === 'kilogram' ? 995 : 1
    const currency = INSTRUMENTS[code].pricedIn === 'EUR' ? 'EUR' : 'USD'
    return abroad(has ?? fixing?.pure, grams, currency, known, now)
  }
  const { fineness, grossMilligrams } = gold
  const grams = ((grossMilligrams / 1000) * fineness.numerator) / fineness.of
  const times = grams * (1 + (USUAL_PREMIUMS[code] ?? 0) / 10_000)
  if (code !== 'ALTIN' && has !== undefined) return measure('metal', has * times, now, OF_PRODUCTS)
  if (fixing !== undefined) return measure('fixing', fixing.pure * times, fixing.at, ACROSS_MARKETS)
  return byOunce('ONS', times, known, now)
}

/** Returns micro-lira a gram at the mid; undefined without an accepted quote, or if the quote is too old. */
function inLira(code: MetalCode, { acceptedQuote }: KnownPrices, now: number): number | undefined {
  const quote = acceptedQuote(code)
  return quote === undefined || now - quote.quotedAt > COUNTS_FOR ? undefined : midOf(quote)
}

function hasOfGram(known: KnownPrices, now: number): number | undefined {
  const gram = inLira('KULCEALTIN', known, now)
  return gram === undefined ? undefined : gram / 0.995 / (1 + (USUAL_PREMIUMS.KULCEALTIN ?? 0) / 10_000)
}

/** Returns the price of some grams from the price of an ounce in dollars. */
function byOunce(
  ounce: 'ONS' | 'XAGUSD',
  grams: number,
  { candidateQuote, currency }: KnownPrices,
  now: number,
): Reference | undefined {
  const [quote, dollar] = [candidateQuote(ounce), currency('USD')]
  if (quote === undefined || dollar === undefined || now - quote.quotedAt > OUNCE_COUNTS_FOR) return undefined
  return measure('metal', ((midOf(quote) / GRAMS_AN_OUNCE) * midOf(dollar) * grams) / MICRO, now, ACROSS_MARKETS)
}

/** Returns the price of some grams in another currency from lira a gram. */
function abroad(
  gram: number | undefined,
  grams: number,
  currency: 'USD' | 'EUR',
  known: KnownPrices,
  now: number,
): Reference | undefined {
  const sides = known.currency(currency)
  if (gram === undefined || sides === undefined) return undefined
  return measure('metal', (gram / midOf(sides)) * grams * MICRO, now, ACROSS_MARKETS)
}

function measure(kind: 'metal' | 'fixing', micros: number, at: number, limit: number): Reference | undefined {
  const rate = rateOfMicros(micros)
  return rate.ok ? { kind, price: { buy: rate.value, sell: rate.value }, at, limit } : undefined
}

function midOf({ buy, sell }: Sides): number {
  return ((buy ?? sell) + sell) / 2
}
