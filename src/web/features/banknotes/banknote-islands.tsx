import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/** The banknote table of each currency. It is loaded lazily, because an office without rules does not need it. */
export const banknoteIslands: Readonly<Record<CurrencyCode, Island>> = byCurrency((code) =>
  island(async () => {
    const { BanknoteTable } = await import('./BanknoteTable.tsx')
    return () => <BanknoteTable code={code} />
  }, `banknot-${code}-`),
)
