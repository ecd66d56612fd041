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
  const entries = Object.entries(PAIRS).map(([code, [buy, sell, step]]) => {
    const move = (turn % TURNS) * step
    return [code, [(buy + move).toFixed(6), (sell + move).toFixed(6)]] satisfies [string, FakePrice]
  })
  return priceBody(Date.now(), Object.fromEntries(entries))
}

/** What the office's relay calls the dollar's selling price of that turn. */
export function dollarOf(turn: number): string {
  return (47.477 + (turn % TURNS) * 1e-4).toFixed(4)
}
