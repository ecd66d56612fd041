import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'

/** The prices that a page can subscribe to, by board. An address without a `board` means the currencies. */
export const BOARDS = {
  currencies: CURRENCY_CODES,
  gold: METAL_CODES,
  /** The most common kinds of gold, for the home page. */
  coins: ['KULCEALTIN', 'CEYREK_YENI', 'YARIM_YENI', 'TEK_YENI', 'ATA_YENI'],
} as const satisfies Record<string, readonly InstrumentId[]>

export type BoardName = keyof typeof BOARDS

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
export const BOARD_NAMES = Object.keys(BOARDS) as BoardName[]

/** Returns undefined for an unknown board. */
export function boardNamed(name: string | null | undefined): BoardName | undefined {
  return name === null || name === undefined ? 'currencies' : BOARD_NAMES.find((board) => board === name)
}
