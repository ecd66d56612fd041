import { currencyIslands } from '../../islands/index.ts'

/** The banknote table of each currency. It is loaded lazily, because an office without rules does not need it. */
export const banknoteIslands = currencyIslands(
  async () => ({ Part: (await import('./BanknoteTable.tsx')).BanknoteTable }),
  'banknot',
)
