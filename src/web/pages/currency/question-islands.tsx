import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/** The questions of each currency. They work without their code, which only updates the prices in the answers. */
export const questionIslands: Readonly<Record<CurrencyCode, Island>> = byCurrency((code) =>
  island(async () => {
    const { CurrencyQuestions } = await import('./CurrencyQuestions.tsx')
    return () => <CurrencyQuestions code={code} />
  }, `soru-${code}-`),
)
