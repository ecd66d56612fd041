import { CURRENCY_CODES, type CurrencyCode } from './currency.ts'

/** Bars by their weight in grams. No provider has a code for them (gold/bars.ts). */
export const BAR_CODES = ['KULCE5', 'KULCE10', 'KULCE20', 'KULCE50', 'KULCE100'] as const

export type BarCode = (typeof BAR_CODES)[number]

/** The metals of the gold board in display order, with the provider's codes except for bars. */
export const METAL_CODES = [
  'KULCEALTIN',
  ...BAR_CODES,
  'ALTIN',
  'CEYREK_YENI',
  'CEYREK_ESKI',
  'YARIM_YENI',
  'YARIM_ESKI',
  'TEK_YENI',
  'TEK_ESKI',
  'GREMESE_YENI',
  'GREMESE_ESKI',
  'ATA_YENI',
  'ATA_ESKI',
  'ATA5_YENI',
  'ATA5_ESKI',
  'AYAR22',
  'AYAR14',
  'ONS',
  'USDPURE',
  'USDKG',
  'EURKG',
  'GUMUSTRY',
  'XAGUSD',
] as const

export type MetalCode = (typeof METAL_CODES)[number]

export type InstrumentId = CurrencyCode | MetalCode

/** All instruments in display order. The office prices a selection of them. */
export const INSTRUMENT_IDS: readonly InstrumentId[] = [...CURRENCY_CODES, ...METAL_CODES]

const METALS: ReadonlySet<string> = new Set(METAL_CODES)

export function isMetal(id: InstrumentId): id is MetalCode {
  return METALS.has(id)
}

/** The number of units that a quoted price is for. Yen is quoted per 100 on every screen; providers send it per 1. */
export type QuotingUnit = 1 | 100

export type MetalGroup = 'gram' | 'ziynet' | 'ata' | 'ayar' | 'ounce' | 'silver'

/** An exact share: 22 karat is 11/12, not 0.9166. */
export interface Fineness {
  readonly numerator: number
  readonly of: number
}

export interface GoldContent {
  readonly fineness: Fineness
  /** The gross weight of one unit in milligrams: 1754 for a quarter. */
  readonly grossMilligrams: number
}

export interface Instrument {
  readonly id: InstrumentId
  /** The name on the provider's wire and on ours. */
  readonly wireName: string
  readonly unit: QuotingUnit
  readonly unitKind: 'currency' | 'gram' | 'piece' | 'ounce' | 'kilogram'
  readonly pricedIn: 'TRY' | 'USD' | 'EUR'
  /** Decimals that screens show: of a price, and of the day's change. */
  readonly decimals: { readonly rate: number; readonly change: number }
  /** The instrument's own guards in basis points. The settings have the other guards. */
  readonly guards: { readonly spreadLimit?: number; readonly jumpLimit?: number }
  /**
   * A price outside this range has the wrong unit or a misplaced decimal point. In whole units of `pricedIn`; null
   * means unknown.
   */
  readonly lowest: number | null
  readonly highest: number | null
  /** null for instruments that are not on the gold board. */
  readonly group: MetalGroup | null
  /** null for instruments without gold. */
  readonly gold: GoldContent | null
}
