/** The office's rules for buying banknotes, and the table that shows them on a currency's page. */

export { banknoteIslands } from './banknote-islands.ts'
export { BanknoteRules } from './BanknoteRules.tsx'
export { useBanknotes } from './use-banknotes.ts'
