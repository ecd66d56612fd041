/** The drawing that distinguishes a kind from the others of its currency. */
export type BanknoteMark = 'strip' | 'large' | 'small' | 'plain' | 'coin' | 'torn'

/** Banknotes that the office prices alike, or the coins of a currency. */
export interface BanknoteKind {
  /** The name in the settings, in addresses and in the answer of the call. */
  readonly id: string
  readonly mark: BanknoteMark
  /** Denominations in display order; empty means any denomination. */
  readonly notes: readonly number[]
}

/** Everything about a currency: figures, banknotes, and its Turkish words; ICU has its names in other languages. Columns of it are in other files. */
export interface CurrencyRecord {
  /** The number of units that a price is for on every screen. Providers send each price per 1. */
  readonly unit: 1 | 100
  readonly decimals: { readonly rate: number; readonly change: number }
  /** Guards in basis points that replace the office's guards. */
  readonly guards: { readonly spreadLimit?: number; readonly jumpLimit?: number }
  /**
   * The demo price. `mid` is lira per unit in the central bank's bulletin of 2026-08-21. `spread` (a share of `mid`)
   * and `step` (micro-lira of the smallest move, at most 0.03 % of `mid`) are from a provider's frame of 2026-08-03.
   * `cross` is the share of the moves against the dollar.
   */
  readonly demo: { readonly mid: number; readonly spread: number; readonly step: number; readonly cross: number }
  /** The known kinds of banknotes in the order of the panel. */
  readonly banknotes: readonly BanknoteKind[]
  readonly tr: TurkishCurrencyWords
  /** Hangi "dolarları" alıyoruz? Only some pages need it. */
  readonly trPlural: string
}

export interface TurkishCurrencyWords {
  /** The fixed display name in a pair, for example "Japon Yeni". */
  readonly name: string
  /** The name inside a sentence, for example "dolar" alırken. */
  readonly plain: string
  readonly endings: Endings
  /** The name on the window board, for example "ABD doları"; undefined means the same as `plain`. */
  readonly formal?: string
  /** The genitive, for example "ABD dolarının" alış ve satış kuru; undefined means the regular form. */
  readonly of?: string
}

/**
 * Turkish noun endings: possessive accusative, accusative, genitive, locative. They follow the last syllable. A name in
 * -sı or -si, as "Rus rublesi", loses that ending in the possessive ("rublenizi") and needs a word of its own there.
 */
export type Endings = readonly [yours: string, object: string, of: string, within: string]

export const AFTER_DOLAR: Endings = ['ınızı', 'ı', 'ın', 'da']
export const AFTER_EURO: Endings = ['nuzu', 'yu', 'nun', 'da']
export const AFTER_STERLIN: Endings = ['inizi', 'i', 'in', 'de']
/** Endings after a compound, which already ends in -ı or -i: "Kanada doları", "Japon yeni". */
export const AFTER_DOLARI: Endings = ['nızı', 'nı', 'nın', 'nda']
export const AFTER_RIYALI: Endings = ['nizi', 'ni', 'nin', 'nde']

/** Returns the kind of these denominations, which is named by the first and the last. */
export function notes(...denominations: readonly number[]): BanknoteKind {
  const id = [...new Set([denominations.at(0), denominations.at(-1)])].join('-')
  return { id, mark: 'plain', notes: denominations }
}

export const OLD_ISSUES: BanknoteKind = { id: 'eski', mark: 'large', notes: [] }
export const COINS_AND_TORN: readonly BanknoteKind[] = [
  { id: 'madeni', mark: 'coin', notes: [] },
  { id: 'yirtik', mark: 'torn', notes: [] },
]

const USUAL = { decimals: { rate: 4, change: 2 }, guards: {} } as const

/** Declares a currency. Decimals and guards are the usual ones unless the record has its own. */
export function currencyRecord(
  record: Omit<CurrencyRecord, keyof typeof USUAL> & Partial<Pick<CurrencyRecord, keyof typeof USUAL>>,
): CurrencyRecord {
  return { ...USUAL, ...record }
}
