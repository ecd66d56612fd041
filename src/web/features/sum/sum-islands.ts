import { currencyIslands } from '../../islands/index.ts'

/** Maps each currency to the small calculator that starts with it. */
export const sumIslands = currencyIslands(async () => {
  const { CalculatorSection, loadSumParts } = await import('./CalculatorSection.tsx')
  return { Part: CalculatorSection, loadInner: loadSumParts }
}, 'hesap')
