import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/**
 * The sum under a page's prices: the small form of currencies, by the one that it begins with, and that of gold. The
 * code of gold's comes at once, or it would contradict the first new price of the boards.
 */
export const sumIslands: Readonly<Record<CurrencyCode | 'gold', Island>> = {
  ...byCurrency((code) =>
    island(async () => {
      const { CalculatorSection } = await import('./CalculatorSection.tsx')
      return () => <CalculatorSection code={code} />
    }, `hesap-${code}-`),
  ),
  gold: island(async () => (await import('./GoldSums.tsx')).GoldSums, 'altin-hesap-'),
}
