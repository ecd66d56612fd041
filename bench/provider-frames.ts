import { GOLD_OF_AUGUST } from '../test/fakes/gold.ts'
import { type FakePrice, priceBody } from '../test/fakes/price-body.ts'

/** The buying price, the selling price, and their change in each turn; yen are quoted per 1. */
const PAIRS: Readonly<Record<string, readonly [number, number, number]>> = {
  USDTRY: [47.233, 47.477, 1e-4],
  EURTRY: [54.61, 54.93, 1e-4],
  GBPTRY: [62.85, 63.31, 1e-4],
  CHFTRY: [58.4, 58.92, 1e-4],
  CADTRY: [34.02, 34.4, 1e-4],
  AUDTRY: [30.5, 30.88, 1e-4],
  JPYTRY: [0.312, 0.3162, 1e-6],
  SARTRY: [12.55, 12.68, 1e-4],
}
/** After this number of turns the prices start again, so that they stay within the pricing rules. */
const TURNS = 1000

/** Returns a frame of the provider in which every pair has another price than in the previous turn. */
export function providerFrame(turn: number): unknown {
  return priceBody(Date.now(), pairsOf(turn))
}

/** Returns the same frame with every metal, because providers also send metals to offices without gold. */
export function frameWithMetals(turn: number): unknown {
  const metals = Object.entries(GOLD_OF_AUGUST).map(([code, [buy, sell]]) => {
    return [code, [moved(buy, turn), moved(sell, turn)]] satisfies [string, FakePrice]
  })
  return priceBody(Date.now(), { ...pairsOf(turn), ...Object.fromEntries(metals) })
}

function pairsOf(turn: number): Record<string, FakePrice> {
  const entries = Object.entries(PAIRS).map(([code, [buy, sell, step]]) => {
    const move = (turn % TURNS) * step
    return [code, [(buy + move).toFixed(6), (sell + move).toFixed(6)]] satisfies [string, FakePrice]
  })
  return Object.fromEntries(entries)
}

/** Changes a price by its last decimal. */
function moved(price: string, turn: number): string {
  const decimals = price.split('.')[1]?.length ?? 0
  return (Number(price) + (turn % TURNS) / 10 ** decimals).toFixed(decimals)
}

/** Returns the dollar's selling price of a turn, as the office's relay sends it. */
export function dollarOf(turn: number): string {
  return (47.477 + (turn % TURNS) * 1e-4).toFixed(4)
}
