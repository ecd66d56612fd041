/** Which banknotes the office buys, and at what price: the rules in force, and the table of a currency's page. */

export { banknoteIslands } from './banknote-islands.tsx'
export { BanknoteRules } from './BanknoteRules.tsx'
export { useBanknotes } from './use-banknotes.ts'
