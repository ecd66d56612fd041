import { currencyIslands } from '../../islands/index.ts'

/** The questions of each currency. They work without their code, which only updates the prices in the answers. */
export const questionIslands = currencyIslands(
  async () => ({ Part: (await import('./CurrencyQuestions.tsx')).CurrencyQuestions }),
  'soru',
)
