import { type Board, EMPTY_BOARD, quotesOf } from '#domain/board.ts'
import { MINUTE } from '#domain/calendar.ts'
import { barQuote } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type MarginObjection, ownPrice, withMargins, withoutMargins } from '#domain/margin.ts'
import type { Quote } from '#domain/quote.ts'
import { parseRate, type Rate, roundMicros, toLira } from '#domain/rate.ts'
import { limitsFor, officeAt, type OfficePricing } from '../office/index.ts'
import { lastBoard } from '../pipeline/index.ts'
import { countText } from '../text/index.ts'
import { type Operator, unlessStoreFails } from './operator.ts'

/** What visitors last saw, of the record; empty where nothing was recorded yet or the store can't be read. */
export function recordedBoard({ settings: { market }, lendStore }: Operator): Promise<Board> {
  const board = lendStore((store) => lastBoard(store, market.kind === 'demo' ? 'demo' : 'office'), 'read')
  return unlessStoreFails(board, EMPTY_BOARD)
}

/** What visitors read of a currency before a change and after it. */
export interface PriceChange {
  readonly code: InstrumentId
  readonly before: string
  readonly after: string
}

const UNQUOTED = 'Gişeye sorunuz'

/**
 * What the provider offers, on which margins are laid: by the word of the running site; without one by the record,
 * less the margins by which each price was recorded.
 */
export async function offeredBoard(operator: Operator): Promise<Board> {
  const served = (await operator.askSite())?.market?.offered
  if (served === undefined) return recordedOffers(operator)
  const now = operator.clock.now()
  return new Map(
    INSTRUMENT_IDS.flatMap((code) => {
      const { buy, sell } = { ...NO_SIDES, ...served[code] }
      const [bought, sold] = [parseRate(buy), parseRate(sell)]
      if (!sold.ok) return []
      const sides = { buy: bought.ok ? bought.value : null, sell: sold.value }
      return [[code, { code, unit: INSTRUMENTS[code].unit, ...sides, quotedAt: now, trend: { buy: '', sell: '' } }]]
    }),
  )
}

const NO_SIDES = { buy: null, sell: null }

function recordedOffers({ settings: { market }, lendStore }: Operator): Promise<Board> {
  const board = lendStore(async (store) => {
    const recorded = await lastBoard(store, market.kind === 'demo' ? 'demo' : 'office')
    const offered = new Map<InstrumentId, Quote>()
    for (const [code, quote] of recorded) {
      // A record holds the last price of its minute.
      const then = await officeAt(store, quote.quotedAt + MINUTE)
      offered.set(code, { ...quote, ...withoutMargins(quote, then?.pricing.margins[code]) })
    }
    return offered
  }, 'read')
  return unlessStoreFails(board, EMPTY_BOARD)
}

/** By what the provider offers; `objections`: why the site would refuse the text. */
export function boardChange(offered: Board, before: OfficePricing, after: OfficePricing) {
  const prices: PriceChange[] = []
  const objections: MarginObjection[] = []
  for (const code of after.selection) {
    const quote = quoteIn(offered, code)
    if (quote === undefined) continue
    const own = withMargins(quote, after.margins, limitsFor(after, code))
    if (!own.ok) objections.push(own.error)
    const isNew = !before.selection.includes(code)
    const was = isNew ? null : ownPrice(quote, before.margins, limitsFor(before, code)).quote
    const change = { code, before: shown(code, was, before), after: shown(code, own.ok ? own.value : was, after) }
    if (change.before !== change.after) prices.push(change)
  }
  return { prices, objections }
}

/** A bar, which no provider has, by the gram that stands. */
export function quoteIn(offered: Board, code: InstrumentId): Quote | undefined {
  return offered.get(code) ?? barQuote(code, offered.get('KULCEALTIN'))
}

/** The last prices of these currencies, as they go or come back. */
export function haltChanges(board: Board, codes: readonly InstrumentId[], halted: boolean): PriceChange[] {
  return quotesOf(board, codes).map((quote) => {
    const { code } = quote
    return halted
      ? { code, before: figures(quote), after: UNQUOTED }
      : { code, before: UNQUOTED, after: figures(quote) }
  })
}

function shown(code: InstrumentId, quote: Quote | null, { halted }: OfficePricing): string {
  return quote === null || halted.has(code) ? UNQUOTED : figures(quote)
}

function figures({ code, buy, sell }: Quote): string {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  const figure = (side: Rate): string => toLira(roundMicros(side, decimals)).toFixed(decimals)
  return writtenSides({ buy: buy === null ? null : figure(buy), sell: figure(sell) })
}

/** "alış 47,2330 / satış 47,4770", "alış 9.978 / satış 10.095" */
export function writtenSides({ buy, sell }: { readonly buy: string | null; readonly sell: string | null }): string {
  const side = (name: string, figure: string | null): string => `${name} ${figure === null ? '—' : grouped(figure)}`
  return `${side('alış', buy)} / ${side('satış', sell)}`
}

function grouped(figure: string): string {
  const [lira = '', decimals] = figure.split('.')
  return [countText(Number(lira)), ...(decimals === undefined ? [] : [decimals])].join(',')
}
