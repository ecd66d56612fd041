import { DAY_LENGTH } from '../calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../currency.ts'
import { BAR_CODES, type InstrumentId, METAL_CODES, type MetalCode } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import type { Reference } from '../quote-rules.ts'
import type { Quote, Sides } from '../quote.ts'
import { MICRO, type Rate, rateOfMicros } from '../rate.ts'

const YARDSTICKS: readonly InstrumentId[] = ['ONS', 'XAGUSD', 'ALTIN', 'KULCEALTIN', 'GUMUSTRY']

/** What others are measured by comes before them; ounces once more, since they are measured by those in turn. */
export const EVALUATION_ORDER: readonly InstrumentId[] = [
  ...CURRENCY_CODES,
  ...YARDSTICKS,
  ...METAL_CODES.filter((code) => !YARDSTICKS.includes(code)),
  'ONS',
  'XAGUSD',
]

/** What is known beside the price of a metal that is to be measured. */
export interface KnownPrices {
  /** What stands. */
  readonly acceptedQuote: (code: InstrumentId) => Quote | undefined
  /** What stands, or waits for nothing but something to measure it by. */
  readonly candidateQuote: (code: MetalCode) => Quote | undefined
  /** What stands or, where nothing does, the central bank's. */
  readonly currency: (code: CurrencyCode) => Sides | undefined
  /** What the central bank pays for a gram of pure gold, and since when that day is known. */
  readonly fixing: { readonly pure: Rate; readonly at: number } | undefined
}

const GRAMS_AN_OUNCE = 31.1034768

const USUAL_OF_BARS = 40

/**
 * Basis points that a gram of the gold in a product usually costs above has, at the mids. Of the provider's recordings
 * of 2025 and 2026, which are a percent apart at most.
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

/** How far a product may lie from the gold in it: coins are dearer than usual when all want them. */
const OF_PRODUCTS = 600

/** Across markets: in autumn 2025 a gram in lira cost 8 % more than the ounce in dollars. */
const ACROSS_MARKETS = 1500

/** A code that its source has given up is no measure. The market of ounces rests at weekends and holidays. */
const COUNTS_FOR = DAY_LENGTH
const OUNCE_COUNTS_FOR = 4 * DAY_LENGTH
const FIXING_COUNTS_FOR = 7 * DAY_LENGTH

/**
 * What a metal should cost by other prices of the same metal. Pure gold is measured by the central bank's or else by
 * the ounce, all else by the gold in it; ounces and kilograms by pure gold in turn. undefined: nothing tells.
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

/** Micro-lira a gram, at the mid; undefined: it does not stand, or has not been quoted for long. */
function inLira(code: MetalCode, { acceptedQuote }: KnownPrices, now: number): number | undefined {
  const quote = acceptedQuote(code)
  return quote === undefined || now - quote.quotedAt > COUNTS_FOR ? undefined : midOf(quote)
}

function hasOfGram(known: KnownPrices, now: number): number | undefined {
  const gram = inLira('KULCEALTIN', known, now)
  return gram === undefined ? undefined : gram / 0.995 / (1 + (USUAL_PREMIUMS.KULCEALTIN ?? 0) / 10_000)
}

/** So many grams, by an ounce in dollars. */
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

/** So many grams of what costs that much a gram in lira, in another currency. */
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
