import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/** Maps each currency to the small calculator that starts with it. */
export const sumIslands: Readonly<Record<CurrencyCode, Island>> = byCurrency((code) =>
  island(async () => {
    const { CalculatorSection } = await import('./CalculatorSection.tsx')
    return () => <CalculatorSection code={code} />
  }, `hesap-${code}-`),
)
