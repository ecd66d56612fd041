import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/** The questions of each currency: read and opened before their code is there, which only follows the price. */
export const questionIslands: Readonly<Record<CurrencyCode, Island>> = byCurrency((code) =>
  island(async () => {
    const { CurrencyQuestions } = await import('./CurrencyQuestions.tsx')
    return () => <CurrencyQuestions code={code} />
  }, `soru-${code}-`),
)
