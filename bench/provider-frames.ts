import { GOLD_OF_AUGUST } from '../test/fakes/gold.ts'
import { type FakePrice, priceBody } from '../test/fakes/price-body.ts'

/** Buys, sells, and by how much both move with each turn; yen per 1. */
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
/** Then it begins again, so that no pair goes further than its rules allow. */
const TURNS = 1000

/** What a provider says when every pair is at another price than a turn before. */
export function providerFrame(turn: number): unknown {
  return priceBody(Date.now(), pairsOf(turn))
}

/** The same with every metal, as providers say it whether an office shows them or not. */
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

/** By its own last decimal. */
function moved(price: string, turn: number): string {
  const decimals = price.split('.')[1]?.length ?? 0
  return (Number(price) + (turn % TURNS) / 10 ** decimals).toFixed(decimals)
}

/** What the office's relay calls the dollar's selling price of that turn. */
export function dollarOf(turn: number): string {
  return (47.477 + (turn % TURNS) * 1e-4).toFixed(4)
}
