import { type Board, EMPTY_BOARD, quotesOf } from '#domain/board.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { withMargins, withoutMargins } from '#domain/margin.ts'
import type { Quote } from '#domain/quote.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import { describeObjection, limitsFor, type OfficePricing } from '../office/index.ts'
import { lastBoard } from '../pipeline/index.ts'
import { type Tool, unlessStoreFails, withStoreToRead } from './command.ts'
import { writtenSides, unitText } from './held-text.ts'

/** What visitors last saw, of the record; empty where nothing was recorded yet or the store can't be read. */
export function recordedBoard(tool: Tool): Promise<Board> {
  const board = withStoreToRead(tool, (store, { market }) =>
    lastBoard(store, market.kind === 'demo' ? 'demo' : 'office'),
  )
  return unlessStoreFails(board, EMPTY_BOARD)
}

/** What visitors read of a currency before a change and after it. */
export interface PriceChange {
  readonly code: InstrumentId
  readonly before: string
  readonly after: string
}

const UNQUOTED = 'Gişeye sorunuz'

/** By the record's last prices, on which the former margins lie; `objections`: why the site would refuse it. */
export function boardChange(board: Board, before: OfficePricing, after: OfficePricing) {
  const prices: PriceChange[] = []
  const objections: string[] = []
  for (const quote of quotesOf(board, after.selection)) {
    const { code } = quote
    const offered = { ...quote, ...withoutMargins(quote, before.margins[code]) }
    const own = withMargins(offered, after.margins, limitsFor(after, code))
    if (!own.ok) objections.push(describeObjection(own.error, after))
    // Without another margin the price stays as it is, to the last digit.
    const same = JSON.stringify(before.margins[code]) === JSON.stringify(after.margins[code])
    const change = { code, before: shown(quote, before), after: shown(same || !own.ok ? quote : own.value, after) }
    if (change.before !== change.after) prices.push(change)
  }
  return { prices, objections }
}

export function priceLines(prices: readonly PriceChange[]): string[] {
  return prices.map(({ code, before, after }) => `  ${unitText(code)}: ${before} → ${after}`)
}

/** The last prices of these currencies, as they go or come back. */
export function haltLines(board: Board, codes: readonly InstrumentId[], halted: boolean): string[] {
  const quotes = quotesOf(board, codes)
  const turns = quotes.map((quote) => ({ code: quote.code, before: figures(quote), after: UNQUOTED }))
  return priceLines(halted ? turns : turns.map(({ code, before, after }) => ({ code, before: after, after: before })))
}

function shown(quote: Quote, { halted }: OfficePricing): string {
  return halted.has(quote.code) ? UNQUOTED : figures(quote)
}

function figures({ code, buy, sell }: Quote): string {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const figure = (side: Rate): string => toLira(roundMicros(side, decimals)).toFixed(decimals)
  return writtenSides({ buy: buy === null ? null : figure(buy), sell: figure(sell) })
}
