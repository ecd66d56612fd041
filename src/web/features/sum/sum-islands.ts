import { currencyIslands } from '../../islands/index.ts'

/** Maps each currency to the small calculator that starts with it. */
export const sumIslands = currencyIslands(
  async () => (await import('./CalculatorSection.tsx')).CalculatorSection,
  'hesap',
)
