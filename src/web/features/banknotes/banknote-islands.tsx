import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { type Island, island } from '../../islands/index.ts'

/** The table of each currency: its code is only there where the office has rules. */
export const banknoteIslands: Readonly<Record<CurrencyCode, Island>> = byCurrency((code) =>
  island(async () => {
    const { BanknoteTable } = await import('./BanknoteTable.tsx')
    return () => <BanknoteTable code={code} />
  }, `banknot-${code}-`),
)
